import { load } from 'cheerio';
import { buildModule } from './build-module.ts';

/** What stands for a field of the answer in `src/sketch/sketch.tsx`. */
const field = /^\{(\w+)\}$/;
/** Attributes with words, and those for somebody who uses the page. */
const meaning = /^(?:aria-(?!hidden)[\w-]+|id|tabindex|role|placeholder|title|alt|src)$/;
const blank = '\u00a0';

/**
 * Draws the templates of the html, by id. What belongs to no language has no words, which are known in the browser only:
 * where they will be is a space of their height.
 */
export async function drawTemplates(): Promise<Readonly<Record<string, string>>> {
  const code = await buildModule('src/sketch/sketch.tsx', 'es');
  const sketch: { readonly draw: () => Promise<Readonly<Record<string, string>>> } = await import(
    `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
  );
  const drawn = Object.entries(await sketch.draw());
  return Object.fromEntries(drawn.map(([id, html]) => [id, withoutWords(html)]));
}

function withoutWords(html: string): string {
  const page = load(html, null, false);
  // React asks for the pictures that come first.
  page('link').remove();
  const drawn = page.root().find('*').not('[lang], [lang] *');
  for (const { attribs } of drawn) {
    const source = field.exec(attribs.src ?? '')?.[1];
    if (source !== undefined) attribs['data-source'] = source;
    for (const name of Object.keys(attribs)) if (meaning.test(name)) delete attribs[name];
  }
  drawn.filter('a').removeAttr('href');
  for (const text of drawn.not('[translate=no]').contents()) {
    if (text.type !== 'text') continue;
    const said = field.exec(text.data)?.[1];
    if (said !== undefined) page(text).parent().attr('data-say', said);
    text.data = blank;
  }
  return page.html();
}
