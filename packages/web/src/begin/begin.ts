// Stands in the html itself (`build/first-view.ts`) and runs before anything else has come: shows the sketch of the first
// view, asks for the code in the visitor's language and for what the page asks the shop first, and writes the beginning
// of that answer into the sketch.
import { cookieNames, lazyPartTimeoutMs } from '@signal-shop/sdk/constants';
import { chooseLocale } from '../browser/choose-locale.ts';
import type { EarlyAnswer } from '../browser/early-requests.ts';
import { readCookie } from '../browser/read-cookie.ts';
import { apiBaseOf } from './api-base.ts';
import type { FirstRequest } from './first-page.ts';
import { firstPageOf } from './first-page.ts';
import type { Plan } from './plan.ts';
import { copyOf, drawnWith } from './templates.ts';

const fontPatienceMs = 2_000;

const root = document.getElementById('shop');
const plan: Plan = JSON.parse(textOf('plan') ?? '');
const { sketch, page, request } = firstPageOf(location);
const locale = chooseLocale(
  new URLSearchParams(location.search).get('lang'),
  readCookie(document, cookieNames.locale),
);

/** As the server has written it into the page; null where it hands out files only. */
const written = textOf('configuration');
const configuration =
  written === null ? fetch('/configuration.json') : Promise.resolve(new Response(written));

root?.append(copyOf(`sketch-${sketch}`) ?? '');
// Members' answers may be their own.
const isGuest = !readCookie(document, cookieNames.token);
globalThis.begun = {
  giveUp,
  answer: request !== null && isGuest ? send(request) : undefined,
  styles: Promise.all([...plan.first, ...(plan.pages[page ?? ''] ?? [])].map(load)),
  configuration,
};

// The browser's own formats take long to come for the first time: not while a page is drawn with prices in it, but now,
// when the code is on its way. What orders words brings half of what formats numbers: two short tasks, not a long one.
requestAnimationFrame(() =>
  nextTask()
    .then(() => new Intl.Collator(locale))
    .then(nextTask)
    .then(() => new Intl.NumberFormat(locale)),
);

// In a task of its own what everything stands on, then the rest: until then the page hears its visitor in between.
const code = import(/* @vite-ignore */ placeOf(plan.libraries))
  .then(nextTask)
  .then(() => import(/* @vite-ignore */ placeOf(plan.main)));
const tooLate = new Promise((_, fail) => setTimeout(fail, lazyPartTimeoutMs));
Promise.race([code, tooLate]).catch(giveUp);

function textOf(id: string): string | null {
  return document.getElementById(id)?.textContent ?? null;
}

function placeOf(file: string): string {
  return `/assets/${file.replace('~', locale)}`;
}

function load(file: string): Promise<unknown> | undefined {
  const rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
  const link = Object.assign(document.createElement('link'), { rel, href: placeOf(file), crossOrigin: '' });
  document.head.append(link);
  if (rel !== 'stylesheet') return undefined;
  return new Promise((done) => Object.assign(link, { onload: done, onerror: done }));
}

function send({ path, body, places, shown }: FirstRequest): EarlyAnswer {
  const type = body === null ? undefined : { 'content-type': 'application/json' };
  const init = {
    method: body === null ? 'GET' : 'POST',
    headers: { 'accept-language': locale, ...type },
    body,
  } as const;
  const ask = (url: string) => fetch(url, { ...init, redirect: 'manual' });
  // At once where that can be: before the code of the page takes all the connections.
  const url =
    written === null ? configuration.then((file) => file.clone().text()).then(place) : place(written);
  const response = typeof url === 'string' ? ask(url) : url.then(ask);
  // Whoever takes the answer hears of a failure; the sketch then stays as it is.
  show(response, places, shown).catch(() => {});
  return { url: Promise.resolve(url), init, response };

  function place(content: string): string {
    return serverOf(content) + path;
  }
}

/** As the page reads it: a file that says nothing, or cannot be read, leaves its own server. */
function serverOf(content: string): string {
  try {
    return apiBaseOf(Object(JSON.parse(content)).apiBase);
  } catch {
    return '';
  }
}

/** Writes what was answered into the sketch, in its own letters: the page will say the same in the same place. */
async function show(
  response: Promise<Response>,
  places: string,
  shown: FirstRequest['shown'],
): Promise<void> {
  const things = await shown((await response).clone());
  const font = document.fonts.load('1em Geologica');
  await Promise.race([font, new Promise((late) => setTimeout(late, fontPatienceMs))]);
  root?.querySelectorAll(`[inert] ${places}`).forEach((place, number) => {
    const drawn = drawnWith(`words-${sketch}`, things[number]);
    if (drawn !== undefined) place.replaceChildren(...drawn);
  });
}

/** The shop does not come: says so in place of the sketch, and offers to load it again. */
function giveUp(): void {
  root?.replaceChildren(copyOf(`missing-${locale}`) ?? '');
}

function nextTask(): Promise<unknown> {
  return new Promise((done) => setTimeout(done));
}
