import type { Element } from 'happy-dom';
import { Window } from 'happy-dom';
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
  const { document } = new Window();
  document.body.innerHTML = html;
  // React asks for the pictures that come first.
  for (const preload of document.querySelectorAll('link')) preload.remove();
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest('[lang]') !== null) continue;
    dropMeaning(element);
    if (element.getAttribute('translate') !== 'no') dropText(element);
  }
  return document.body.innerHTML;
}

function dropMeaning(element: Element): void {
  const [, source] = field.exec(element.getAttribute('src') ?? '') ?? [];
  if (source !== undefined) element.setAttribute('data-source', source);
  for (const name of element.getAttributeNames()) if (meaning.test(name)) element.removeAttribute(name);
  if (element.localName === 'a') element.removeAttribute('href');
}

function dropText(element: Element): void {
  for (const text of element.childNodes) {
    if (text.nodeType !== text.TEXT_NODE) continue;
    const [, said] = field.exec(text.textContent) ?? [];
    if (said !== undefined) element.setAttribute('data-say', said);
    text.textContent = blank;
  }
}
