import { expect, test } from 'vitest';
import type { PdfScript } from './pdf.ts';
import { writePdf } from './pdf.ts';

const encodings = { latin: 'windows-1252', chinese: 'utf-16be', japanese: 'utf-16be' } as const;

function read(paragraphs: readonly string[], script: PdfScript) {
  const file = new TextDecoder('latin1').decode(writePdf(paragraphs, script));
  const lines = [...file.matchAll(/<([0-9a-f]*)> Tj/g)].map(([, digits = '']) =>
    new TextDecoder(encodings[script]).decode(
      Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)),
    ),
  );
  return { file, lines };
}

test.each<[PdfScript, string]>([
  ['latin', 'Für „Größe“ – d’été, 9,90 €'],
  ['chinese', '耳机与鼠标'],
  ['japanese', '取扱説明書、レシーバー'],
])('[DET-05] a manual in %s letters says what it was given', (script, text) => {
  expect(read([text, text], script).lines).toEqual([text, text]);
});

test.each<[PdfScript, string, number]>([
  ['latin', 'plug it in and talk '.repeat(40), 84],
  ['japanese', 'レシーバー は PC に'.repeat(30), 40],
  ['chinese', '接收器插在电脑上'.repeat(30), 40],
])('[DET-05] long paragraphs in %s letters are broken into lines', (script, paragraph, width) => {
  const { lines } = read(['Title', paragraph], script);
  expect(lines.length).toBeGreaterThan(6);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(width);
});

test('[DET-05] the table at the end of a manual points at its objects, over several pages', () => {
  const { file, lines } = read(
    ['Title', ...Array.from({ length: 100 }, (_, line) => `Line ${line}`)],
    'latin',
  );
  const start = Number(/startxref\n(\d+)/.exec(file)?.[1]);
  expect(file.slice(start, start + 4)).toBe('xref');
  const offsets = [...file.slice(start).matchAll(/^(\d{10}) 00000 n/gm)].map(([, digits]) => Number(digits));
  for (const [index, offset] of offsets.entries()) {
    expect(file.slice(offset).startsWith(`${index + 1} 0 obj`)).toBe(true);
  }
  expect(file).toContain('/Count 3');
  expect(lines.filter((line) => line.startsWith('Line'))).toHaveLength(100);
  for (const [, length, text = ''] of file.matchAll(/\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/g)) {
    expect(text).toHaveLength(Number(length));
  }
});
