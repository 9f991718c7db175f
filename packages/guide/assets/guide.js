// The behavior of a guide page: color scheme, copy buttons, search. A classic script that runs before the page
// is painted.
const root = document.documentElement;
const schemeKey = 'guide-scheme';
const schemes = ['light', 'dark'];
const mostFound = 12;
const around = 70;

try {
  const scheme = localStorage.getItem(schemeKey);
  if (schemes.includes(scheme)) root.dataset.theme = scheme;
} catch {
  // Without storage the system's scheme applies.
}

document.addEventListener('DOMContentLoaded', () => {
  offerSchemes();
  offerCopies();
  foldPages();
  offerSearch();
});

function offerSchemes() {
  const button = document.querySelector('.scheme');
  button.hidden = false;
  button.addEventListener('click', () => {
    const isDark = root.dataset.theme
      ? root.dataset.theme === 'dark'
      : matchMedia('(prefers-color-scheme: dark)').matches;
    root.dataset.theme = isDark ? 'light' : 'dark';
    try {
      localStorage.setItem(schemeKey, root.dataset.theme);
    } catch {
      // Without storage the choice lasts until the page is closed.
    }
  });
}

/** Copies a shell block without its comments, because not every shell supports them. */
function offerCopies() {
  if (!navigator.clipboard) return;
  for (const block of document.querySelectorAll('pre')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'copy';
    button.textContent = 'Copy';
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(block.querySelector('code').textContent);
      button.textContent = 'Copied';
      setTimeout(() => {
        button.textContent = 'Copy';
      }, 2000);
    });
    const frame = document.createElement('div');
    frame.className = 'program';
    block.replaceWith(frame);
    frame.append(block, button);
  }
}

/** Collapses the navigation on a phone, where it is above the text. */
function foldPages() {
  const narrow = matchMedia('(max-width: 60rem)');
  const fold = () => {
    document.querySelector('.pages').open = !narrow.matches;
  };
  fold();
  narrow.addEventListener('change', fold);
  document.querySelector('.pages [aria-current]')?.scrollIntoView?.({ block: 'nearest' });
}

function offerSearch() {
  const search = document.querySelector('search');
  const input = search.querySelector('input');
  const results = search.querySelector('.found');
  search.hidden = false;
  input.addEventListener('focus', loadSections, { once: true });
  input.addEventListener('input', () => show(input.value, results));
  addEventListener('guide:sections', () => show(input.value, results));
  document.addEventListener('keydown', (event) => {
    const typing = /^(?:INPUT|TEXTAREA|SELECT)$/.test(document.activeElement?.tagName ?? '');
    if (event.key === '/' && !typing && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      input.focus();
    } else if (event.key === 'Escape' && !results.hidden) {
      results.hidden = true;
      input.focus();
    } else if (event.key === 'Enter' && event.target === input) {
      results.querySelector('a')?.click();
    }
  });
  document.addEventListener('click', ({ target }) => {
    if (!search.contains(target) || target.closest('a')) results.hidden = true;
  });
  search.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && !search.contains(relatedTarget)) results.hidden = true;
  });
}

/** Loads the index as a script, because fetch fails for file URLs. */
function loadSections() {
  const script = document.createElement('script');
  script.src = 'search.js';
  script.onload = () => dispatchEvent(new Event('guide:sections'));
  document.head.append(script);
}

function show(typed, results) {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const sections = globalThis.guideSections ?? [];
  results.hidden = words.length === 0 || sections.length === 0;
  if (results.hidden) return;
  const hits = sections
    .map((section) => ({ section, rank: rankOf(section, words) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank);
  results.querySelector('p').textContent = countOf(hits.length);
  results
    .querySelector('ul')
    .replaceChildren(...hits.slice(0, mostFound).map(({ section }) => row(section, words)));
}

function countOf(number) {
  if (number === 0) return 'Nothing found';
  if (number === 1) return '1 place';
  return number > mostFound ? `The best ${mostFound} of ${number} places` : `${number} places`;
}

/** 0 if a word is missing; a match in the heading ranks higher than one in the text. */
function rankOf({ title, page, text }, words) {
  const [inTitle, inPage, inText] = [title, page, text].map((part) => part.toLowerCase());
  let rank = 0;
  for (const word of words) {
    if (inTitle.includes(word)) rank += inTitle.startsWith(word) ? 12 : 8;
    else if (inPage.includes(word)) rank += 3;
    else if (inText.includes(word)) rank += 1;
    else return 0;
  }
  return rank;
}

function row({ href, page, title, text }, words) {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = href;
  const name = document.createElement('strong');
  name.textContent = title;
  const where = document.createElement('span');
  where.textContent = page;
  const excerpt = document.createElement('small');
  const at = Math.max(0, ...words.map((word) => text.toLowerCase().indexOf(word)));
  const from = Math.max(0, at - around);
  excerpt.textContent = `${from > 0 ? '…' : ''}${text.slice(from, at + around)}`;
  link.append(name, where, excerpt);
  item.append(link);
  return item;
}
