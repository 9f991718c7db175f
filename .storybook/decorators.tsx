import { defaultLocale, locales } from '@signal-shop/sdk/constants';
import type { Locale } from '@signal-shop/sdk/contract';
import { loadMessages } from '@signal-shop/ui/intl/load-messages.ts';
import type { Messages } from '@signal-shop/ui/intl/messages.ts';
import { WordsProvider } from '@signal-shop/ui/intl/words-provider.tsx';
import { LinkContext } from '@signal-shop/ui/link/link-context.tsx';
import { plainLinks } from '@signal-shop/ui/link/plain-links.tsx';
import { PopularGoodsContext } from '@signal-shop/ui/link/popular-goods.ts';
import type { ReactNode } from 'react';
import { PopularGoods } from '../packages/ui/src/stories/popular-goods.tsx';
import type { PseudoLocale } from './pseudo-locales.ts';
import { pseudoLocales } from './pseudo-locales.ts';
import { reduceMotion } from './reduced-motion.ts';
import { markUntranslated } from './untranslated-marks.ts';

type Globals = Record<string, unknown>;

interface ShopFrameProps {
  readonly globals: Globals;
  readonly messages: Messages;
  readonly children: ReactNode;
}

const pseudoMessages = {
  'en-XA': () => import('virtual:pseudo-messages/en-XA'),
  'en-XB': () => import('virtual:pseudo-messages/en-XB'),
  'xx-LS': () => import('virtual:pseudo-messages/xx-LS'),
} satisfies Record<PseudoLocale, () => Promise<{ readonly messages: Messages }>>;

/** Loads the messages of the selected language before the story renders. */
export async function loadWords({ globals }: { globals: Globals }) {
  const pseudoLocale = pseudoLocales.find((candidate) => candidate === globals.locale);
  if (pseudoLocale === undefined) return { messages: await loadMessages(localeOf(globals)) };
  return { messages: (await pseudoMessages[pseudoLocale]()).messages };
}

/** The context that the web app gives to every screen: messages and links. */
export function ShopFrame({ globals, messages, children }: ShopFrameProps) {
  return (
    // Components read the motion preference once on mount, so a change remounts them.
    <WordsProvider key={String(globals.motion)} locale={localeOf(globals)} messages={messages}>
      <div data-story="" style={{ display: 'contents' }}>
        <LinkContext value={plainLinks}>
          <PopularGoodsContext value={PopularGoods}>{children}</PopularGoodsContext>
        </LinkContext>
      </div>
    </WordsProvider>
  );
}

/** Applies the toolbar's globals to the document. */
export function dressDocument(globals: Globals): void {
  document.documentElement.lang = localeOf(globals);
  document.documentElement.dir = globals.direction === 'rtl' ? 'rtl' : 'ltr';
  document.documentElement.dataset.theme = globals.theme === 'dark' ? 'dark' : 'light';
  reduceMotion(globals.motion === 'reduced');
  markUntranslated(globals.locale === 'en-XA');
}

/** The locale of dates, numbers and data; English for a pseudo-locale. */
function localeOf(globals: Globals): Locale {
  return locales.find((locale) => locale === globals.locale) ?? defaultLocale;
}

/** Prevents a click on a link from leaving the story. */
export function stayInStory(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('[data-story] a') : null;
  if (!(link instanceof HTMLAnchorElement)) return;
  // Downloads, and links that leave the iframe as in the pictures of the atlas, keep their default action.
  const isKept = link.hash !== '' || link.hasAttribute('download') || link.target === '_top';
  if (!isKept) event.preventDefault();
}
