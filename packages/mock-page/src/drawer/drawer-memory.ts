import { readCookies, writeCookie } from '@signal-shop/mock-server/control';
import type { CookieJar } from './browser-session.ts';

export type Side = 'start' | 'end';

/** The drawer's state, restored on the next page. */
export interface DrawerMemory {
  readonly side: Side;
  /** Text of the search. */
  readonly text: string;
  /** The drawer was just opened, or one of its buttons reloaded the page: restores the focus to it. */
  readonly takesFocus: boolean;
}

// A cookie, because a deep link clears the browser's storage of the shop.
const name = 'mock_drawer';

/** The drawer's state in this browser; null when closed. */
export function readMemory({ cookie }: CookieJar): DrawerMemory | null {
  const [side, focus, text] = (readCookies(cookie).get(name) ?? '').split('~');
  if (side !== 'start' && side !== 'end') return null;
  try {
    return { side, takesFocus: focus === 'focus', text: decodeURIComponent(text ?? '') };
  } catch {
    return null;
  }
}

/** Stores the state for the next page; null for a closed drawer. */
export function writeMemory(memory: DrawerMemory | null, jar: CookieJar): void {
  const value =
    memory === null
      ? ''
      : [
          memory.side,
          memory.takesFocus ? 'focus' : '',
          encodeURIComponent(memory.text).replaceAll('~', '%7E'),
        ].join('~');
  jar.cookie = writeCookie([name, value]);
}
