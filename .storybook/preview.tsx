import '@signal-shop/ui/tokens.css';
import '@signal-shop/ui/reset.css';
import '@signal-shop/ui/fonts.css';
import '@signal-shop/ui/base.css';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';
import { failOnConsoleError, listenToConsole } from '../tests/setup/loud-console.ts';
import './storybook.css';
import { darkContrast, isTested } from './dark-contrast.ts';
import { dressDocument, loadWords, ShopFrame } from './decorators.tsx';
import { usualShop } from './shop-link.ts';
import { toolbar, widths } from './toolbar.ts';

// Lazy, because tests of stories do not need it.
const DocsPage = lazy(async () => ({ default: (await import('./docs/docs-page.tsx')).DocsPage }));

export default definePreview({
  tags: ['autodocs'],
  // First, because afterEach hooks run in reverse order and this one must run last.
  addons: [darkContrast, addonA11y(), addonDocs()],
  globalTypes: toolbar,
  initialGlobals: { locale: 'en', theme: 'light', motion: 'system' },
  loaders: [loadWords],
  beforeEach: listenToConsole,
  afterEach: failOnConsoleError,
  decorators: [
    (Story, { globals, loaded }) => {
      dressDocument(globals);
      return (
        <ShopFrame globals={globals} messages={loaded.messages}>
          <Story />
        </ShopFrame>
      );
    },
  ],
  parameters: {
    layout: 'fullscreen',
    // Storybook's panel lists passed rules; a test would only discard them.
    a11y: { test: 'error', ...(isTested ? { options: { resultTypes: ['violations'] } } : {}) },
    backgrounds: { disable: true },
    docs: {
      page: () => (
        <Suspense>
          <DocsPage />
        </Suspense>
      ),
    },
    viewport: { options: widths },
    shopAddress: import.meta.env.STORYBOOK_SHOP ?? usualShop,
    options: {
      storySort: {
        order: ['foundations', 'components', 'forms', 'sections', 'chrome', 'screens', 'mock page'],
      },
    },
  },
});
