import { readFileSync } from 'node:fs';
import { minify, transformWithOxc } from 'vite';
import type { FirstQuestion, Plan } from '../src/begin/plan.ts';

const source = new URL('../src/begin/begin.ts', import.meta.url);
/** Its one import is the page's too, so it is written before it. */
const apiBase = new URL('../src/begin/api-base.ts', import.meta.url);
const ownImport = /^import \{ apiBaseOf \} .*$/m;

const banners = ['msg', 'banner', '0'] as const;
const id = '([1-9]\\d{0,9})';
const listing = '"sort":"popular","page":1,"page_size":12}';
/** Where the cards of a listing show their goods. */
const stages = 'main div+ul>li>div>:first-child';

/** As the pages ask it themselves; a browser test finds each question asked once. */
export const firstQuestions: readonly FirstQuestion[] = [
  ['^/(?:\\?.*)?$', '/api/index/index', null, banners, 'main [data-notch]'],
  [`^/detail\\?id=${id}(?:&.*)?$`, '/api/goods/getGoodsById', '{"id":$1}', ['msg'], 'main div[aria-hidden]'],
  ['^/product$', '/api/goods/getGoodsByType', `{${listing}`, ['msg'], stages],
  [`^/product/${id}$`, '/api/goods/getGoodsByType', `{"category_id":$1,${listing}`, ['msg'], stages],
];

/** The script that stands in the html, with what it has to know. */
export async function beginningScript(plan: Plan): Promise<string> {
  const texts = [
    readFileSync(apiBase, 'utf8').replace('export ', ''),
    readFileSync(source, 'utf8').replace(ownImport, ''),
  ];
  const { code } = await transformWithOxc(texts.join('\n'), source.pathname);
  const small = await minify('begin.js', code, { module: true });
  const script = small.code.replace(/export\s*\{\s*\};?\s*$/, '').trim();
  return `{${script.replace('thePlan', () => JSON.stringify(plan))}}`;
}
