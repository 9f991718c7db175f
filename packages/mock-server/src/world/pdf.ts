/** Which letters a document needs; the reader's own fonts draw them. */
export type PdfScript = 'latin' | 'chinese' | 'japanese';

const pageLines = 44;
const fonts = {
  latin: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  chinese: wideFont('STSong-Light', 'UniGB-UCS2-H', 'GB1'),
  japanese: wideFont('HeiseiKakuGo-W5', 'UniJIS-UCS2-H', 'Japan1'),
} as const satisfies Record<PdfScript, string>;
const lineWidth = { latin: 84, chinese: 40, japanese: 40 } as const satisfies Record<PdfScript, number>;

/** A plain document, one paragraph per line of the argument; the first line is its title. */
export function writePdf(paragraphs: readonly string[], script: PdfScript): Uint8Array<ArrayBuffer> {
  const lines = paragraphs.flatMap((paragraph) => wrap(paragraph, script));
  const pages = Array.from({ length: Math.max(1, Math.ceil(lines.length / pageLines)) }, (_, page) =>
    lines.slice(page * pageLines, (page + 1) * pageLines),
  );
  const pageNumber = (page: number) => 4 + page * 2;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, page) => `${pageNumber(page)} 0 R`).join(' ')}] >>`,
    fonts[script],
    ...pages.flatMap((texts, page) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${pageNumber(page) + 1} 0 R >>`,
      stream(content(texts, script, page === 0)),
    ]),
  ];
  return bytesOf(assemble(objects));
}

/** Every object with its place in the file, as the table at the end wants it. */
function assemble(objects: readonly string[]): string {
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return `${text}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
}

function content(lines: readonly string[], script: PdfScript, isFirst: boolean): string {
  const [title = '', ...rest] = isFirst ? lines : ['', ...lines];
  const drawn = rest.map((line) => `${encoded(line, script)} Tj T*`).join('\n');
  return `BT /F1 18 Tf 16 TL 56 780 Td ${encoded(title, script)} Tj T* T* /F1 10 Tf\n${drawn}\nET`;
}

function stream(text: string): string {
  return `<< /Length ${text.length} >>\nstream\n${text}\nendstream`;
}

/** Latin letters break between words, Chinese and Japanese ones anywhere. */
function wrap(paragraph: string, script: PdfScript): readonly string[] {
  const blank = script === 'latin' ? ' ' : '';
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(blank)) {
    const joined = line === '' ? word : `${line}${blank}${word}`;
    const isFull = line !== '' && joined.length > lineWidth[script];
    if (isFull) lines.push(line);
    line = isFull ? word : joined;
  }
  return [...lines, line];
}

/** Hexadecimal, so that no letter has to be escaped. */
function encoded(text: string, script: PdfScript): string {
  const letters = script === 'latin' ? text.replaceAll('Ω', 'ohm') : text;
  const units = Array.from({ length: letters.length }, (_, index) => letters.charCodeAt(index));
  const digits = units.map((unit) =>
    script === 'latin' ? hexadecimal(latinByte(unit), 2) : hexadecimal(unit, 4),
  );
  return `<${digits.join('')}>`;
}

function hexadecimal(value: number, digits: number): string {
  return value.toString(16).padStart(digits, '0');
}

/** The marks that Windows put between the control characters and Latin-1. */
const windowsMarks: ReadonlyMap<string, number> = new Map([
  ['€', 0x80],
  ['„', 0x84],
  ['…', 0x85],
  ['‘', 0x91],
  ['’', 0x92],
  ['“', 0x93],
  ['”', 0x94],
  ['•', 0x95],
  ['–', 0x96],
  ['—', 0x97],
  ['\u202f', 0xa0],
  ['œ', 0x9c],
]);

function latinByte(unit: number): number {
  return windowsMarks.get(String.fromCharCode(unit)) ?? (unit < 256 ? unit : 0x3f);
}

function wideFont(name: string, map: string, ordering: string): string {
  const system = `<< /Registry (Adobe) /Ordering (${ordering}) /Supplement 2 >>`;
  const descriptor = `<< /Type /FontDescriptor /FontName /${name} /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 80 >>`;
  const descendant = `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /${name} /CIDSystemInfo ${system} /DW 1000 /FontDescriptor ${descriptor} >>`;
  return `<< /Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /${map} /DescendantFonts [${descendant}] >>`;
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index += 1) bytes[index] = text.charCodeAt(index);
  return bytes;
}
