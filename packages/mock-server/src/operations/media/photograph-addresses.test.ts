import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import ledger from '../../../pictures/ledger.json' with { type: 'json' };
import outlines from '../../../pictures/outlines/index.json' with { type: 'json' };
import { sceneNames } from '../../seed/photographs.ts';
import { createShop } from '../../shop.ts';
import { photographFiles } from './photograph-addresses.ts';

const pictures = new URL('../../../pictures/', import.meta.url);
const photographs = photographFiles({ folder: '/pictures/', ledger, outlines });

test('a shop in process names files of the pictures in its answers', async () => {
  const { fetch } = createShop({ photographs });
  const answer = await fetch('http://shop.test/api/goods/getGoodsById', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: 1011 }),
  });
  const { msg } = Object(await answer.json());
  const addresses: string[] = [
    ...[msg.pic_index, msg.box.pic, msg.turn.pic],
    ...[...msg.pictures, ...msg.outlines].map(({ pic }) => pic),
    ...sceneNames.map(photographs.ofScene),
  ];
  expect(addresses.length).toBeGreaterThan(sceneNames.length + 8);
  expect(addresses.filter((address) => !isFile(address))).toEqual([]);
});

test('the address of a file has the dominant color of the picture, but no widths', () => {
  expect(photographs.ofScene('desk')).toMatch(/\/scenes\/desk-\d+\.avif\?v=\w{8}&color=\w{6}$/);
});

function isFile(address: string): boolean {
  const [, path = ''] = new URL(address, 'http://shop.test').pathname.split('/pictures/');
  return path !== '' && existsSync(new URL(path, pictures));
}
