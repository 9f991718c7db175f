import { locales } from '@signal-shop/sdk/constants';
import { pictureColor, pictureSources } from '@signal-shop/sdk/rules/picture-sources';
import { expect, test } from 'vitest';
import { createWorld } from '../../scenarios/create/create-world.ts';
import { avatars, decorations } from '../../seed/avatars/avatars.ts';
import { avatarAddress } from '../../world/account/avatars.ts';
import { post, startTestServer } from '../testing/testing-server.ts';
import { photographs } from './photographs.ts';

const m49 = 2021;

test('[DET-03] the pictures of seeded reviews load, and say what they show in each language', async () => {
  const server = await startTestServer();
  const texts = new Set<string>();
  for (const locale of locales) {
    const { body } = await post(
      server,
      '/api/goods/getCommentByGoodsId',
      { id: m49, with_pictures: 1 },
      { 'accept-language': locale },
    );
    const { msg, picture_count: count } = Object(body);
    expect([msg.length, count]).toEqual([2, 2]);
    for (const { pics, pic_texts: descriptions } of msg) {
      expect(descriptions).toHaveLength(pics.length);
      for (const text of descriptions) texts.add(text);
      for (const address of pics) {
        const answer = await fetch(new URL(pictureSources(address).src, server.url));
        expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/avif']);
        expect(pictureColor(address)).not.toBeNull();
      }
    }
  }
  expect(texts.size).toBe(2 * locales.length);
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
