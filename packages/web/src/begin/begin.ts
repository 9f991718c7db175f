// Stands in the html itself (`build/first-view.ts`) and runs before anything else has come: shows the sketch of the first
// view, asks for the code in the visitor's language and for what the page asks the shop first, and writes the beginning
// of that answer into the sketch. Handed out by itself: what it imports is written before it.
import type { Begun } from '../browser/begun.ts';
import { apiBaseOf } from './api-base.ts';
import type { Plan } from './plan.ts';

/** Written into its place when the shop is built. */
declare const thePlan: Plan;

const plan = thePlan;
const root = document.getElementById('shop');
const address = location.pathname + location.search;
const fontPatienceMs = 2_000;
/** As long as a part of the shop may take (spec §8). */
const codePatienceMs = 120_000;

const kept = (name: string) => RegExp(`(?:^|; )${name}=([^;]+)`).exec(document.cookie)?.[1];
const asked = [new URLSearchParams(location.search).get('lang'), kept(plan.localeCookie)];
const locale = asked.find((one) => plan.locales.some((known) => known === one)) ?? plan.defaultLocale;
const placeOf = (file: string) => `/assets/${file.replace('~', locale)}`;
const [, sketch, files] = plan.pages.find(([pattern]) => RegExp(pattern).test(address)) ?? ['', '', []];

const copyOf = (id: string): DocumentFragment | null => {
  const template = document.getElementById(id);
  return template instanceof HTMLTemplateElement ? document.importNode(template.content, true) : null;
};

const load = (file: string): Promise<unknown> | undefined => {
  const rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
  const link = Object.assign(document.createElement('link'), { rel, href: placeOf(file), crossOrigin: '' });
  document.head.append(link);
  if (rel !== 'stylesheet') return undefined;
  return new Promise((done) => Object.assign(link, { onload: done, onerror: done }));
};

/** As the server has written it into the page; null where it hands out files only. */
const written = document.getElementById('configuration')?.textContent ?? null;
const configuration =
  written === null ? fetch('/configuration.json') : Promise.resolve(new Response(written));

/** As the page reads it: a file that says nothing, or cannot be read, leaves its own server. */
const serverOf = (content: string): string => {
  try {
    return apiBaseOf(Object(JSON.parse(content)).apiBase);
  } catch {
    return '';
  }
};

/** Not for members, whose answers may be their own. */
const ask = (): Begun['answer'] => {
  const question = plan.questions.find(([pattern]) => RegExp(pattern).test(address));
  if (question === undefined || kept(plan.tokenCookie) !== undefined) return undefined;
  const [pattern, path, argument, way, sketched] = question;
  const body = argument === null ? null : address.replace(RegExp(pattern), argument);
  const headers: Record<string, string> = { 'accept-language': locale };
  if (body !== null) headers['content-type'] = 'application/json';
  const send = (whole: string): Promise<Response> =>
    fetch(whole, {
      method: body === null ? 'GET' : 'POST',
      headers,
      body,
      redirect: 'manual',
    });
  const place = (content: string): string => serverOf(content) + path;
  // At once where that can be: before the code of the page takes all the connections.
  const url =
    written === null ? configuration.then((file) => file.clone().text()).then(place) : place(written);
  const response = typeof url === 'string' ? send(url) : url.then(send);
  // Whoever takes the answer hears of a failure; the sketch then stays as it is.
  say(response, way, sketched).catch(() => {});
  return { url: Promise.resolve(url), body, locale, response };
};

/** Writes what was answered into the sketch, in its own letters: the page will say the same in the same place. */
const say = async (response: Promise<Response>, way: readonly string[], place: string): Promise<void> => {
  const answer: unknown = await (await response).clone().json();
  const said = [way.reduce<unknown>((part, name) => Object(part)[name], answer)].flat();
  const font = document.fonts.load('1em Geologica');
  await Promise.race([font, new Promise((late) => setTimeout(late, fontPatienceMs))]);
  root?.querySelectorAll(`[inert] ${place}`).forEach((part, number) => {
    const words = wordsOf(said[number]);
    if (words !== undefined) part.replaceChildren(...words);
  });
};

/** What the sketch says of one thing; undefined when nothing is known of it. */
const wordsOf = (thing: unknown): Iterable<Node> | undefined => {
  const words = copyOf(`words-${sketch}`);
  if (words === null || typeof thing !== 'object' || thing === null) return undefined;
  const fact = (name = '') => String(Object(thing)[name] ?? '');
  for (const element of words.querySelectorAll<HTMLElement | SVGElement>('[data-say]')) {
    element.textContent = fact(element.dataset.say);
  }
  for (const element of words.querySelectorAll<HTMLElement>('[data-goods-colour]')) {
    element.dataset.goodsColour = fact('goods_color');
  }
  for (const picture of words.querySelectorAll('img')) {
    const source = fact(picture.dataset.source);
    if (source === '' || fact('video') !== '') picture.remove();
    else picture.src = source;
  }
  return words.firstElementChild?.childNodes;
};

/** The shop does not come: says so in place of the sketch, and offers to load it again. */
const giveUp = () => root?.replaceChildren(copyOf(`missing-${locale}`) ?? '');

root?.append(copyOf(`sketch-${sketch}`) ?? '');
const answer = ask();
globalThis.begun = {
  giveUp,
  styles: Promise.all([...plan.first, ...files].map(load)),
  configuration,
  answer,
};
const nextTask = () => new Promise((done) => setTimeout(done));
const later = (ms: number) => new Promise((_, fail) => setTimeout(fail, ms));

// The browser's own formats take long to come for the first time: not while a page is drawn with prices in it, but now,
// when the code is on its way. What orders words brings half of what formats numbers: two short tasks, not a long one.
requestAnimationFrame(() =>
  nextTask()
    .then(() => new Intl.Collator(locale))
    .then(nextTask)
    .then(() => new Intl.NumberFormat(locale)),
);

// In a task of its own what everything stands on, then the rest: until then the page hears its visitor in between.
const code = import(/* @vite-ignore */ placeOf(plan.ground))
  .then(nextTask)
  .then(() => import(/* @vite-ignore */ placeOf(plan.main)));
Promise.race([code, later(codePatienceMs)]).catch(giveUp);
