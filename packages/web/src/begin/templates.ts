/** Clones a template of the HTML; null if it does not exist. */
export function copyOf(id: string): DocumentFragment | null {
  const template = document.getElementById(id);
  return template instanceof HTMLTemplateElement ? document.importNode(template.content, true) : null;
}

/** Returns the content of a template filled with the fields of an object; undefined for an unusable object. */
export function drawnWith(id: string, thing: unknown): Iterable<Node> | undefined {
  const copy = copyOf(id);
  if (copy === null || typeof thing !== 'object' || thing === null) return undefined;
  const facts = new Map<string, unknown>(Object.entries(thing));
  const fact = (name = '') => String(facts.get(name) ?? '');
  for (const element of copy.querySelectorAll<HTMLElement | SVGElement>('[data-say]')) {
    element.textContent = fact(element.dataset.say);
  }
  for (const element of copy.querySelectorAll<HTMLElement>('[data-goods-colour]')) {
    element.dataset.goodsColour = fact('goods_color');
  }
  for (const picture of copy.querySelectorAll('img')) {
    const source = fact(picture.dataset.source);
    if (source === '' || fact('video') !== '') picture.remove();
    else picture.src = source;
  }
  return copy.firstElementChild?.childNodes;
}
