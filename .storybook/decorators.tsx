import type { Locale } from '@signal-shop/sdk/contract';
import { loadMessages } from '@signal-shop/ui/intl/load-messages.ts';
import { WordsProvider } from '@signal-shop/ui/intl/words-provider.tsx';
import type { MouseEvent, ReactNode } from 'react';

interface ShopFrameProps {
  readonly locale: Locale;
  readonly messages: Awaited<ReturnType<typeof loadMessages>>;
  readonly children: ReactNode;
}

/** Loads the words of the chosen language before the story is drawn. */
export async function loadWords({ globals }: { globals: Record<string, unknown> }) {
  return { messages: await loadMessages(globals.locale as Locale) };
}

/** What the web app gives to every screen: words in one language, and links that lead somewhere. */
export function ShopFrame({ locale, messages, children }: ShopFrameProps) {
  return (
    <WordsProvider locale={locale} messages={messages}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only keeps links from leaving the story */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link pressed by key arrives as a click too */}
      <div style={{ display: 'contents' }} onClick={stayInStory}>
        {children}
      </div>
    </WordsProvider>
  );
}

export function dressDocument(locale: Locale, theme: string): void {
  document.documentElement.lang = locale;
  document.documentElement.dataset.theme = theme;
}

function stayInStory(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link !== null && !link.hash) event.preventDefault();
}
