import formatjs from '@formatjs/unplugin/vite';
import { defaultLocale } from '@signal-shop/sdk/constants';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './build/chunks.ts';
import { deliver } from './build/deliver.ts';
import { deliverLanguages } from './build/deliver-languages.ts';
import { firstView } from './build/first-view.ts';

const mock = process.env.MOCK_URL ?? 'http://127.0.0.1:4010';

const present = /\/(?:libraries|rolldown-runtime|main)-[\w-]{7}\.\w+$/;

const files = 'assets/[name]-[hash:7].js';
const ownFiles = `assets/${defaultLocale}/[name]-[hash:7].js`;
const shared: ReadonlySet<string> = new Set(['libraries', 'rolldown-runtime']);

export default defineConfig({
  root: import.meta.dirname,
  // Short, and the underscore keeps them out of the lists of ad blockers.
  css: { modules: { generateScopedName: '_[hash:base64:5]' } },
  plugins: [
    react(),
    // Parses each message as it is written: spaces that keep words together stay, and so does the form of plurals.
    formatjs({ ast: true, preserveWhitespace: true, flatten: false }),
    firstView(),
    deliverLanguages(),
    deliver(),
  ],
  resolve: {
    alias: {
      // Messages are parsed before they are shipped, so nobody needs the parser (10 kB gzip).
      '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
    },
  },
  optimizeDeps: { entries: ['src/main.tsx'] },
  server: { proxy: { '/api': mock, '/__mock': mock } },
  preview: { proxy: { '/api': mock, '/__mock': mock } },
  build: {
    target: 'es2024',
    // For whoever reads reports of errors; deliver() moves them out of the folder that is served.
    sourcemap: 'hidden',
    // As old as light-dark(), which would else be resolved once for the whole page, and not where a band is dark.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    rolldownOptions: {
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      input: { index: 'index.html', main: 'src/main.tsx', 'service-worker': 'src/worker/service-worker.ts' },
      preserveEntrySignatures: 'allow-extension',
      output: {
        // Seven characters tell releases apart, and the first view lists the files of all pages.
        entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : ownFiles),
        // Libraries have no messages: one file for all languages.
        chunkFileNames: ({ name }) => (shared.has(name) ? files : ownFiles),
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: { groups: chunkGroups },
      },
    },
    // A page's own modules are few; the graph of main is preloaded by the html.
    modulePreload: {
      polyfill: false,
      // What every page is built on is here before another part is asked for.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => file.endsWith('.css') && !present.test(file)),
    },
  },
});
