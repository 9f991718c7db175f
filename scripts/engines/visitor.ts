import { setTimeout as pause } from 'node:timers/promises';
import type { BidiPage } from './bidi.ts';

const patienceMs = 30_000;
const betweenMs = 100;

/** The actions of a shopper on a page, by the names that the shopper reads. */
export interface Visitor {
  readonly press: (name: string, scope?: string) => Promise<void>;
  readonly fill: (label: string, text: string) => Promise<void>;
  readonly choose: (label: string, value: string) => Promise<void>;
  readonly waitForText: (text: string) => Promise<void>;
  readonly waitForPath: (pattern: RegExp) => Promise<void>;
}

export function visitorOf(page: BidiPage): Visitor {
  const until = async (what: string, isDone: () => Promise<unknown>): Promise<void> => {
    const end = performance.now() + patienceMs;
    while ((await isDone()) !== true) {
      if (performance.now() > end) throw new Error(`${what} after ${patienceMs / 1_000} s`);
      await pause(betweenMs);
    }
  };
  return {
    press: (name, scope = 'body') =>
      until(`nothing is called “${name}”`, () => page.press(findControl, name, scope)),
    fill: async (label, text) => {
      await until(`no field is called “${label}”`, () => page.call(focusField, label));
      await page.type(text);
    },
    choose: async (label, value) => {
      await until(`“${label}” has no ${value}`, () => page.call(chooseOption, label, value));
    },
    waitForText: (text) => until(`no text “${text}”`, () => page.call(hasText, text)),
    waitForPath: (pattern) =>
      until(`another page than ${pattern}`, async () => pattern.test(String(await page.call(currentPath)))),
  };
}

// These functions run in the page, each by its text: none of them uses anything outside of itself.

function findControl(name: string, scope: string): Element | null {
  const controls = document.querySelectorAll(`${scope} button, ${scope} a[href], ${scope} input[type=radio]`);
  const found = [...controls].find((control) => {
    const label =
      control instanceof HTMLInputElement ? control.labels?.[0]?.textContent : control.textContent;
    const text = (control.getAttribute('aria-label') ?? label ?? '').trim().replaceAll(/\s+/g, ' ');
    const isNamed = name.endsWith('…') ? text.startsWith(name.slice(0, -1)) : text === name;
    return isNamed && control.checkVisibility() && !control.matches(':disabled');
  });
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found ?? null;
}

function focusField(label: string): boolean {
  const labels = [...document.querySelectorAll('main label')];
  const named = labels.find((one) => one.textContent.trim() === label && one.checkVisibility());
  const field = named instanceof HTMLLabelElement ? named.control : null;
  field?.focus();
  if (field instanceof HTMLInputElement) field.select();
  return field !== null && document.activeElement === field;
}

function chooseOption(label: string, value: string): boolean {
  const labels = [...document.querySelectorAll('main label')];
  const named = labels.find((one) => one.textContent.trim() === label && one.checkVisibility());
  const field = named instanceof HTMLLabelElement ? named.control : null;
  if (!(field instanceof HTMLSelectElement)) return false;
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
  return field.value === value;
}

function hasText(text: string): boolean {
  return document.querySelector('main')?.textContent.includes(text) === true;
}

function currentPath(): string {
  return location.pathname + location.search;
}
