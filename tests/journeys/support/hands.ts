import type { Name, Role } from './parts.ts';
import { fieldsOf, partsOf, textOf, textsOf } from './parts.ts';
import { letPass, until } from './time.ts';

/** What a person sees of a page and does with it, by the roles and names that it tells. What is not there is waited for. */
export interface Hands {
  readonly find: (role: Role, name?: Name) => Promise<HTMLElement>;
  readonly field: (label: Name) => Promise<HTMLElement>;
  readonly see: (text: Name) => Promise<HTMLElement>;
  /** Waits until a text is there no more. */
  readonly gone: (text: Name) => Promise<void>;
  readonly shows: (text: Name) => boolean;
  readonly count: (role: Role, name?: Name) => number;
  readonly press: (role: Role, name?: Name) => Promise<void>;
  readonly type: (label: Name, text: string) => Promise<void>;
  readonly choose: (label: Name, ...files: readonly File[]) => Promise<void>;
  /** The same within one part of the page. */
  readonly within: (role: Role, name?: Name) => Promise<Hands>;
}

export function hands(place: HTMLElement): Hands {
  const first = (look: () => readonly HTMLElement[], what: string) =>
    until(
      () => look()[0],
      () => `There is no ${what} in:\n${textOf(place)}`,
    );
  const find = (role: Role, name?: Name) => first(() => partsOf(place, role, name), `${role} ${name ?? ''}`);
  const field = (label: Name) => first(() => fieldsOf(place, label), `field ${label}`);
  return {
    find,
    field,
    see: (text) => first(() => textsOf(place, text), `text ${text}`),
    gone: async (text) => {
      await until(
        () => (textsOf(place, text).length === 0 ? true : undefined),
        () => `There still is ${text} in:\n${textOf(place)}`,
      );
    },
    shows: (text) => textsOf(place, text).length > 0,
    count: (role, name) => partsOf(place, role, name).length,
    press: async (role, name) => press(await find(role, name)),
    type: async (label, text) => write(await field(label), text),
    choose: async (label, ...files) => offer(await field(label), files),
    within: async (role, name) => hands(await find(role, name)),
  };
}

async function press(element: HTMLElement): Promise<void> {
  element.focus();
  element.click();
  await letPass(0);
}

async function write(element: HTMLElement, text: string): Promise<void> {
  element.focus();
  // React looks at what the browser's own setter was told.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, text);
  const event = element.tagName === 'SELECT' ? 'change' : 'input';
  element.dispatchEvent(new Event(event, { bubbles: true }));
  element.blur();
  await letPass(0);
}

async function offer(element: HTMLElement, files: readonly File[]): Promise<void> {
  Object.defineProperty(element, 'files', { value: files, configurable: true });
  element.dispatchEvent(new Event('change', { bubbles: true }));
  await letPass(0);
}
