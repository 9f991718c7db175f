// Builds the control page and the shop's drawer into a folder.
import { join } from 'node:path';
import type { InlineConfig } from 'vite';
import { build } from 'vite';

const [outDir, mode = 'production'] = process.argv.slice(2);
if (outDir === undefined) throw new Error('Pass the output folder: node build-page.ts FOLDER [MODE]');

const sharedConfig = {
  root: join(import.meta.dirname, '..'),
  base: '/__mock/page/',
  configFile: false,
  logLevel: 'error',
  // `package` for a page without the sources of the mock server.
  mode,
  resolve: {
    alias: {
      // Messages are compiled at build time, so the parser is left out.
      '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
    },
  },
} satisfies InlineConfig;

const output = {
  outDir,
  target: 'es2024',
  // Browsers with light-dark(): for older ones it would be compiled to one value, and dark bands would stay light.
  cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  // No inlined assets: the page's content security policy allows files only.
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  reportCompressedSize: false,
} satisfies InlineConfig['build'];

await build({ ...sharedConfig, build: { ...output, emptyOutDir: true } });
await build({
  ...sharedConfig,
  build: {
    ...output,
    emptyOutDir: false,
    cssCodeSplit: false,
    rolldownOptions: {
      input: 'src/drawer/main.tsx',
      output: {
        // Fixed names without a hash, because the shop's page refers to them.
        entryFileNames: 'assets/drawer.js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css')) ? 'assets/drawer.css' : 'assets/[name]-[hash][extname]',
      },
    },
  },
});
