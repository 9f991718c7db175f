import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pictureHeadBytes, pictureTypeOf } from './picture.ts';

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ['\xff\xd8\xff\xe0\0\x10JFIF', 'image/jpeg'],
  ['\xff\xd8\xff\xe1\0\x10Exif', 'image/jpeg'],
  ['\xff\xd8\xff\xdb', 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01', 'image/png'],
  ['RIFF\x24\n\r\0WEBPVP8 ', 'image/webp'],
  ['RIFF\0\0\0\0WEBPVP8L', 'image/webp'],
  ['RIFF\0\0\0\0WEBPVP8X', 'image/webp'],
])('[USER-02] bytes that start with «%s» are %s', (head, type) => {
  expect(pictureTypeOf(latin(`${head}whatever follows`))).toBe(type);
});

test.each([
  ['nothing', ''],
  ['an HTML page', '<!doctype html><img src=x>'],
  ['a program', 'MZ\x90\0\x03'],
  ['a document', '%PDF-1.7\n'],
  ['a vector with a script', '<svg xmlns="http://www.w3.org/2000/svg">'],
  ['a script that starts like a GIF', 'GIF89a=1;alert(1)//'],
  ['a GIF', 'GIF89a\x01\0\x01\0\x80\0\0'],
  ['an audio file', 'RIFF\x24\0\0\0WAVEfmt '],
  ['half a PNG', '\x89PNG\r\n\x1a\n'],
  ['a JPEG after a space', ' \xff\xd8\xff\xe0'],
  ['a bitmap', 'BM\x46\0\0\0'],
])('[USER-02] the shop does not accept %s as a picture', (_name, head) => {
  expect(pictureTypeOf(latin(head))).toBeUndefined();
});

test('[USER-02] only the first bytes matter, and any bytes have a result', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => {
      expect(pictureTypeOf(bytes)).toBe(pictureTypeOf(bytes.subarray(0, pictureHeadBytes)));
    }),
  );
});
