import { locales } from '@signal-shop/sdk/constants';
import { pictureColor, pictureSources } from '@signal-shop/sdk/rules/picture-sources';
import { expect, onTestFinished, test } from 'vitest';
import { film } from '../../seed/site/film.ts';
import { logNothing } from '../recording/log.ts';
import { startMockServer } from '../start-mock-server.ts';
import { get, post } from '../testing/testing-server.ts';

test('[DET-05] serves manuals and drivers as downloads, and 404 for other paths', async () => {
  const server = await startMockServer({ port: 0, log: logNothing });
  onTestFinished(() => server.close());
  const ask = (path: string, method = 'GET') => fetch(new URL(path, server.url), { method });
  const manual = await ask('/api/files/1011-manual-ja.pdf');
  expect(manual.status).toBe(200);
  expect(manual.headers.get('content-type')).toBe('application/pdf');
  expect((await manual.arrayBuffer()).byteLength).toBe(Number(manual.headers.get('content-length')));
  expect((await ask('/api/files/1011-manual-ja.pdf', 'HEAD')).status).toBe(200);
  const strange = ['1011-manual-xx.pdf', '1011-manual-en.txt', '1011-driver-en.pdf', '..%2f..%2fsecret', ''];
  for (const name of strange) {
    const answer = await ask(`/api/files/${name}`);
    expect([name, answer.status]).toEqual([name, 404]);
    expect(await answer.json()).toMatchObject({ code: expect.any(Number), msg: expect.any(String) });
  }
  expect((await ask('/api/files/1011-manual-en.pdf', 'POST')).status).toBe(404);
});

test('[SUP-01 DET-05] every listed file can be downloaded, with the listed size', async () => {
  const server = await startMockServer({ port: 0, log: logNothing });
  onTestFinished(() => server.close());
  for (const locale of locales) {
    const { body } = await get(server, '/api/term/getProduct?page_size=5', { 'accept-language': locale });
    const { msg } = Object(body);
    expect(msg).toHaveLength(5);
    for (const { files } of msg) {
      for (const { link, size_bytes, kind } of files) {
        const answer = await fetch(new URL(link, server.url));
        const bytes = new Uint8Array(await answer.arrayBuffer());
        expect(bytes.byteLength).toBe(size_bytes);
        expect(answer.headers.get('content-disposition')).toContain(`-${locale}.`);
        const start = new TextDecoder().decode(bytes.slice(0, 5));
        expect(start === '%PDF-').toBe(kind === 'manual');
      }
    }
  }
});

test.each([
  ['de', 'windows-1252', 'Kurzanleitung'],
  ['zh', 'utf-16be', '快速入门指南'],
  ['ja', 'utf-16be', 'クイックスタートガイド'],
])('[DET-05] the manual in %s is in its script', async (locale, encoding, title) => {
  const server = await startMockServer({ port: 0, log: logNothing });
  onTestFinished(() => server.close());
  const answer = await fetch(new URL(`/api/files/1011-manual-${locale}.pdf`, server.url));
  const [, digits = ''] = /<([0-9a-f]*)> Tj/.exec(await answer.text()) ?? [];
  expect(new TextDecoder(encoding).decode(Buffer.from(digits, 'hex'))).toBe(title);
});

test('[DET-01] goods have line drawings with their measures', async () => {
  const server = await startMockServer({ port: 0, log: logNothing });
  onTestFinished(() => server.close());
  const { body } = await post(server, '/api/goods/getGoodsById', { id: 1011 });
  const { outlines } = Object(body).msg;
  expect(outlines.map(({ view }: { view: string }) => view)).toEqual(['front', 'side']);
  for (const { pic, width, height } of outlines) {
    const answer = await fetch(new URL(pic, server.url));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    const [, , drawnWidth, drawnHeight] =
      /viewBox="([^"]*)"/
        .exec(await answer.text())?.[1]
        ?.split(' ')
        .map(Number) ?? [];
    expect([Math.round(Number(drawnWidth) / 10), Math.round(Number(drawnHeight) / 10)]).toEqual([
      width,
      height,
    ]);
  }
  expect((await fetch(new URL('/api/pictures/outlines/..%2fledger.json', server.url))).status).toBe(404);
});

test('[HOME-01] a scene has its dominant color in its address', async () => {
  const server = await startMockServer({ port: 0, log: logNothing });
  onTestFinished(() => server.close());
  const { body } = await get(server, '/api/index/getFeatures');
  const [desk] = Object(body).msg;
  expect(pictureColor(desk.pic)).toMatch(/^#[0-9a-f]{6}$/);
  expect((await fetch(new URL(pictureSources(desk.pic).src, server.url))).status).toBe(200);
});

test('[HOME-03] the films of the banners can be watched', async () => {
  const server = await startMockServer({ port: 0, log: logNothing });
  onTestFinished(() => server.close());
  const answer = await fetch(new URL('/api/index/index', server.url), {
    headers: { 'x-mock-scenario': 'banner.video' },
  });
  const { msg } = await answer.json();
  expect(msg.banner).not.toEqual([]);
  for (const { type, video, url } of msg.banner) {
    const film = await fetch(new URL(video, server.url));
    expect([type, film.headers.get('content-type')]).toEqual([4, 'video/webm']);
    expect((await film.arrayBuffer()).byteLength).toBe(Number(film.headers.get('content-length')));
    const poster = await fetch(new URL(url, server.url));
    expect([poster.status, poster.headers.get('content-type')]).toEqual([200, 'image/webp']);
  }
});

test('[HOME-03] a browser that seeks in a film gets the requested range', async () => {
  const server = await startMockServer({ port: 0, log: logNothing });
  onTestFinished(() => server.close());
  const ask = async (range: string, method = 'GET') => {
    const answer = await fetch(new URL(film, server.url), { method, headers: { range } });
    return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  const { answer: whole, bytes } = await ask('');
  const size = bytes.byteLength;
  expect([whole.status, whole.headers.get('accept-ranges')]).toEqual([200, 'bytes']);
  for (const [range, first, last] of [
    ['bytes=0-', 0, size - 1],
    ['bytes=100-199', 100, 199],
    [`bytes=${size - 1}-${size + 5}`, size - 1, size - 1],
    ['bytes=-10', size - 10, size - 1],
  ] as const) {
    const part = await ask(range);
    expect([range, part.answer.status]).toEqual([range, 206]);
    expect(part.answer.headers.get('content-range')).toBe(`bytes ${first}-${last}/${size}`);
    expect(part.bytes.equals(bytes.subarray(first, last + 1))).toBe(true);
  }
  for (const range of [`bytes=${size}-`, 'bytes=-0']) {
    const { answer } = await ask(range);
    expect([range, answer.status, answer.headers.get('content-range')]).toEqual([
      range,
      416,
      `bytes */${size}`,
    ]);
  }
  for (const range of ['bytes=9-3', 'bytes=-', 'bytes=0-1,5-6', 'lines=1-2'])
    expect([range, (await ask(range)).answer.status]).toEqual([range, 200]);
  expect((await ask('bytes=100-199', 'HEAD')).answer.headers.get('content-length')).toBe(String(size));
});

test('a photograph comes in the width that is requested, or the next larger one, and never changes', async () => {
  const server = await startMockServer({ port: 0, log: logNothing });
  onTestFinished(() => server.close());
  const ask = (path: string) => fetch(new URL(`/api/pictures/goods/${path}`, server.url));
  const [narrow, same, wide] = await Promise.all(
    [1, 192, 9_999].map((width) => ask(`K9/hero-ember.avif?width=${width}`)),
  );
  expect(narrow?.headers.get('content-type')).toBe('image/avif');
  expect(narrow?.headers.get('cache-control')).toContain('immutable');
  const size = Number(narrow?.headers.get('content-length'));
  expect(same?.headers.get('content-length')).toBe(`${size}`);
  expect(Number(wide?.headers.get('content-length'))).toBeGreaterThan(size);
  for (const path of [
    'K9/hero-pink.avif',
    'K9/inside-ember.avif',
    '../goods/K9/hero-ember.avif/x',
    'K0/hero-ember.avif',
  ])
    expect((await ask(path)).status, path).toBe(404);
});

test('[DET-01] goods with a turn tell its frames, and the picture of the frames is served', async () => {
  const server = await startMockServer({ port: 0, log: logNothing });
  onTestFinished(() => server.close());
  const { body } = await post(server, '/api/goods/getGoodsById', { id: 1031 });
  const { turn } = Object(body).msg;
  expect(turn).toMatchObject({ frames: 24, columns: 6 });
  const answer = await fetch(new URL(turn.pic, server.url));
  expect(answer.headers.get('content-type')).toBe('image/avif');
  const without = await post(server, '/api/goods/getGoodsById', { id: 1021 });
  expect(Object(without.body).msg).not.toHaveProperty('turn');
});

test('[DET-01] goods in a scene have its picture and text, those in none have neither', async () => {
  const server = await startMockServer({ port: 0, log: logNothing });
  onTestFinished(() => server.close());
  const sceneOf = async (id: number, locale = 'en') => {
    const answer = await post(server, '/api/goods/getGoodsById', { id }, { 'accept-language': locale });
    return Object(answer.body).msg.scene;
  };
  const scene = await sceneOf(1011);
  expect(scene.text).toContain('K9');
  expect((await sceneOf(1011, 'de')).text).not.toBe(scene.text);
  expect((await fetch(new URL(scene.pic, server.url))).headers.get('content-type')).toBe('image/avif');
  expect(await sceneOf(1021)).toBeUndefined();
});
