import formatjs from '@formatjs/unplugin/vite';
import { defaultLocale } from '@signal-shop/sdk/constants';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './build/chunks.ts';
import { deliver } from './build/deliver.ts';
import { deliverLanguages } from './build/deliver-languages.ts';
import { firstView } from './build/first-view.ts';

const mock = process.env.MOCK_URL ?? 'http://127.0.0.1:4010';
const proxy = { '/api': mock, '/__mock': mock };
const present = /\/(?:libraries|rolldown-runtime|main)-[\w-]{7}\.\w+$/;
const files = 'assets/[name]-[hash:7].js';
const ownFiles = `assets/${defaultLocale}/[name]-[hash:7].js`;
const shared: ReadonlySet<string> = new Set(['libraries', 'rolldown-runtime']);

export default defineConfig({
  root: import.meta.dirname,
  // Short names; the underscore avoids matches in ad blockers' lists.
  css: { modules: { generateScopedName: '_[hash:base64:5]' } },
  plugins: [
    react(),
    // Compiles messages without changes: preserves non-breaking spaces and plural forms.
    formatjs({ ast: true, preserveWhitespace: true, flatten: false }),
    firstView(),
    deliverLanguages(),
    deliver(process.env.VIOLATION_REPORTS),
  ],
  resolve: {
    alias: {
      // Messages are compiled at build time, so the shop does not need the parser (10 kB gzip).
      '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
    },
  },
  optimizeDeps: { entries: ['src/main.tsx'] },
  server: { proxy, cors: false },
  preview: { proxy, cors: false },
  build: {
    target: 'es2024',
    license: { fileName: 'third-party-licenses.md' },
    // For error reports; deliver() moves the maps out of the served folder.
    sourcemap: 'hidden',
    // The first browsers with light-dark(): Lightning CSS would compile it to one value per page.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    rolldownOptions: {
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      input: { index: 'index.html', main: 'src/main.tsx', 'service-worker': 'src/worker/service-worker.ts' },
      preserveEntrySignatures: 'allow-extension',
      output: {
        // Seven characters are enough to distinguish releases, and the first load lists the files of all pages.
        entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : ownFiles),
        // Libraries have no messages, so they need one file for all languages.
        chunkFileNames: ({ name }) => (shared.has(name) ? files : ownFiles),
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: { groups: chunkGroups },
      },
    },
    // Pages have few imports, and the HTML preloads the graph of main.
    modulePreload: {
      polyfill: false,
      // Every page's dependencies have loaded before another part is requested.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => file.endsWith('.css') && !present.test(file)),
    },
  },
});
