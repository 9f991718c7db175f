import { pictureSources } from '@signal-shop/sdk/rules/picture-sources';

/** Clones a template of the HTML; null if it does not exist. */
export function copyOf(id: string): DocumentFragment | null {
  const template = document.getElementById(id);
  return template instanceof HTMLTemplateElement ? document.importNode(template.content, true) : null;
}

/** Returns the content of a template filled with the fields of an object; undefined for an unusable object. */
export function fillTemplate(id: string, thing: unknown): Iterable<Node> | undefined {
  const copy = copyOf(id);
  if (copy === null || typeof thing !== 'object' || thing === null) return undefined;
  const facts = new Map<string, unknown>(Object.entries(thing));
  const fact = (name = '') => String(facts.get(name) ?? '');
  for (const element of copy.querySelectorAll<HTMLElement | SVGElement>('[data-field]')) {
    element.textContent = fact(element.dataset.field);
  }
  for (const element of copy.querySelectorAll<HTMLElement>('[data-goods-colour]')) {
    element.dataset.goodsColour = fact('goods_color');
  }
  for (const picture of copy.querySelectorAll('img')) {
    const source = fact(picture.dataset.source);
    if (source === '' || fact('video') !== '') picture.remove();
    else {
      // Select the same file as the page, so that the browser loads it once. Set `srcset` first, or the browser starts loading `src`.
      const { src, srcSet = '' } = pictureSources(source);
      picture.srcset = srcSet;
      picture.src = src;
    }
  }
  return copy.firstElementChild?.childNodes;
}
