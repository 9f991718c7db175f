import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './build/chunks.ts';
import { compileWords } from './build/compile-words.ts';
import { deliver } from './build/deliver.ts';
import { deliverLanguages } from './build/deliver-languages.ts';
import { inlineClassNames } from './build/inline-class-names.ts';
import { ownLinks } from './build/own-links.ts';
import { serviceWorker } from './build/service-worker.ts';
import { shippedAtoms } from './build/shipped-atoms.ts';
import { shortClassNames } from './build/short-class-names.ts';
import { sketchMode } from './build/sketch.ts';
import { splitTables } from './build/split-tables.ts';

const mock = process.env.MOCK_URL ?? 'http://127.0.0.1:4010';

const present = /\/(?:libraries|rolldown-runtime|index)-[\w-]{7}\.\w+$/;

export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    compileWords(),
    shippedAtoms(),
    inlineClassNames(),
    shortClassNames(),
    splitTables(),
    ...(mode === sketchMode ? [] : [ownLinks(), serviceWorker(), deliverLanguages(), deliver()]),
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
      preserveEntrySignatures: 'allow-extension',
      output: {
        // Seven characters tell releases apart, and the first view lists the files of all pages.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        ...(mode === sketchMode ? {} : { codeSplitting: { groups: chunkGroups } }),
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
}));
