import { expect, test } from 'vitest';
import { pictureColor, pictureSources } from './picture-sources.ts';

test('[DET-01] an address with widths becomes one candidate for each width, the widest as fallback', () => {
  expect(pictureSources('/a.avif?v=1&widths=320,640')).toEqual({
    src: '/a.avif?v=1&widths=320,640&width=640',
    srcSet: '/a.avif?v=1&widths=320,640&width=320 320w,/a.avif?v=1&widths=320,640&width=640 640w',
  });
});

test.each(['', '/a.jpg', '/a.jpg?v=1', '/a.jpg?widths=', '/a.jpg?widths=no,-1,0', '/a.jpg?v=320'])(
  '[DET-01] the address "%s" has one file',
  (address) => {
    expect(pictureSources(address)).toEqual({ src: address });
  },
);

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)//?widths=320',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'ftp://files.example/a.jpg',
  ' javascript:alert(1)',
])('[R16] the address "%s" loads nothing', (address) => {
  expect(pictureSources(address)).toEqual({ src: 'data:,' });
});

test.each(['https://cdn.example/a.jpg', 'http://127.0.0.1:4010/a.jpg', 'blob:https://signal.example/1'])(
  '[R16] the address "%s" is used as it is',
  (address) => {
    expect(pictureSources(address)).toEqual({ src: address });
  },
);

test.each([
  ['/a.avif?v=1&color=17201f&widths=320', '#17201f'],
  ['/a.avif?color=17201f', '#17201f'],
  ['/a.avif?color=red', null],
  ['/a.avif?color=17201f;url(x)', null],
  ['', null],
])('[HOME-01] the address "%s" has the color %s', (address, color) => {
  expect(pictureColor(address)).toBe(color);
});
