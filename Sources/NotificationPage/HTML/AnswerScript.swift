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
      var note = $('er');
      function state(set) {
        var choice = set.querySelector('[type=radio]:checked');
        return choice ? choice.value : '';
      }
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
          var box = set.querySelector('.bw input');
          return box && state(set) === 'reviewed' && !box.checked;
        });
        return set ? [set.querySelector('.bw input'), 'Confirm your approval of ' + set.dataset.l
          + ' by ticking its box, or choose another answer.'] : null;
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
        return [button, 'A filter hid cards that you approve (' + names
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
        var name = last.replace(/[^\\p{L}\\p{M}\\p{N}._-]/gu, '_').replace(/^[.-]+/, '');
        var hash = data.h.replace(/[^0-9a-f]/g, '').slice(0, 8);
        return Array.from(name || 'draft').slice(0, 56).join('') + (hash && '-' + hash)
          + '.answers.json';
      }
      function forget() {
        note.hidden = true;
        all('[aria-invalid]').forEach(function (field) {
          field.removeAttribute('aria-invalid');
          field.removeAttribute('aria-describedby');
        });
      }
      // At the button and at the field, which may be far apart.
      function explain(field, words, button) {
        var output = button.nextElementSibling;
        output.textContent = 'Nothing saved yet. ' + words;
        if (field === button) {
          button.focus({ preventScroll: true });
          output.scrollIntoView({ block: 'center' });
          return;
        }
        var section = field.closest('.l');
        if (section && section.hidden) { showAll(); }
        note.textContent = output.textContent;
        field.closest('label').after(note);
        note.hidden = false;
        field.setAttribute('aria-invalid', 'true');
        field.setAttribute('aria-describedby', note.id);
        field.focus({ preventScroll: true });
        note.scrollIntoView({ block: 'center' });
      }
      function save(button) {
        var data = button.dataset;
        all('.aw').forEach(sync);
        var sets = all('#' + data.s + ' .aw').filter(state);
        var name = $('wn').value.trim();
        var mail = $('wm').value.trim();
        var problem = sets.length
          ? fault(name, mail) || open(sets) || mute(sets) || long(sets) || hidden(sets, button)
          : [button, 'Approve or reject a locale first.'];
        forget();
        if (problem) { return explain(problem[0], problem[1], button); }
        var devices = data.o.split(' ');
        var file = {
          schema: 'pushwright-answers', version: 1, payload: data.h || null, draft: data.d,
          reviewer: { name: name, email: mail },
          answers: sets.flatMap(function (set) { return entries(set, devices); })
        };
        download(JSON.stringify(file, null, 2) + '\\n', fileName(data));
        button.isSaved = true;
        button.nextElementSibling.textContent = 'Saved ' + fileName(data) + ' with the answers for ' + sets.length
          + (sets.length === 1 ? ' locale.' : ' locales.');
      }
      all('.aw').forEach(function (set) {
        sync(set);
        set.hidden = false;
        set.addEventListener('input', function () {
          sync(set);
          all('[data-s]').forEach(function (button) {
            if (set.closest('#' + button.dataset.s)) { button.isSaved = false; }
          });
        });
      });
      all('[data-s]').forEach(function (button) {
        button.addEventListener('click', function () { save(button); });
      });
      document.addEventListener('input', forget);
      // Also answers that the browser has restored are lost if the reader leaves.
      addEventListener('beforeunload', function (event) {
        var isChanged = all('[data-s]').some(function (button) {
          return !button.isSaved && all('#' + button.dataset.s + ' .aw').some(state);
        });
        if (isChanged) { event.preventDefault(); }
      });
      addEventListener('pageshow', function (event) {
        all('.aw').forEach(function (set) {
          var box = set.querySelector('.bw input');
          // A browser that restores an answer asks its question again.
          if (box && !event.persisted) { box.checked = false; }
          sync(set);
        });
      });
      $('answers').hidden = false;
    })();

    """
}
