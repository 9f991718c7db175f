import { defineConfig } from '@playwright/test';
import { chromiumArguments, ensureChromium } from '../../../scripts/find-chromium.ts';

export default defineConfig({
  testMatch: '*.spec.ts',
  outputDir: process.env.SPEC_OUTPUT ?? 'test-results',
  reporter: 'line',
  workers: 2,
  fullyParallel: true,
  use: {
    baseURL: process.env.SHOP_URL ?? 'http://localhost:5173',
    launchOptions: { executablePath: ensureChromium(), args: chromiumArguments },
  },
});
