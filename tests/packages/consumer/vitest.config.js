import { defineConfig } from 'vitest/config';

// Without the plugin of vite.config.js: `createShop` needs no server, which Node 22 cannot start.
export default defineConfig({
  // The runner of Playwright has its own files.
  test: { include: ['*.test.js'] },
});
