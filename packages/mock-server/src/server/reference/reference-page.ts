import { readFile } from 'node:fs/promises';
import { controlBundleLocation, readBundle } from '../gate/contract.ts';
import { locations } from '../locations.ts';
import { firstView } from './first-view.ts';
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
 * The content security policy of the page: its own files, Scalar's inline styles, embedded images and fonts. No other
 * origin, no evaluated code, no frame.
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
  { name: 'index.html', type: html, text: () => page('static', 'shop') },
  { name: 'control.html', type: html, text: () => page('static', 'control') },
  { name: 'shop.js', type: javascript, text: once(() => documentScript(documents.shop())) },
  { name: 'control.js', type: javascript, text: once(() => documentScript(documents.control())) },
  { name: 'start.js', type: javascript, text: () => Promise.resolve(start) },
  { name: 'scalar.js', type: javascript, text: () => readFile(locations.scalar, 'utf8') },
];

/** Memoized, because generating the document is most of a visit's cost. */
function once(write: () => Promise<string>): () => Promise<string> {
  let result: Promise<string> | null = null;
  return () => {
    // A failed read is retried by the next visit.
    result ??= write().catch((error: unknown) => {
      result = null;
      throw error;
    });
    return result;
  };
}

/** The current bundle, with the parts that the reference and the checks read. */
export async function readReferenceContract(): Promise<ReferenceContract> {
  return asContract(await readBundle());
}

/** The reference document of the current bundle. */
export async function readReferenceDocument(): Promise<ReferenceContract> {
  return referenceDocument(await readReferenceContract());
}

const documents = {
  shop: readReferenceDocument,
  control: async () => asContract(await readBundle(controlBundleLocation)),
} as const;

const titles = {
  shop: 'signal: the calls of the shop',
  control: 'signal: steering the mock shop',
} as const satisfies Record<keyof typeof documents, string>;

/** Paths of the page's files and of related pages. */
const paths = {
  live: {
    files: '/__mock/docs',
    shop: '/__mock/docs',
    control: '/__mock/docs/control',
    guide: '/__mock/guide/',
  },
  static: { files: '.', shop: 'index.html', control: 'control.html', guide: '../index.html' },
} as const;

/**
 * Renders a whole page. Rejects when the contract cannot be read.
 * @param kind `live` lets readers send requests to the page's server
 */
export async function page(kind: keyof typeof paths, document: keyof typeof documents): Promise<string> {
  const { files, shop, control, guide } = paths[kind];
  const here = (one: keyof typeof documents) => (one === document ? ' aria-current="page"' : '');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="content-security-policy" content="${referencePolicy}">
<title>${titles[document]}</title>
<link rel="icon" href="data:,">
<style>${pageStyle}</style>
<nav id="top" aria-label="signal"><a href="${guide}">Guide</a><a href="${shop}"${here('shop')}>The shop's calls</a><a href="${control}"${here('control')}>Mock control</a></nav>
<div id="reference"></div>
<main id="first">
${await firstViewOf[document]()}
</main>
<script src="${files}/scalar.js" defer></script>
<script src="${files}/${document}.js" defer></script>
<script src="${files}/start.js" data-kind="${kind}" defer></script>
</html>
`;
}

const firstViewOf = {
  shop: once(async () => firstView(await documents.shop())),
  control: once(async () => firstView(await documents.control())),
} as const satisfies Record<keyof typeof documents, () => Promise<string>>;

const pageStyle = `
:root { --scalar-custom-header-height: 3rem; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0 }
#top { position: sticky; top: 0; z-index: 10; box-sizing: border-box; height: 3rem; display: flex; align-items: center; gap: .25rem; padding-inline: 1rem; overflow-x: auto; background: #0a0f11 }
#top a { padding: .75rem .625rem; color: #f1f5f6; font: 500 15px/1 system-ui, sans-serif; text-decoration: none; white-space: nowrap }
#top a:is(:hover, [aria-current]) { color: #caf620 }
#top a:focus-visible { outline: 2px solid #caf620; outline-offset: -4px }
#reference:not(:empty) + #first { display: none }
#first { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
#first ul { padding: 0; list-style: none }
#first a { color: light-dark(#4622be, #afb2ff) }
#first code { color: light-dark(#5a666a, #96a0a4); overflow-wrap: anywhere }
`;

async function documentScript(document: Promise<object>): Promise<string> {
  return `globalThis.shownDocument = ${JSON.stringify(await document)};\n`;
}

// Scalar breaks words anywhere in a cell; here a wide table scrolls instead.
const tableStyle = [
  '.markdown table { display: block !important; overflow-x: auto }',
  '.markdown :is(th, td) { min-width: 7rem !important; overflow-wrap: normal !important; word-break: normal !important }',
  '.markdown :is(th, td):nth-child(2) { min-width: 12rem !important }',
  '.markdown td code { white-space: nowrap; word-break: normal !important }',
].join('\n');

// Disables telemetry, fonts of other origins, and links to Scalar's sites.
const start = `const { kind } = document.currentScript.dataset;
globalThis.Scalar.createApiReference('#reference', {
  content: globalThis.shownDocument,
  agent: { disabled: true },
  customCss: ${JSON.stringify(tableStyle)},
  mcp: { disabled: true },
  defaultHttpClient: { targetKey: 'typescript', clientKey: 'custom' },
  documentDownloadType: 'json',
  generateOperationSlug: ({ operationId }) => operationId,
  hideClientButton: true,
  hideTestRequestButton: kind === 'static',
  modelsSectionLabel: 'Schemas',
  showDeveloperTools: 'never',
  showOperationId: true,
  telemetry: false,
  withDefaultFonts: false,
});
`;
