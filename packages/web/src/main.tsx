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
import { stylesArrived } from './browser/early-requests.ts';
import { loadConfiguration } from './configuration.ts';
import { App } from './shell/app.tsx';
import { yieldToMain } from './shell/lazy/yield-to-main.ts';
import { firstAnswerSettled } from './shell/routing/first-answer.ts';
import { prefetchPage } from './shell/routing/prefetch-page.ts';
import { environmentAtom } from './state/core/environment-atom.ts';
import { atAddress, locationAtom, syncFromRouter } from './state/core/location.ts';
import { holdAnswers } from './state/queries/in-transition.ts';
import { localeAtom } from './state/site/language.ts';
import { startApp } from './state/site/start-app.ts';

// Not awaited here: pages stand on what this file stands on, and would wait for it while it waits for them.
start().catch((error: unknown) => {
  globalThis.begun?.giveUp();
  throw error;
});
if (import.meta.env.DEV) {
  // biome-ignore lint/suspicious/noConsole: a developer sees what would be counted.
  addEventListener('signal:event', (event) => console.info(event instanceof CustomEvent && event.detail));
}

async function start(): Promise<void> {
  // biome-ignore lint/suspicious/noConsole: whoever operates the shop has to learn of it.
  const configuration = await loadConfiguration((problem) => console.error(problem));
  const store = createStore();
  store.set(environmentAtom, createBrowserEnvironment(configuration));
  await yieldToMain();
  // The address may ask for a language: until then it is not known.
  store.set(startApp);
  // Going back or forward before the router listens is followed, too.
  const early = new AbortController();
  const follow = () => store.set(syncFromRouter, atAddress(createPath(location)), 'POP');
  addEventListener('popstate', follow, { signal: early.signal });
  const locale = store.get(localeAtom);
  document.documentElement.lang = locale;
  const [messages] = await Promise.all([
    // A release has its messages in its code, in the language of the folder that the html chose.
    import.meta.env.DEV ? loadMessages(locale) : undefined,
    stylesArrived(),
    // The first page is drawn as a whole: until then the html shows its sketch.
    prefetchPage(store.get(locationAtom).address),
  ]);
  await firstAnswerSettled(store, store.get(locationAtom).address);
  const place = document.getElementById('shop');
  if (place === null) return;
  const root = createRoot(place);
  // In small steps: until it is there as a whole, the sketch of the html stays.
  const release = holdAnswers();
  // The router begins where the guard and the language have led to.
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
