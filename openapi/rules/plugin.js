// The lint rules of this contract beyond Redocly's; redocly.yaml enables them.
import { bounded } from './bounded.js';
import { described } from './described.js';
import { envelope } from './envelope.js';
import { namedCodes } from './named-codes.js';
import { portable } from './portable.js';
import { sourced } from './sourced.js';
import { writes } from './writes.js';

// biome-ignore lint/style/noDefaultExport: redocly takes a plugin from its default export.
export default function shopRules() {
  return {
    id: 'shop',
    rules: { oas3: { bounded, described, envelope, 'named-codes': namedCodes, portable, sourced, writes } },
  };
}
