// Design tokens: writes tokens.css and the table of tokens from the DTCG files in `tokens/`.
// `--check` changes nothing and fails when a file is stale.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tokensCss } from './tokens/tokens-css.ts';
import { readTokens } from './tokens/tokens-files.ts';
import { tokensTable } from './tokens/tokens-table.ts';

const source = join(import.meta.dirname, '../src');
const tokens = await readTokens(join(import.meta.dirname, '../tokens/signal.resolver.json'));

const files = {
  [join(source, 'tokens.css')]: tokensCss(tokens),
  [join(source, 'foundations/tokens/generated/tokens.ts')]: tokensTable(tokens),
};

for (const [path, text] of Object.entries(files)) {
  if (!process.argv.includes('--check')) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  } else if (readFileSync(path, 'utf8') !== text) {
    process.stderr.write(`${path} is stale: run packages/ui/scripts/tokens.ts\n`);
    process.exitCode = 1;
  }
}
