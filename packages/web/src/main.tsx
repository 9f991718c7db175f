import '@signal-shop/ui/tokens.css';
import '@signal-shop/ui/fonts.css';
import '@signal-shop/ui/reset.css';
import '@signal-shop/ui/base.css';
import { loadMessages } from '@signal-shop/ui/intl/load-messages.ts';
import { createStore } from 'jotai';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, createPath } from 'react-router';
import { createBrowserEnvironment } from './browser/create-environment.ts';
import { waitForStyles } from './browser/early-requests.ts';
import { watchStyles } from './browser/failed-styles.ts';
import { loadConfiguration } from './configuration.ts';
import { App } from './shell/app.tsx';
import { yieldToMain } from './shell/lazy/yield-to-main.ts';
import { waitForFirstAnswer } from './shell/routing/first-answer.ts';
import { prefetchPage } from './shell/routing/prefetch-page.ts';
import { environmentAtom } from './state/core/environment-atom.ts';
import { atAddress, locationAtom, syncFromRouter } from './state/core/location.ts';
import { deferUpdatesUntilMounted } from './state/queries/in-transition.ts';
import { localeAtom } from './state/site/language.ts';
import { startApp } from './state/site/start-app.ts';

watchStyles();
// Do not await here: lazy pages import this module, and a top-level await would deadlock with them.
start().catch((error: unknown) => {
  globalThis.early?.fail();
  throw error;
});
if (import.meta.env.DEV) {
  // biome-ignore lint/suspicious/noConsole: shows a developer the analytics events.
  addEventListener('signal:event', (event) => console.info(event instanceof CustomEvent && event.detail));
}

async function start(): Promise<void> {
  // biome-ignore lint/suspicious/noConsole: the operator of the shop must see the problem.
  const configuration = await loadConfiguration((problem) => console.error(problem));
  const store = createStore();
  store.set(environmentAtom, createBrowserEnvironment(configuration));
  await yieldToMain();
  // The URL may set the language, so the language is unknown until startApp has run.
  store.set(startApp);
  await yieldToMain();
  // Also follow back and forward before the router listens.
  const early = new AbortController();
  const follow = () => store.set(syncFromRouter, atAddress(createPath(location)), 'POP');
  addEventListener('popstate', follow, { signal: early.signal });
  const locale = store.get(localeAtom);
  document.documentElement.lang = locale;
  const [messages] = await Promise.all([
    // In a release the code contains its messages, in the language of the folder that the HTML selected.
    import.meta.env.DEV ? loadMessages(locale) : undefined,
    waitForStyles(),
    // The skeleton of the HTML stays visible until the first page renders completely.
    prefetchPage(store.get(locationAtom).address),
  ]);
  await yieldToMain();
  await waitForFirstAnswer(store, store.get(locationAtom).address);
  const container = document.getElementById('shop');
  if (container === null) return;
  const root = createRoot(container);
  // Render in small tasks; the skeleton of the HTML stays visible until the whole page has rendered.
  const release = deferUpdatesUntilMounted();
  // Start the router at the URL that the route guard and the language resolved.
  history.replaceState(history.state, '', store.get(locationAtom).address);
  const onMount = () => {
    release();
    early.abort();
  };
  startTransition(() =>
    root.render(
      <BrowserRouter>
        <App store={store} messages={messages} onMount={onMount} />
      </BrowserRouter>,
    ),
  );
}
