import { afterEach, expect, test } from 'vitest';
import { drawnWith } from './templates.ts';

const html = `<template id="words-home">
  <div><h2 data-say="title">&nbsp;</h2><p data-goods-colour="grey"></p><img data-source="url" alt="" /></div>
</template>`;

afterEach(() => document.body.replaceChildren());

/** What the sketch shows of a thing. */
function draw(thing: unknown, id = 'words-home'): HTMLElement | null {
  document.body.innerHTML = html;
  const drawn = drawnWith(id, thing);
  if (drawn === undefined) return null;
  const place = document.createElement('div');
  place.replaceChildren(...drawn);
  return place;
}

test('words, colour and picture of the answer stand where the template has their fields', () => {
  const place = draw({ title: '<b>G9000</b>', goods_color: 'red', url: '/g9000.webp' });
  expect(place?.querySelector('h2')?.textContent).toBe('<b>G9000</b>');
  expect(place?.querySelector('p')?.dataset.goodsColour).toBe('red');
  expect(place?.querySelector('img')?.getAttribute('src')).toBe('/g9000.webp');
});

test.each([
  ['no picture', { title: 'G9000' }],
  ['a film', { title: 'G9000', url: '/g9000.webp', video: '/g9000.mp4' }],
])('goods with %s have none in the sketch', (_, thing) => {
  expect(draw(thing)?.querySelector('img')).toBeNull();
});

test.each([['a refusal'], [null], [undefined]])('%s leaves the sketch as it is', (thing) => {
  expect(draw(thing)).toBeNull();
  expect(draw({ title: 'G9000' }, 'words-other')).toBeNull();
});
