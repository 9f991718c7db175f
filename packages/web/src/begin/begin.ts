// Inlined into the HTML (`build/first-view.ts`), runs before everything else: shows the skeleton of the first
// view, requests the code in the visitor's language and the page's first API response, and fills the start of
// that response into the skeleton.
import { cookieNames, lazyPartTimeoutMs } from '@signal-shop/sdk/constants';
import { chooseLocale } from '../browser/choose-locale.ts';
import type { EarlyAnswer } from '../browser/early-requests.ts';
import { readCookie } from '../browser/read-cookie.ts';
import { shipToCookieName } from '../browser/read-ship-to.ts';
import { apiBaseOf } from './api-base.ts';
import type { FirstRequest } from './first-page.ts';
import { firstPageOf } from './first-page.ts';
import type { Plan } from './plan.ts';
import { copyOf, fillTemplate } from './templates.ts';

const fontPatienceMs = 2_000;

const root = document.getElementById('shop');
const plan: Plan = JSON.parse(textOf('plan') ?? '');
const { skeleton, page, request } = firstPageOf(location);
const locale = chooseLocale(
  new URLSearchParams(location.search).get('lang'),
  readCookie(document, cookieNames.locale),
);

// Any two letters: the page itself reads the cookie in full, and requests again if it disagrees.
const [shipTo] = /^[A-Z]{2}/.exec(readCookie(document, shipToCookieName) ?? '') ?? [];

// Line height depends on the language: set later, it would shift the skeleton.
document.documentElement.lang = locale;

/** Inlined by the server; null on a static host. */
const inlineConfiguration = textOf('configuration');
const configuration =
  inlineConfiguration === null
    ? fetch('/configuration.json')
    : Promise.resolve(new Response(inlineConfiguration));

root?.append(copyOf(`skeleton-${skeleton}`) ?? '');
// A member's response may be personal, so only a guest's is requested early.
const isGuest = !readCookie(document, cookieNames.token);
globalThis.early = {
  fail: showMissingShop,
  answer: request !== null && isGuest ? send(request) : undefined,
  styles: Promise.all([...plan.first, ...(plan.pages[page ?? ''] ?? [])].map(load)),
  configuration,
};

// Creating the first Intl formats is slow. Do it now, while the code loads, instead of in the render of a page
// with prices. Creating the Collator first loads half of the data that NumberFormat needs: two short tasks
// instead of a long one.
requestAnimationFrame(() =>
  nextTask()
    .then(() => new Intl.Collator(locale))
    .then(nextTask)
    .then(() => new Intl.NumberFormat(locale)),
);

// Evaluate the libraries in a separate task before the rest, so that the page can handle input in between.
const code = import(/* @vite-ignore */ urlOf(plan.libraries))
  .then(nextTask)
  .then(() => import(/* @vite-ignore */ urlOf(plan.main)));
const tooLate = new Promise((_, fail) => setTimeout(fail, lazyPartTimeoutMs));
Promise.race([code, tooLate]).catch(showMissingShop);

function textOf(id: string): string | null {
  return document.getElementById(id)?.textContent ?? null;
}

function urlOf(file: string): string {
  return `/assets/${file.replace('~', locale)}`;
}

function load(file: string): Promise<unknown> | undefined {
  const rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
  const link = Object.assign(document.createElement('link'), { rel, href: urlOf(file), crossOrigin: '' });
  document.head.append(link);
  if (rel !== 'stylesheet') return undefined;
  return new Promise((resolve) => Object.assign(link, { onload: resolve, onerror: resolve }));
}

function send({ path, body, selector, valuesOf }: FirstRequest): EarlyAnswer {
  const type = body === null ? undefined : { 'content-type': 'application/json' };
  const init = {
    method: body === null ? 'GET' : 'POST',
    headers: { 'accept-language': locale, ...(shipTo && { 'ship-to': shipTo }), ...type },
    body,
  } as const;
  const fetchUrl = (url: string) => fetch(url, { ...init, redirect: 'manual' });
  // Request immediately if possible, before the page's code occupies all connections.
  const url =
    inlineConfiguration === null
      ? configuration.then((file) => file.clone().text()).then(urlWith)
      : urlWith(inlineConfiguration);
  const response = typeof url === 'string' ? fetchUrl(url) : url.then(fetchUrl);
  // The consumer of the response handles its failure; the skeleton then stays unchanged.
  show(response, selector, valuesOf).catch(() => {});
  return { url: Promise.resolve(url), init, response };

  function urlWith(content: string): string {
    return serverOf(content) + path;
  }
}

/** Parses the configuration like the page does: an empty or invalid file means the page's own server. */
function serverOf(content: string): string {
  try {
    return apiBaseOf(Object(JSON.parse(content)).apiBase);
  } catch {
    return '';
  }
}

/** Fills the response into the skeleton, at the same size and position as in the page. */
async function show(
  response: Promise<Response>,
  selector: string,
  valuesOf: FirstRequest['valuesOf'],
): Promise<void> {
  const things = await valuesOf((await response).clone());
  const font = document.fonts.load('1em Geologica');
  await Promise.race([font, new Promise((late) => setTimeout(late, fontPatienceMs))]);
  root?.querySelectorAll(`[inert] ${selector}`).forEach((element, number) => {
    const nodes = fillTemplate(`words-${skeleton}`, things[number]);
    if (nodes !== undefined) element.replaceChildren(...nodes);
  });
}

/** The code failed to load: replaces the skeleton with an error and a reload link. */
function showMissingShop(): void {
  root?.replaceChildren(copyOf(`missing-${locale}`) ?? '');
}

function nextTask(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve));
}
