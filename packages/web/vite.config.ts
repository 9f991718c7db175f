import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const wordsWithoutParser = fileURLToPath(
  import.meta.resolve('@formatjs/icu-messageformat-parser/no-parser.js'),
);

export default defineConfig({
  plugins: [react()],
  // Words arrive parsed, so the parser of react-intl stays out of the download.
  resolve: { alias: [{ find: /^@formatjs\/icu-messageformat-parser$/, replacement: wordsWithoutParser }] },
  build: { target: 'es2024', modulePreload: { polyfill: false } },
});
