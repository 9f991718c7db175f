import { defaultLocale, locales } from '@signal-shop/sdk/constants';
import type { Locale } from '@signal-shop/sdk/contract';
import { loadMessages } from '@signal-shop/ui/intl/load-messages.ts';
import type { Messages } from '@signal-shop/ui/intl/messages.ts';
import { WordsProvider } from '@signal-shop/ui/intl/words-provider.tsx';
import { LinkContext } from '@signal-shop/ui/link/link-context.tsx';
import { plainLinks } from '@signal-shop/ui/link/plain-links.tsx';
import type { MouseEvent, ReactNode } from 'react';
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

/** Loads the words of the chosen language before the story is drawn. */
export async function loadWords({ globals }: { globals: Globals }) {
  const pseudoLocale = pseudoLocales.find((known) => known === globals.locale);
  if (pseudoLocale === undefined) return { messages: await loadMessages(localeOf(globals)) };
  return { messages: (await pseudoMessages[pseudoLocale]()).messages };
}

/** What the web app gives to every screen: words in one language, and links that lead somewhere. */
export function ShopFrame({ globals, messages, children }: ShopFrameProps) {
  return (
    // Motion is asked once, when a component begins, so another motion begins anew.
    <WordsProvider key={String(globals.motion)} locale={localeOf(globals)} messages={messages}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only keeps links from leaving the story */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link pressed by key arrives as a click too */}
      <div style={{ display: 'contents' }} onClick={stayInStory}>
        <LinkContext value={plainLinks}>{children}</LinkContext>
      </div>
    </WordsProvider>
  );
}

/** Brings the page around a story into the state that the toolbar names. */
export function dressDocument(globals: Globals): void {
  document.documentElement.lang = localeOf(globals);
  document.documentElement.dataset.theme = globals.theme === 'dark' ? 'dark' : 'light';
  reduceMotion(globals.motion === 'reduced');
  markUntranslated(globals.locale === 'en-XA');
}

/** The language of dates, numbers and data; a pseudo-locale has them in English. */
function localeOf(globals: Globals): Locale {
  return locales.find((known) => known === globals.locale) ?? defaultLocale;
}

function stayInStory(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  // What leads out of the frame, as the pictures of the atlas do, is not the story's.
  if (link !== null && !link.hash && link.target !== '_top') event.preventDefault();
}
