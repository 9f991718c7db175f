import { pictureColor, pictureSources } from '@signal-shop/sdk/rules/picture-sources';
import { expect, test } from 'vitest';
import { createWorld } from '../../scenarios/create/create-world.ts';
import { avatars, decorations } from '../../seed/avatars/avatars.ts';
import { avatarAddress } from '../../world/account/avatars.ts';
import { post, startTestServer } from '../testing/testing-server.ts';
import { photographs } from './photographs.ts';

const m49 = 2021;
/** K9 in ember. */
const k9 = 1011;
/** Without a photograph of its box. */
const m990 = 2191;

test('[DET-03] the pictures of seeded reviews load', async () => {
  const server = await startTestServer();
  const { body } = await post(server, '/api/goods/getCommentByGoodsId', { id: m49, with_pictures: 1 });
  const { msg, picture_count: count } = Object(body);
  expect([msg.length, count]).toEqual([2, 2]);
  for (const { pics } of msg) {
    expect(pics).toHaveLength(1);
    for (const address of pics) {
      const answer = await fetch(new URL(pictureSources(address).src, server.url));
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/avif']);
      expect(pictureColor(address)).not.toBeNull();
    }
  }
});

test('[USER-02] avatars are photographs, decorations and avatars without photographs are drawings', () => {
  const world = createWorld({ photographs });
  const hidden = createWorld({ photographs, scenarios: 'data.no-pictures' });
  for (const avatar of avatars) {
    expect(avatarAddress(world, avatar)).toContain('.avif?');
    expect(avatarAddress(hidden, avatar)).toContain('.svg');
  }
  for (const decoration of decorations) expect(avatarAddress(world, decoration)).toContain('.svg');
});

test('[DET-01] goods have a picture of everything in their box, in their color', async () => {
  const server = await startTestServer();
  const boxOf = async (id: number, scenario = '') => {
    const headers = { 'x-mock-scenario': scenario };
    const { body } = await post(server, '/api/goods/getGoodsById', { id }, headers);
    return Object(body).msg.box;
  };
  const { pic, text } = await boxOf(k9);
  expect(text).toBe('Everything in the box');
  expect(pic).toContain('/K9/box-ember.avif');
  const answer = await fetch(new URL(pictureSources(pic).src, server.url));
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/avif']);
  expect(await boxOf(m990)).toBeUndefined();
  expect(await boxOf(k9, 'data.no-pictures')).toBeUndefined();
  expect(await boxOf(k9, 'data.broken-images')).toBeUndefined();
});

test('[NAV-08] the pictures of the text about the company load, and scenarios hide or break them', async () => {
  const server = await startTestServer();
  const picturesOf = async (scenario = '') => {
    const headers = { 'x-mock-scenario': scenario };
    const url = new URL('/api/term/getSpecificTerm?title=about-us', server.url);
    const { msg } = Object(await (await fetch(url, { headers })).json());
    return [msg.feature, ...msg.pictures].map(({ pic }) => pic);
  };
  const addresses = await picturesOf();
  expect(addresses.map((address) => pictureSources(address).src)).toEqual([
    expect.stringContaining('/scenes/workbench.avif'),
    expect.stringContaining('/A5/macro-ember.avif'),
    expect.stringContaining('/T1/macro-ember.avif'),
    expect.stringContaining('/J3/macro-ember.avif'),
  ]);
  for (const address of addresses) {
    const answer = await fetch(new URL(pictureSources(address).src, server.url));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/avif']);
  }
  expect(new Set(await picturesOf('data.no-pictures'))).toEqual(new Set(['']));
  expect(new Set(await picturesOf('data.broken-images'))).toEqual(new Set(['/api/files/broken.jpg']));
});
