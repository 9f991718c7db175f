import { lexer } from 'marked';
import type { GuidePage } from './guide-pages.ts';
import { plain } from './render-markdown.ts';
import { createSlugs } from './slugs.ts';

/** A heading with the text below it, as an entry of the search index. */
export interface SearchSection {
  /** URL relative to any page of the site. */
  readonly href: string;
  readonly page: string;
  readonly title: string;
  readonly text: string;
}

/** Returns the search index of a page: one entry per heading. */
export function searchSections(text: string, { name, label }: GuidePage): readonly SearchSection[] {
  const slug = createSlugs();
  const sections: { href: string; page: string; title: string; text: string }[] = [];
  for (const token of lexer(text)) {
    if (token.type === 'heading') {
      const address = token.depth === 1 ? `${name}.html` : `${name}.html#${slug(token.text)}`;
      if (token.depth === 1) slug(token.text);
      sections.push({ href: address, page: label, title: plain(token.text), text: '' });
    } else {
      const section = sections.at(-1);
      if (section !== undefined) section.text += `${wordsOf(token.raw)} `;
    }
  }
  return sections.map((section) => ({ ...section, text: section.text.trim() }));
}

function wordsOf(markdown: string): string {
  return plain(markdown)
    .replaceAll(/^[|\s:-]+$/gm, ' ')
    .replaceAll(/[|#>]|<!--.*?-->/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
