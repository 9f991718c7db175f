import { fileURLToPath } from 'node:url';
import { defineMain } from '@storybook/react-vite/node';
import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vite';
import { compilePseudoLocales } from './compile-pseudo-locales.ts';
import { propDefaults } from './docs/prop-defaults.ts';
import { tokensOfStyles } from './docs/tokens-of-styles.ts';

const withoutParser = fileURLToPath(import.meta.resolve('@formatjs/icu-messageformat-parser/no-parser.js'));

export default defineMain({
  stories: [
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../packages/mock-page/src/**/*.stories.tsx',
    './atlas/*.stories.tsx',
  ],
  staticDirs: [
    { from: '../packages/mock-server/films', to: '/api/files' },
    { from: '../packages/mock-server/pictures', to: '/pictures' },
    { from: '../packages/ui/tokens', to: '/tokens' },
  ],
  framework: { name: '@storybook/react-vite', options: {} },
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false, experimentalTestSyntax: true },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [react(), compilePseudoLocales(), tokensOfStyles(), propDefaults()],
      // Browsers with light-dark(): for older ones it would be compiled to one value for the whole page.
      build: { cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
      // A mock server writes its page there when it starts, which must not reload Storybook.
      server: { watch: { ignored: ['**/mock-page/dist/**'] } },
      // As in the shop: messages are parsed at build time, so the parser is left out.
      resolve: {
        alias: [{ find: /^@formatjs\/icu-messageformat-parser$/, replacement: withoutParser }],
      },
    }),
});
