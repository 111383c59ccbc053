/// The page's script, one constant text: filters, the languages' names where the browser knows them, and answers.
///
/// It reads attributes and writes texts, never markup.
enum PageScript {
  static let text: Markup = "\(filters)\(AnswerScript.text)"

  private static let filters: Markup = """

    (function () {
      'use strict';
      var $ = function (id) { return document.getElementById(id); };
      var all = function (query) { return Array.from(document.querySelectorAll(query)); };
      var sections = all('.l[id]');
      var names = null;
      try { names = new Intl.DisplayNames(['en'], { type: 'language' }); } catch (_) {}
      sections.forEach(function (section) {
        var tag = section.dataset.n;
        section.words = (section.dataset.t + ' ' + tag).toLowerCase();
        try {
          var name = names && tag ? names.of(tag) : tag;
          if (name === tag) { return; }
          section.querySelector('.nm').textContent = name;
          section.words += ' ' + name.toLowerCase();
        } catch (_) {}
      });
      function run() {
        var words = $('fq').value.trim().toLowerCase();
        var count = 0;
        sections.forEach(function (section) {
          var isHidden = $('fw').checked && section.dataset.v === 'o'
            || $('fr').checked && section.dataset.r === '1'
            || section.words.indexOf(words) < 0;
          section.hidden = isHidden;
          if (!isHidden) { count += 1; }
        });
        all('[data-f]').forEach(function (box) {
          all('.d').forEach(function (card) {
            if (card.dataset.p === box.dataset.f) { card.hidden = !box.checked; }
          });
        });
        $('fo').textContent = count === sections.length ? '' : count + ' of ' + sections.length;
      }
      $('fl').hidden = false;
      $('fl').addEventListener('input', run);
      run();
    })();

    """
}
