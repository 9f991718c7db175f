// @vitest-environment node
import { expect, test, vi } from 'vitest';
import type { Between } from '../../../testing/broken-answers.ts';
import { holding, losing } from '../../../testing/broken-answers.ts';
import { pictureFile } from '../../../testing/picture.ts';
import { member, openTestShop, until } from '../../../testing/test-shop.ts';
import { avatarOptionsAtom, ownUploadAtom, sendOwnPicture } from '../account/avatar.ts';
import { claimPictures } from '../after-sales/warranty-claim.ts';

const uploadPath = '/api/goods/upload';

function openShop(between: Between) {
  const shop = openTestShop({ ...member, at: '/user/warranty', between });
  const pictures = () => shop.store.get(claimPictures.picturesAtom);
  const addresses = () => shop.store.get(claimPictures.addressesAtom);
  return { ...shop, pictures, addresses };
}

test('[USER-06] [U07] two pictures upload once each; an aborted upload adds none', async () => {
  const { between, release } = holding(uploadPath);
  const { store, pictures, addresses, countOf } = openShop(between);
  const first = store.set(claimPictures.choose, pictureFile('first.png'));
  const second = store.set(claimPictures.choose, pictureFile('second.png'));
  expect(pictures().map(({ upload }) => upload.status)).toEqual(['uploading', 'uploading']);
  await vi.waitFor(() => expect(countOf(uploadPath)).toBe(2));
  store.set(claimPictures.remove, pictures()[0]?.id ?? 0);
  release();
  await Promise.all([first, second]);
  expect(pictures().map(({ upload }) => upload)).toMatchObject([{ status: 'uploaded', name: 'second.png' }]);
  expect(addresses()).toHaveLength(1);
  await store.set(claimPictures.choose, pictureFile('third.png'));
  expect(addresses()).toHaveLength(2);
});

test.each(['request', 'answer'] as const)(
  '[USER-06] [U07] a retry after a lost %s adds one picture',
  async (what) => {
    const { store, pictures, addresses } = openShop(losing(uploadPath, what));
    await store.set(claimPictures.choose, pictureFile('wheel.png'));
    expect(pictures().map(({ upload }) => upload.status)).toEqual(['failed']);
    expect(addresses()).toEqual([]);
    await store.set(claimPictures.sendAgain, pictures()[0]?.id ?? 0);
    expect(pictures().map(({ upload }) => upload.status)).toEqual(['uploaded']);
    expect(addresses()).toHaveLength(1);
  },
);

test('[USER-02] [U07] of two uploads, the later one is shown, in any order of answers', async () => {
  const { between, release } = holding('/api/order/uploadAvatar');
  const { store, settled } = openTestShop({ ...member, at: '/user/profile', between });
  await settled(avatarOptionsAtom);
  const first = store.set(sendOwnPicture, pictureFile('first.png'));
  const second = store.set(sendOwnPicture, pictureFile('second.png'));
  release();
  await Promise.all([first, second]);
  expect(store.get(ownUploadAtom)).toMatchObject({ status: 'uploaded', name: 'second.png' });
  await until(store, avatarOptionsAtom, (now) => now.status === 'ready' && now.value.avatarId === 1_000);
});
