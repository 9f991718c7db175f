import { uploadMaximumBytes } from '@signal-shop/sdk/constants';
import { limits } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import { addOrder } from '../../scenarios/orders/order-fixtures.ts';
import { createShop } from '../../shop.ts';
import { picture } from '../../testing/pictures.ts';
import { refusalOf, visitAsCustomer } from '../../testing/visitor.ts';
import { demoCustomerOf, newCustomer } from '../account/customers.ts';
import type { World } from '../state/world.ts';
import { findUpload } from './uploads.ts';

const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52];
/** RIFF, its size, WEBP, VP8X and the size of that part. */
const webpStart = [
  ...[0x52, 0x49, 0x46, 0x46, 0, 0, 0, 0, 0x57, 0x45, 0x42, 0x50],
  ...[0x56, 0x50, 0x38, 0x58, 10, 0, 0, 0],
];

async function seen(shop: ReturnType<typeof createShop>, address: string): Promise<Response> {
  return shop.fetch(`http://shop.test${address}`);
}

test('[USER-02] [U08] an uploaded picture is public at its unguessable address, byte for byte', async () => {
  const shop = createShop();
  const client = await visitAsCustomer(shop, { session: 'mine' });
  const file = picture(200_000);
  const { url } = await client.uploadPicture({ file });
  const answer = await seen(shop, url);
  expect(answer.headers.get('content-type')).toBe('image/png');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('content-disposition')).toBe('inline');
  expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(new Uint8Array(await file.arrayBuffer()));
  expect((await seen(shop, url.replace('.png', '.jpg'))).status).toBe(404);
});

test('[USER-02] [U01] accepts a picture of 2 MB and refuses one byte more', async () => {
  const client = await visitAsCustomer(createShop());
  const upload = (size: number) => refusalOf(client.uploadPicture({ file: picture(size) }));
  expect(await upload(uploadMaximumBytes)).toBe('answered');
  expect(await upload(uploadMaximumBytes + 1)).toBe('imageTooLarge');
  expect(await upload(uploadMaximumBytes + 1_000_000)).toBe('imageTooLarge');
});

test.each([
  ['a PNG', [...pngStart, ...[0, 0, 0x4e, 0x20, 0, 0, 0x4e, 0x20]]],
  ['a JPEG', [0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 11, 8, 0x4e, 0x20, 0x4e, 0x20]],
  ['a WebP', [...webpStart, ...[0, 0, 0, 0], ...[0x1f, 0x4e, 0], ...[0x1f, 0x4e, 0]]],
])('[U06] %s that unpacks to 20,000 × 20,000 pixels is refused', async (_name, octets) => {
  const client = await visitAsCustomer(createShop());
  const file = new Blob([new Uint8Array(octets), new Uint8Array(100)]);
  expect(await refusalOf(client.uploadPicture({ file }))).toBe('imageTooLarge');
});

test('[U06] a picture whose size cannot be read is refused', async () => {
  const client = await visitAsCustomer(createShop());
  const hidden = [
    0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xff, 0xff, 0xff, 0xc0, 0, 11, 8, 0xff, 0xdc, 0xff, 0xdc,
  ];
  const file = new Blob([new Uint8Array(hidden), new Uint8Array(100)]);
  expect(await refusalOf(client.uploadPicture({ file }))).toBe('imageFormatInvalid');
});

test('[USER-02] [U02] [U03] detects the file type by the first bytes, not by name or media type', async () => {
  const client = await visitAsCustomer(createShop());
  const upload = (file: Blob) => refusalOf(client.uploadPicture({ file }));
  expect(await upload(new File([picture()], 'notes.txt', { type: 'text/plain' }))).toBe('answered');
  for (const text of ['<svg onload="alert(1)"/>', 'GIF89a/*', '%PDF-1.7', '']) {
    expect(await upload(new File([text], 'photo.png', { type: 'image/png' })), text).toBe(
      'imageFormatInvalid',
    );
  }
});

test('[USER-02] an uploaded avatar is selected immediately, and another can be selected afterwards', async () => {
  const shop = createShop();
  const client = await visitAsCustomer(shop);
  const { msg: before } = await client.listAvatars();
  expect(await refusalOf(client.useAvatar({ avatar_id: 1_000 }))).toBe('avatarNotFound');
  const { avatar } = await client.uploadAvatar({ file: picture() });
  const { msg: after } = await client.listAvatars();
  expect(after.avatars).toEqual([avatar, ...before.avatars]);
  expect([after.avatar_id, after.avatar]).toEqual([avatar.id, avatar.pic]);
  expect((await client.getUserInfo()).msg.avatar).toBe(avatar.pic);
  expect(await client.useAvatar({ avatar_id: 3 })).toMatchObject({ avatar_id: 3, decoration: '' });
  expect(await client.useAvatar({ avatar_id: 1_000, decoration_id: 102 })).toMatchObject({
    avatar: avatar.pic,
    decoration_id: 102,
  });
  expect(await client.useAvatar({ decoration_id: 0 })).toMatchObject({ avatar_id: 1_000, decoration: '' });
});

test('[USER-02] every avatar and decoration has a picture', async () => {
  const shop = createShop();
  const { msg } = await (await visitAsCustomer(shop)).listAvatars();
  for (const { id, pic } of [...msg.avatars, ...msg.decorations]) {
    const answer = await seen(shop, pic);
    expect(answer.headers.get('content-type'), String(id)).toBe('image/svg+xml');
    expect(await answer.text()).toMatch(/^<svg .*<\/svg>$/);
  }
});

test('[USER-02] refuses an unknown avatar, and changes nothing', async () => {
  const client = await visitAsCustomer(createShop());
  expect(await refusalOf(client.useAvatar({ avatar_id: 101 }))).toBe('avatarNotFound');
  expect(await refusalOf(client.useAvatar({ avatar_id: 3, decoration_id: 3 }))).toBe('avatarNotFound');
  expect((await client.listAvatars()).msg.avatar_id).toBe(1);
});

test('a picture belongs to its uploader, and survives a snapshot', async () => {
  const shop = createShop();
  const world = shop.world('default');
  const { url } = await (await visitAsCustomer(shop)).uploadPicture({ file: picture(5_000) });
  const other = [...world.state.customers.values()].find(({ email }) => email === newCustomer.email);
  expect(findUpload(world, demoCustomerOf(world), url)?.size).toBe(5_000);
  expect(other && findUpload(world, other, url)).toBeNull();
  expect(findUpload(world, demoCustomerOf(world), 'https://elsewhere.example/a.png')).toBeNull();
  const snapshot = world.snapshot();
  world.state.uploads.clear();
  world.restore(snapshot);
  expect((await (await seen(shop, url)).arrayBuffer()).byteLength).toBe(5_000);
});

/** Stores pictures of the maximum size without uploads. @returns their addresses */
function storeUploads(world: World, name: string, count: number): readonly string[] {
  const addresses = Array.from({ length: count }, (_, index) => `/api/pictures/${name}-${index}.png`);
  for (const address of addresses) {
    world.state.uploads.set(address, {
      address,
      customerId: demoCustomerOf(world).id,
      type: 'image/png',
      size: uploadMaximumBytes,
      content: '',
      time: world.clock.seconds(),
    });
  }
  return addresses;
}

test('a world stores 40 MB of pictures and evicts the oldest', async () => {
  const shop = createShop();
  const { uploads } = shop.world('default').state;
  const addresses = storeUploads(shop.world('default'), 'photo', 20);
  const { url } = await (await visitAsCustomer(shop)).uploadPicture({ file: picture() });
  expect([...uploads.keys()]).toEqual([...addresses.slice(1), url]);
});

test('nine pictures of the maximum size fit into one form, and are not evicted by later uploads', async () => {
  const shop = createShop({ scenarios: 'orders.empty' });
  const world = shop.world('default');
  const client = await visitAsCustomer(shop);
  const { ordersn } = addOrder(world, 'received');
  const { avatar } = await client.uploadAvatar({ file: picture() });
  const credentials = [...storeUploads(world, 'sent', limits.requestRefund.credentials.maxItems)];
  await client.requestRefund({ ordersn, reason: 'defective', credentials, contacted: 1 });
  const orphans = storeUploads(world, 'left', 5);
  world.clock.advance(7_200_000);
  const pendingUploads = storeUploads(world, 'waiting', limits.requestRefund.credentials.maxItems);
  await client.uploadPicture({ file: picture() });
  const storedAddresses = (addresses: readonly string[]) =>
    addresses.filter((url) => world.state.uploads.has(url));
  expect(storedAddresses([avatar.pic, ...credentials])).toEqual([avatar.pic, ...credentials]);
  expect(storedAddresses(pendingUploads)).toEqual(pendingUploads);
  expect(storedAddresses(orphans)).toEqual(orphans.slice(-1));
});

test('[REV-01] the pictures of a review outlast unused ones', async () => {
  const shop = createShop();
  const world = shop.world('default');
  const client = await visitAsCustomer(shop);
  const pics = [...storeUploads(world, 'reviewed', 1)];
  const line = { ordersn: 'SG20260102000019', line_id: 1 };
  await client.storeReview({ ...line, stars: 5, content: 'Light, and quiet on the desk.', pics });
  const orphans = storeUploads(world, 'left', 20);
  world.clock.advance(7_200_000);
  await client.uploadPicture({ file: picture() });
  const statuses = await Promise.all([...pics, ...orphans.slice(0, 3)].map((url) => seen(shop, url)));
  expect(statuses.map(({ status }) => status)).toEqual([200, 404, 404, 200]);
});

test('[USER-02] a retry with the same idempotency key stores one picture; another picture is another request', async () => {
  const shop = createShop();
  const client = await visitAsCustomer(shop);
  const options = { idempotencyKey: 'photo-of-the-parcel' };
  const first = await client.uploadPicture({ file: picture(5_000) }, options);
  expect(await client.uploadPicture({ file: picture(5_000) }, options)).toEqual(first);
  expect(shop.world('default').state.uploads.size).toBe(1);
  const other = await client.uploadPicture({ file: picture(5_001) }, options).safe();
  expect(other).toMatchObject({ status: 'failed', error: { code: 9007 } });
});

test('an address is never reused for another picture, even after a reset', async () => {
  const shop = createShop();
  const first = await (await visitAsCustomer(shop)).uploadPicture({ file: picture(100) });
  shop.reset('default');
  const second = await (await visitAsCustomer(shop)).uploadPicture({ file: picture(101) });
  expect(second.url).not.toBe(first.url);
});
