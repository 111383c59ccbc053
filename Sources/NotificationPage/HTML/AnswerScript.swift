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
      function sync(set) {
        var box = set.querySelector('.bw');
        reason(set).disabled = state(set) !== 'rejected';
        if (!box) { return; }
        box.hidden = state(set) !== 'reviewed';
        if (box.hidden) { box.querySelector('input').checked = false; }
      }
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
      function open(sets) {
        var set = sets.find(function (set) {
          var box = set.querySelector('.bw:not([hidden]) input');
          return box && !box.checked;
        });
        return set ? [set.querySelector('.bw input'), 'Confirm your approval of ' + set.dataset.l
          + ' in its last line, or choose another answer.'] : null;
      }
      function mute(sets) {
        var set = sets.find(function (set) {
          return state(set) === 'rejected'
            && !/[^\\u0000-\\u0020\\u007f]/.test(reason(set).value.trim());
        });
        return set ? [reason(set), 'Say why you reject ' + set.dataset.l + '.'] : null;
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
        // The box above has asked about them.
        if (set.dataset.x) { entry.overrides = JSON.parse(set.dataset.x); }
        // The import compares the devices that were seen with those of the project.
        return devices.map(function (device) {
          return Object.assign({ device: device }, entry);
        });
      }
      function isUnseen(set) {
        var part = set.closest('.dr');
        var cards = Array.from(set.closest('.l').querySelectorAll('.d'))
          .concat(Array.from(part.querySelectorAll('.al .d')));
        return state(set) === 'reviewed'
          && (set.closest('.l').hidden || cards.some(function (card) { return card.hidden; }));
      }
      function showAll() {
        $('fw').checked = $('fr').checked = false;
        $('fq').value = '';
        all('[data-f]').forEach(function (box) { box.checked = true; });
        $('fl').dispatchEvent(new Event('input'));
      }
      // An approval counts for cards that its author can see.
      function hidden(sets, button) {
        var unseen = sets.filter(isUnseen);
        if (!unseen.length) { return null; }
        var names = unseen.slice(0, 3).map(function (set) { return set.dataset.l; }).join(', ')
          + (unseen.length > 3 ? ' and ' + (unseen.length - 3) + ' more' : '');
        showAll();
        return [button, 'Not saved yet: a filter hid cards that you approve (' + names
          + '). They show now. Look at them, then save again.'];
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
          ? fault(name, mail) || open(sets) || mute(sets) || long(sets) || hidden(sets, button) : [button, 'Approve or reject a locale first.'];
        [$('wn'), $('wm')].concat(all('.nt input, .bw input')).forEach(function (field) {
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
