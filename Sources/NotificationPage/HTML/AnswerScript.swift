/// The part of the page's script that saves answers as a file for `pushwright review import`.
///
/// It refuses what the import would refuse, so that the mistake is found while its author is there.
enum AnswerScript {
  static let text: Markup = """

    (function () {
      'use strict';
      var $ = function (id) { return document.getElementById(id); };
      var all = function (query) { return Array.from(document.querySelectorAll(query)); };
      var bytes = function (text) { return new Blob([text]).size; };
      var isChanged = false;
      function state(set) { return set.querySelector('input:checked').value; }
      function reason(set) { return set.querySelector('.nt input'); }
      function sync(set) { reason(set).disabled = state(set) !== 'rejected'; }
      function fault(name, mail) {
        if (bytes(name) > 254 || /[\\p{C}\\p{Zl}\\p{Zp}<>]/u.test(name)) {
          return [$('wn'), 'Shorten your name, and leave out < and > and invisible characters.'];
        }
        if (mail.length > 254 || !/^[!#-;=?-[\\]-~]+$/.test(mail)
            || !/^[^@]+@[^@]+$/.test(mail)) {
          return [$('wm'), 'Enter your e-mail address, such as ada@example.com.'];
        }
        return null;
      }
      function long(sets) {
        var set = sets.find(function (set) {
          return state(set) === 'rejected' && bytes(reason(set).value) > 2000;
        });
        return set
          ? [reason(set), 'Shorten the reason for ' + set.dataset.l + ' to 2000 bytes.'] : null;
      }
      function entries(set, devices) {
        var entry = { locale: set.dataset.l, state: state(set), note: '', texts: set.dataset.h };
        if (entry.state === 'rejected') {
          entry.note = reason(set).value.trim().replace(/\\p{Cs}/gu, '\\ufffd');
          return [entry];
        }
        // The import compares the devices that were seen with those of the project.
        return devices.map(function (device) {
          return Object.assign({ device: device }, entry);
        });
      }
      function download(text, name) {
        var link = document.createElement('a');
        var url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
        link.href = url;
        link.download = name;
        document.body.append(link);
        link.click();
        link.remove();
        setTimeout(function () { URL.revokeObjectURL(url); }, 60000);
      }
      function fileName(data) {
        var last = data.d.split('/').pop().replace(/\\.[^.]*$/, '');
        var name = (data.h || last).replace(/[^\\p{L}\\p{N}._-]/gu, '_').replace(/^\\.+/, '');
        return Array.from(name || 'draft').slice(0, 64).join('') + '.answers.json';
      }
      function save(button) {
        var data = button.dataset;
        var output = button.nextElementSibling;
        var sets = all('#' + data.s + ' .aw').filter(state);
        var name = $('wn').value.trim();
        var mail = $('wm').value.trim();
        var problem = sets.length
          ? fault(name, mail) || long(sets) : [button, 'Approve or reject a locale first.'];
        [$('wn'), $('wm')].concat(all('.nt input')).forEach(function (field) {
          field.removeAttribute('aria-invalid');
        });
        if (problem) {
          output.textContent = problem[1];
          if (problem[0] !== button) { problem[0].setAttribute('aria-invalid', 'true'); }
          var section = problem[0].closest('.l');
          if (section) { section.hidden = false; }
          problem[0].focus();
          return;
        }
        var devices = data.o.split(' ');
        var file = {
          schema: 'pushwright-answers', version: 1, payload: data.h || null, draft: data.d,
          reviewer: { name: name, email: mail },
          answers: sets.flatMap(function (set) { return entries(set, devices); })
        };
        download(JSON.stringify(file, null, 2) + '\\n', fileName(data));
        button.isSaved = true;
        isChanged = all('[data-s]').some(function (other) {
          return !other.isSaved && all('#' + other.dataset.s + ' .aw').some(state);
        });
        output.textContent = 'Saved ' + fileName(data) + ' with the answers for ' + sets.length
          + (sets.length === 1 ? ' locale.' : ' locales.');
      }
      all('.aw').forEach(function (set) {
        sync(set);
        set.hidden = false;
        set.addEventListener('input', function () {
          sync(set);
          isChanged = true;
          all('[data-s]').forEach(function (button) {
            if (set.closest('#' + button.dataset.s)) { button.isSaved = false; }
          });
        });
      });
      all('[data-s]').forEach(function (button) {
        button.addEventListener('click', function () { save(button); });
      });
      addEventListener('beforeunload', function (event) {
        if (isChanged) { event.preventDefault(); }
      });
      $('answers').hidden = false;
    })();

    """
}
