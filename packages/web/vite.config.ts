import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { deliver } from './build/deliver.ts';
import { inlineClassNames } from './build/inline-class-names.ts';
import { preloadFirstView } from './build/preload-first-view.ts';
import { shortClassNames } from './build/short-class-names.ts';
import { splitTables } from './build/split-tables.ts';
import { stripWords } from './build/strip-words.ts';

const mock = process.env.MOCK_URL ?? 'http://127.0.0.1:4010';

const present = /\/(?:libraries|rolldown-runtime|shop)-[\w-]{7}\.\w+$/;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    stripWords(),
    inlineClassNames(),
    shortClassNames(),
    splitTables(),
    preloadFirstView(),
    deliver(),
  ],
  resolve: {
    alias: {
      // The words are compiled before they are shipped, so nobody needs the parser (10 kB gzip).
      '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
    },
  },
  server: { proxy: { '/api': mock, '/__mock': mock } },
  preview: { proxy: { '/api': mock, '/__mock': mock } },
  build: {
    target: 'es2024',
    // As old as light-dark(), which would else be resolved once for the whole page, and not where a band is dark.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    rolldownOptions: {
      output: {
        // Seven characters tell releases apart, and the first view lists the files of all pages.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        // The first view in two files instead of dozens of crumbs that compress badly and are fetched one by one.
        codeSplitting: {
          groups: [
            { name: 'libraries', tags: ['$initial'], test: /[\\/]node_modules[\\/]/ },
            { name: 'shop', tags: ['$initial'] },
            // What the end of the home page shares with others, lest it bring all that is common.
            { name: 'details', test: /[\\/](?:goods-of-category|rating-stars|use-day)\b/ },
            // Crumbs that two pages share, each too small for a file of its own.
            { name: 'crumbs', test: /[\\/](?:breadcrumbs|description-list|rich-text|text-limit)\b/ },
            { name: 'common', minShareCount: 3 },
          ],
        },
      },
    },
    // A page's own modules are few; the graph of main is preloaded by the html.
    modulePreload: {
      polyfill: false,
      // What every page is built on is here before another part is asked for.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !present.test(file)),
    },
  },
});
