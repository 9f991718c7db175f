import { escapeHtml } from './escape-html.ts';
import type { GuidePage } from './guide-pages.ts';
import { chapters, pages } from './guide-pages.ts';
import type { Heading, RenderedPage } from './render-markdown.ts';

/** How the page is served: by the mock server, with links to its live pages, or as a static file. */
export type GuideKind = 'live' | 'static';

/** Allows only files of the site: no inline scripts or styles, no other origin. */
export const guidePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const references = {
  live: { shop: '../docs', control: '../docs/control' },
  static: { shop: 'reference/index.html', control: 'reference/control.html' },
} as const satisfies Record<GuideKind, Record<string, string>>;

/** Preloading fails for file URLs. */
const face = '<link rel="preload" href="geologica.woff2" as="font" type="font/woff2" crossorigin>\n';

/** Renders a whole page: the frame and the body. */
export function pageHtml(page: GuidePage, { title, html, headings }: RenderedPage, kind: GuideKind): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="content-security-policy" content="${guidePolicy}">
<title>${escapeHtml(title === 'signal' ? title : `${title} · signal`)}</title>
<link rel="icon" href="data:,">
${kind === 'live' ? face : ''}<link rel="stylesheet" href="tokens.css">
<link rel="stylesheet" href="top.css">
<link rel="stylesheet" href="search.css">
<link rel="stylesheet" href="frame.css">
<link rel="stylesheet" href="article.css">
<script src="guide.js"></script>
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
${top(kind)}
<div class="frame">
<details class="pages" open><summary>All pages</summary>
<nav aria-label="Pages">${navigation(page, kind)}</nav></details>
<main id="content" tabindex="-1">
<article>${html}</article>
${beside(page)}
</main>
${contents(headings)}
</div>
</body>
</html>
`;
}

function top(kind: GuideKind): string {
  const tool = kind === 'live' ? '<a href="../../__mock">Control page</a>' : '';
  return `<header>
<a class="brand" href="index.html">signal <span>guide</span></a>
<search hidden><label><span class="hidden">Search the guide</span><input type="search" placeholder="Search, or press /" autocomplete="off" spellcheck="false"></label>
<div class="found" hidden><p role="status"></p><ul></ul></div></search>
<nav aria-label="Elsewhere"><a href="${references[kind].shop}">Reference</a>${tool}</nav>
<button type="button" class="scheme" hidden aria-label="Light or dark"></button>
</header>`;
}

function navigation(here: GuidePage, kind: GuideKind): string {
  return chapters
    .map(({ title, pages: inside }) => {
      const links = inside.map(({ name, label }) => {
        const current = name === here.name ? ' aria-current="page"' : '';
        return `<li><a href="${name}.html"${current}>${escapeHtml(label)}</a></li>`;
      });
      return `<h2>${escapeHtml(title)}</h2><ul>${[...links, ...referencesIn(title, kind)].join('')}</ul>`;
    })
    .join('\n');
}

/** The API reference consists of separate pages, which another program generates. */
function referencesIn(chapter: string, kind: GuideKind): readonly string[] {
  const { shop, control } = references[kind];
  if (chapter === 'Integrators') return [`<li><a href="${shop}">API reference, with examples</a></li>`];
  if (chapter === 'The mock server') return [`<li><a href="${control}">Control API reference</a></li>`];
  return [];
}

function contents(headings: readonly Heading[]): string {
  const sections = headings.filter(({ depth }) => depth === 2 || depth === 3);
  if (sections.length < 2) return '';
  const links = sections.map(
    ({ id, depth, title }) => `<li class="depth-${depth}"><a href="#${id}">${escapeHtml(title)}</a></li>`,
  );
  return `<nav class="contents" aria-label="On this page"><p>On this page</p><ul>${links.join('')}</ul></nav>`;
}

function beside(here: GuidePage): string {
  const at = pages.findIndex(({ name }) => name === here.name);
  const link = (page: GuidePage | undefined, rel: 'prev' | 'next') =>
    page === undefined ? '' : `<a rel="${rel}" href="${page.name}.html">${escapeHtml(page.label)}</a>`;
  return `<footer><nav aria-label="Previous and next page">${link(pages[at - 1], 'prev')}${link(pages[at + 1], 'next')}</nav>
<p>Source: <code>${escapeHtml(here.source)}</code>.</p></footer>`;
}
