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
      function nameOf(tag, language) {
        try {
          return new Intl.DisplayNames([language], { type: 'language', fallback: 'none' }).of(tag)
            || '';
        } catch (_) { return ''; }
      }
      // A reader who types francais looks for français.
      function plain(text) {
        return text.normalize('NFD').replace(/\\p{M}/gu, '').toLowerCase().trim();
      }
      function words(text) { return ' ' + plain(text).replace(/[^\\p{L}\\p{N}]+/gu, ' '); }
      sections.forEach(function (section) {
        var tag = section.dataset.n;
        var name = nameOf(tag, 'en');
        section.querySelector('.nm').textContent = name;
        section.tags = [plain(section.dataset.t), plain(tag)];
        section.words = words(name) + words(nameOf(tag, tag));
      });
      // A tag or a word of a name begins like this: ‘ar’ finds Arabic, and not Bulgarian.
      function isNamed(section, start) {
        return section.tags.some(function (tag) { return tag.startsWith(start); })
          || section.words.includes(words(start));
      }
      function run() {
        var start = plain($('fq').value);
        var count = 0;
        sections.forEach(function (section) {
          var isHidden = $('fw').checked && section.dataset.v === 'o'
            || $('fr').checked && section.dataset.r === '1'
            || !isNamed(section, start);
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
      // Also if the reader comes back to the page, and the browser restores what was set.
      addEventListener('pageshow', run);
      run();

      // The bar covers nothing that the reader jumps to.
      var bar = document.querySelector('.bar');
      function clear() {
        var isSticky = getComputedStyle(bar).position === 'sticky';
        document.documentElement.style.scrollPaddingTop =
          isSticky ? bar.offsetHeight + 12 + 'px' : '';
      }
      addEventListener('resize', clear);
      new ResizeObserver(clear).observe(bar);
    })();

    """
}
