import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstView } from './build/first-view.ts';
import { preloadFirstView } from './build/preload-first-view.ts';
import { stripWords } from './build/strip-words.ts';

const mock = process.env.MOCK_URL ?? 'http://127.0.0.1:4010';

const { collect, codeSplitting } = firstView();

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), stripWords(), collect, preloadFirstView()],
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
    rolldownOptions: { output: { codeSplitting } },
    // A page's own modules are few; the graph of main is preloaded by the html.
    modulePreload: { polyfill: false },
  },
});
