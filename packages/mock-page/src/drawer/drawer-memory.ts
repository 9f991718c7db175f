import { readCookies, writeCookie } from '@signal-shop/mock-server/control';
import type { CookieJar } from './browser-session.ts';

export type Side = 'start' | 'end';

/** The drawer as it was left. */
export interface DrawerMemory {
  readonly side: Side;
  /** What stood in the search. */
  readonly text: string;
  /** It was opened just now, or one of its buttons loaded the page anew: whoever pressed it goes on in the drawer. */
  readonly takesFocus: boolean;
}

// A cookie, because a link into a state makes the browser forget everything else about the shop.
const name = 'mock_drawer';

/** How the drawer stands open in this browser; null where it is closed. */
export function readMemory({ cookie }: CookieJar): DrawerMemory | null {
  const [side, focus, text] = (readCookies(cookie).get(name) ?? '').split('~');
  if (side !== 'start' && side !== 'end') return null;
  try {
    return { side, takesFocus: focus === 'focus', text: decodeURIComponent(text ?? '') };
  } catch {
    return null;
  }
}

/** Remembers it for the next page; null for a drawer that is closed. */
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
