import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { readBundle } from '../contract.ts';
import { readControlReference } from './control-reference.ts';
import type { ReferenceContract } from './reference-contract.ts';
import { asContract } from './reference-contract.ts';
import { referenceDocument } from './reference-document.ts';

/** A file of the reference page: the same on the mock server and in the static folder. */
export interface ReferenceFile {
  readonly name: string;
  readonly type: string;
  readonly text: () => Promise<string>;
}

/**
 * Everything that the page may do: its own files, styles that Scalar writes while it runs, pictures and fonts that it
 * carries along. No other origin, no evaluated code, no frame.
 */
export const referencePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const html = 'text/html; charset=utf-8';
const javascript = 'text/javascript; charset=utf-8';

export const referenceFiles: readonly ReferenceFile[] = [
  { name: 'index.html', type: html, text: () => Promise.resolve(page('.', 'static', 'shop')) },
  { name: 'control.html', type: html, text: () => Promise.resolve(page('.', 'static', 'control')) },
  { name: 'shop.js', type: javascript, text: once(() => documentScript(readReferenceDocument())) },
  { name: 'control.js', type: javascript, text: once(() => documentScript(readControlReference())) },
  { name: 'start.js', type: javascript, text: () => Promise.resolve(start) },
  { name: 'scalar.js', type: javascript, text: () => readFile(scalarLocation, 'utf8') },
];

/** Writing the document takes most of what a visit costs the server. */
function once(write: () => Promise<string>): () => Promise<string> {
  let written: Promise<string> | null = null;
  return () => {
    // A document that could not be read is tried again by the next visit.
    written ??= write().catch((error: unknown) => {
      written = null;
      throw error;
    });
    return written;
  };
}

const scalarLocation = createRequire(import.meta.url)
  .resolve('@scalar/api-reference')
  .replace(/index\.js$/, 'browser/standalone.js');

/** The bundle as it is now, as far as the reference and the checks read it. */
export async function readReferenceContract(): Promise<ReferenceContract> {
  return asContract(await readBundle());
}

/** The reference document of the bundle as it is now. */
export async function readReferenceDocument(): Promise<ReferenceContract> {
  return referenceDocument(await readReferenceContract());
}

/**
 * @param folder address of the other files
 * @param kind `live` lets a reader send requests to the server that the page came from
 */
export function page(folder: string, kind: 'live' | 'static', document: keyof typeof titles): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="content-security-policy" content="${referencePolicy}">
<title>${titles[document]}</title>
<link rel="icon" href="data:,">
<style>#reference:not(:empty) + p { display: none }</style>
<div id="reference"></div>
<p>The reference is being put together…</p>
<script src="${folder}/scalar.js"></script>
<script src="${folder}/${document}.js"></script>
<script src="${folder}/start.js" data-kind="${kind}"></script>
</html>
`;
}

const titles = {
  shop: 'signal: the calls of the shop',
  control: 'signal: steering the mock shop',
} as const;

async function documentScript(document: Promise<object>): Promise<string> {
  return `globalThis.shownDocument = ${JSON.stringify(await document)};\n`;
}

// Scalar lets words break anywhere in a cell; here a table scrolls instead.
const tableStyle = [
  '.markdown table { display: block !important; overflow-x: auto }',
  '.markdown :is(th, td) { min-width: 7rem !important; overflow-wrap: normal !important; word-break: normal !important }',
  '.markdown :is(th, td):nth-child(2) { min-width: 12rem !important }',
  '.markdown td code { white-space: nowrap; word-break: normal !important }',
].join('\n');

// Telemetry, fonts of another origin, and the tools that open Scalar's own sites are off.
const start = `const { kind } = document.currentScript.dataset;
globalThis.Scalar.createApiReference('#reference', {
  content: globalThis.shownDocument,
  agent: { disabled: true },
  customCss: ${JSON.stringify(tableStyle)},
  mcp: { disabled: true },
  defaultHttpClient: { targetKey: 'typescript', clientKey: 'custom' },
  documentDownloadType: 'json',
  generateOperationSlug: ({ operationId }) => operationId,
  hiddenClients: true,
  hideClientButton: true,
  hideTestRequestButton: kind === 'static',
  modelsSectionLabel: 'Schemas',
  showDeveloperTools: 'never',
  showOperationId: true,
  telemetry: false,
  withDefaultFonts: false,
});
`;
