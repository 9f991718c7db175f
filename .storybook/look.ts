// How stories are drawn: the globals of the toolbar in the form of Storybook's addresses.
import type { Width } from './toolbar.ts';

export type Globals = Readonly<Record<string, unknown>>;

/** The globals that a link keeps. */
const kept = ['locale', 'theme', 'motion', 'direction', 'frame'];

/**
 * The globals in the form of an address.
 * @example globalsText({ locale: 'de', theme: 'dark' }) === 'locale:de;theme:dark'
 */
export function globalsText(globals: Globals): string {
  return kept
    .flatMap((name) => {
      const value = globals[name];
      return typeof value === 'string' && value !== '' ? [`${name}:${value}`] : [];
    })
    .join(';');
}

/** The address of a story in the manager, drawn as the toolbar says and in a window of this width. */
export function storyHref(id: string, globals: Globals, width: Width): string {
  return `./?path=/story/${id}&globals=${globalsText(globals)};viewport.value:${width}`;
}
