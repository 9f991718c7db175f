import { computeAccessibleName } from 'dom-accessibility-api';

/** A whole text, or what a part of it looks like. */
export type Name = string | RegExp;

const selectors = {
  alert: '[role="alert"]',
  alertdialog: '[role="alertdialog"]',
  article: 'article',
  button: 'button:not([role]), summary',
  checkbox: 'input[type="checkbox"]',
  dialog: 'dialog:not([role])',
  form: 'form',
  heading: 'h1, h2, h3, h4',
  link: 'a[href]',
  list: 'ul, ol',
  main: 'main',
  navigation: 'nav',
  radio: 'input[type="radio"]',
  region: 'section[aria-label], section[aria-labelledby]',
  spinbutton: '[role="spinbutton"]',
  status: 'output, [role="status"]',
  timer: '[role="timer"]',
} as const;
const fields = 'input, select, textarea';

export type Role = keyof typeof selectors;

/** The parts of a page that have a role, and a name if one is given; what is hidden is not there. */
export function partsOf(place: HTMLElement, role: Role, name?: Name): readonly HTMLElement[] {
  return shown(place, selectors[role]).filter(
    (element) => name === undefined || is(computeAccessibleName(element, plain), name),
  );
}

export function fieldsOf(place: HTMLElement, label: Name): readonly HTMLElement[] {
  return shown(place, fields).filter((element) => is(computeAccessibleName(element, plain), label));
}

/** The innermost parts that say a text. */
export function textsOf(place: HTMLElement, text: Name): readonly HTMLElement[] {
  const saying = [...place.querySelectorAll<HTMLElement>('*')].filter((element) =>
    is(element.textContent ?? '', text),
  );
  return saying.filter(
    (element) => !isHidden(element) && !saying.some((other) => other !== element && element.contains(other)),
  );
}

/** What stands on the page, for the sentence of a test that failed. */
export function textOf(place: HTMLElement): string {
  const texts = [...(place.querySelector('main') ?? place).querySelectorAll('*')]
    .filter(({ childElementCount }) => childElementCount === 0)
    .map(({ textContent }) => textContent);
  return texts.filter(Boolean).join(' | ').slice(0, 2_000);
}

function shown(place: HTMLElement, selector: string): readonly HTMLElement[] {
  return [...place.querySelectorAll<HTMLElement>(selector)].filter((element) => !isHidden(element));
}

/** No style sheet is loaded, so nothing is hidden by one. */
function isHidden(element: Element): boolean {
  for (let part: Element | null = element; part !== null; part = part.parentElement) {
    const isAway = part.hasAttribute('hidden') || part.hasAttribute('inert');
    const isClosed = part.tagName === 'DIALOG' && !part.hasAttribute('open');
    if (isAway || isClosed || part.getAttribute('aria-hidden') === 'true' || isFolded(part)) return true;
  }
  return false;
}

function isFolded({ tagName, parentElement }: Element): boolean {
  return parentElement?.tagName === 'DETAILS' && tagName !== 'SUMMARY' && !parentElement.hasAttribute('open');
}

function is(text: string, wanted: Name): boolean {
  const said = text.replaceAll(/\s+/g, ' ').trim();
  return typeof wanted === 'string' ? said === wanted : wanted.test(said);
}

const style: Readonly<Record<string, string>> = { display: 'inline', visibility: 'visible', content: 'none' };
const declaration = { ...style, getPropertyValue: (name: string) => style[name] ?? '' };
/** Names do not come out of style sheets here, and asking for styles takes most of the time. */
const plain = {
  computedStyleSupportsPseudoElements: false,
  getComputedStyle: () => declaration as unknown as CSSStyleDeclaration,
};
