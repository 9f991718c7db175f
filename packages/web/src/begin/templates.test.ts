import { afterEach, expect, test } from 'vitest';
import { fillTemplate } from './templates.ts';

const html = `<template id="words-home">
  <div><h2 data-field="title">&nbsp;</h2><p data-goods-colour="grey"></p><img data-source="url" alt="" /></div>
</template>`;

afterEach(() => document.body.replaceChildren());

/** Renders an object into a skeleton template. */
function draw(thing: unknown, id = 'words-home'): HTMLElement | null {
  document.body.innerHTML = html;
  const nodes = fillTemplate(id, thing);
  if (nodes === undefined) return null;
  const container = document.createElement('div');
  container.replaceChildren(...nodes);
  return container;
}

test("the template's fields contain the text, color and picture of the response", () => {
  const card = draw({ title: '<b>G9000</b>', goods_color: 'red', url: '/g9000.webp' });
  expect(card?.querySelector('h2')?.textContent).toBe('<b>G9000</b>');
  expect(card?.querySelector('p')?.dataset.goodsColour).toBe('red');
  expect(card?.querySelector('img')?.getAttribute('src')).toBe('/g9000.webp');
});

test('a picture with several widths gets the sources that the page uses, so that it loads once', () => {
  const image = draw({ url: '/k9.avif?v=1&widths=240,480' })?.querySelector('img');
  expect(image?.srcset).toBe(
    '/k9.avif?v=1&widths=240,480&width=240 240w,/k9.avif?v=1&widths=240,480&width=480 480w',
  );
  expect(image?.src).toMatch(/&width=480$/);
});

test.each([
  ['no picture', { title: 'G9000' }],
  ['a video', { title: 'G9000', url: '/g9000.webp', video: '/g9000.mp4' }],
])('goods with %s get no price in the skeleton', (_, thing) => {
  expect(draw(thing)?.querySelector('img')).toBeNull();
});

test.each([['a refusal'], [null], [undefined]])('%s leaves the skeleton unchanged', (thing) => {
  expect(draw(thing)).toBeNull();
  expect(draw({ title: 'G9000' }, 'words-other')).toBeNull();
});
