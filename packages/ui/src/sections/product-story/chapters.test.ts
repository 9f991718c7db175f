import { aGoodsDetail, loadFaker } from '@signal-shop/sdk/testing';
import { expect, test } from 'vitest';
import { chaptersOf, measureOf } from './chapters.ts';

const pic = '/pictures/k9-close.avif';
await loadFaker('en');
const headset = aGoodsDetail({
  goods_kind: 'headset',
  pictures: [
    { pic: '/pictures/k9-side.avif', view: 'side', text: 'In profile' },
    { pic, view: 'close', text: 'Close', topic: 'drivers' },
  ],
  specifications: [
    { name: 'Latency', value: '16 ms', topic: 'latency' },
    { name: 'Drivers', value: '50 mm', topic: 'drivers' },
    { name: 'Works with', value: 'PC', topic: 'worksWith' },
  ],
});

test('a chapter has only facts of the technical data, and is left out without its first one', () => {
  const chapters = chaptersOf(headset);
  expect(chapters.map(({ name }) => name)).toEqual(['sound']);
  expect(chapters[0]?.facts.map(({ value }) => value)).toEqual(['50 mm', '16 ms']);
  expect(chapters[0]?.picture?.pic).toBe(pic);
});

test('goods that were taken apart show their parts rather than a close-up', () => {
  const parts = { pic: '/pictures/k9-parts.avif', view: 'whole', text: 'Parts', topic: 'drivers' } as const;
  const [sound] = chaptersOf({ ...headset, pictures: [...headset.pictures, parts] });
  expect(sound?.picture).toBe(parts);
});

test('a close-up of another topic is not in the chapter', () => {
  const pictures = headset.pictures.map((one) =>
    one.view === 'close' ? { ...one, topic: 'cable' as const } : one,
  );
  expect(chaptersOf({ ...headset, pictures })[0]?.picture?.view).toBe('side');
});

test('a close-up of a lesser topic of the chapter is not its picture', () => {
  const pictures = headset.pictures.map((one) =>
    one.view === 'close' ? { ...one, topic: 'latency' as const } : one,
  );
  expect(chaptersOf({ ...headset, pictures })[0]?.picture?.view).toBe('side');
});

test('no picture illustrates two chapters', () => {
  const whole = { pic: '/pictures/k9-hero.avif', view: 'whole', text: 'Whole' } as const;
  const microphone = { name: 'Microphone', value: 'Boom', topic: 'microphone' } as const;
  const goods = {
    ...headset,
    pictures: [...headset.pictures.filter(({ view }) => view === 'side'), whole],
    specifications: [...headset.specifications, microphone],
  };
  expect(chaptersOf(goods).map(({ name, picture }) => [name, picture?.view])).toEqual([
    ['sound', 'side'],
    ['talk', 'whole'],
  ]);
});

test('goods that are only drawn have chapters without a picture', () => {
  expect(chaptersOf({ ...headset, pictures: [] })[0]?.picture).toBeNull();
});

test.each([
  ['268 g', 268],
  ['268\u00a0g', 268],
  ['about 268 g', null],
  ['1.8 m', null],
])('%s is drawn as %s grams', (value, grams) => {
  expect(measureOf(value, 'g')).toBe(grams);
});
