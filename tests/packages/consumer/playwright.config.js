import { defineConfig } from '@playwright/test';

const baseURL = `http://127.0.0.1:${process.env.SHOP_PORT}`;

export default defineConfig({
  testMatch: '*.spec.js',
  reporter: 'line',
  timeout: 120_000,
  use: {
    baseURL,
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] },
  },
  webServer: { command: 'npx vite', url: baseURL, timeout: 120_000 },
});
