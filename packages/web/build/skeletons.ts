import { load } from 'cheerio';
import { buildModule } from './build-module.ts';

/** A placeholder for a field of the response in `src/skeletons/skeletons.tsx`. */
const field = /^\{(\w+)\}$/;
/** Attributes with text, and those for assistive technology and interaction. */
const meaning = /^(?:aria-(?!hidden)[\w-]+|id|tabindex|role|placeholder|title|alt|src)$/;

/**
 * Renders the skeleton templates, by id. Skeletons that serve all languages contain no text, because the
 * language is known only in the browser: an empty space of the same height replaces it. The error keeps its text.
 */
export async function drawTemplates(): Promise<Readonly<Record<string, string>>> {
  const { chunk } = await buildModule('src/skeletons/skeletons.tsx', 'es');
  const module: { readonly draw: () => Promise<Readonly<Record<string, string>>> } = await import(
    `data:text/javascript;base64,${Buffer.from(chunk.code).toString('base64')}`
  );
  const templates = Object.entries(await module.draw());
  return Object.fromEntries(templates.map(([id, html]) => [id, withoutWords(id, html)]));
}

function withoutWords(id: string, html: string): string {
  if (id.startsWith('missing-')) return html;
  const page = load(html, null, false);
  // React also renders preload links for the first pictures.
  page('link').remove();
  const elements = page.root().find('*');
  for (const { attribs } of elements) {
    const source = field.exec(attribs.src ?? '')?.[1];
    if (source !== undefined) attribs['data-source'] = source;
    for (const name of Object.keys(attribs)) if (meaning.test(name)) delete attribs[name];
  }
  elements.filter('a').removeAttr('href');
  for (const text of elements.not('[translate=no]').contents()) {
    if (text.type !== 'text') continue;
    const fieldName = field.exec(text.data)?.[1];
    if (fieldName !== undefined) page(text).parent().attr('data-field', fieldName);
    text.data = '\u00a0';
  }
  return page.html();
}
