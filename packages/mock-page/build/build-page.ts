// Builds the live page and the drawer of the shop into the folder it is given.
import { join } from 'node:path';
import type { InlineConfig } from 'vite';
import { build } from 'vite';

const [outDir] = process.argv.slice(2);
if (outDir === undefined) throw new Error('Say into which folder: node build-page.ts FOLDER');

const shared = {
  root: join(import.meta.dirname, '..'),
  base: '/__mock/page/',
  configFile: false,
  logLevel: 'error',
  resolve: {
    alias: {
      // The words are compiled before they are shipped, so nobody needs the parser.
      '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
    },
  },
} satisfies InlineConfig;

const output = {
  outDir,
  target: 'es2024',
  // These know light-dark(); for older ones it would be resolved once, and dark bands would stay light.
  cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  // No file as text inside another: the page's policy allows only files.
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  reportCompressedSize: false,
} satisfies InlineConfig['build'];

await build({ ...shared, build: { ...output, emptyOutDir: true } });
await build({
  ...shared,
  build: {
    ...output,
    emptyOutDir: false,
    cssCodeSplit: false,
    rolldownOptions: {
      input: 'src/drawer/main.tsx',
      output: {
        // The shop's page names them, whatever is in them.
        entryFileNames: 'assets/drawer.js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css')) ? 'assets/drawer.css' : 'assets/[name]-[hash][extname]',
      },
    },
  },
});
