import '@signal-shop/ui/tokens.css';
import '@signal-shop/ui/fonts.css';
import '@signal-shop/ui/reset.css';
import '@signal-shop/ui/base.css';
import { createStore } from 'jotai';
import { createRoot } from 'react-dom/client';
import { createBrowserEnvironment } from './browser/create-environment.ts';
import { loadConfiguration } from './configuration.ts';
import { App } from './shell/app.tsx';
import { warmUp } from './shell/warm-up.ts';
import { beginWords } from './shell/words.ts';
import { environmentAtom } from './state/environment-atom.ts';
import { localeAtom } from './state/language.ts';
import { locationAtom } from './state/location.ts';
import { openShop } from './state/open-shop.ts';

// biome-ignore lint/suspicious/noConsole: whoever operates the shop has to learn of it.
const configuration = await loadConfiguration((problem) => console.error(problem));
if (import.meta.env.DEV) {
  // biome-ignore lint/suspicious/noConsole: a developer sees what would be counted.
  addEventListener('signal:event', (event) => console.info(event instanceof CustomEvent && event.detail));
}
const store = createStore();
store.set(environmentAtom, createBrowserEnvironment(configuration));
store.set(openShop);
const locale = store.get(localeAtom);
document.documentElement.lang = locale;
// The page's code, its words and its answers are asked for together.
const beginning = beginWords(locale);
warmUp(store.get(locationAtom).address);

const messages = await beginning;
const place = document.getElementById('shop');
if (place !== null) createRoot(place).render(<App store={store} messages={messages} />);
