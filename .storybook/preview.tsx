import '@signal-shop/ui/tokens.css';
import '@signal-shop/ui/reset.css';
import '@signal-shop/ui/fonts.css';
import '@signal-shop/ui/base.css';
import type { ShopParameter } from '@signal-shop/ui/stories/live-links.ts';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { definePreview } from '@storybook/react-vite';
import type { PropsWithChildren } from 'react';
import { lazy, Suspense } from 'react';
import { definePreviewAddon } from 'storybook/internal/csf';
import { failOnConsoleError, listenToConsole } from '../tests/setup/loud-console.ts';
import './storybook.css';
import { darkContrast, isTested } from './dark-contrast.ts';
import { dressDocument, loadWords, ShopFrame, stayInStory } from './decorators.tsx';
import { showDefaults } from './docs/show-defaults.ts';
import { listUnionValues } from './docs/union-values.ts';
import { FrameOfStory } from './frame/frame-of-story.tsx';
import { showScreenProps } from './screen-props.ts';
import { usualShop } from './shop-link.ts';
import { addStateControl, loadChosenState } from './state-control.ts';
import { toolbar, widths } from './toolbar.ts';

// Lazy, because tests of stories do not need them.
const DocsPage = lazy(async () => ({ default: (await import('./docs/docs-page.tsx')).DocsPage }));
const BrandedContainer = lazy(async () => ({
  default: (await import('./docs/branded-container.tsx')).BrandedContainer,
}));

/** Declares the type of `parameters.shop`, so that the compiler checks it in every stories file. */
const shopParameter = definePreviewAddon<{ readonly parameters: { shop?: ShopParameter } }>({});

document.addEventListener('click', stayInStory);

export default definePreview({
  tags: ['autodocs'],
  // First, because afterEach hooks run in reverse order and this one must run last.
  addons: [darkContrast, shopParameter, addonA11y(), addonDocs()],
  globalTypes: toolbar,
  initialGlobals: { locale: 'en', theme: 'light', motion: 'system', direction: 'ltr', frame: 'with' },
  loaders: [loadWords, loadChosenState],
  argTypesEnhancers: [showScreenProps, addStateControl, listUnionValues, showDefaults],
  beforeEach: listenToConsole,
  afterEach: failOnConsoleError,
  decorators: [
    (Story, context) => {
      const { args, globals, loaded } = context;
      dressDocument(globals);
      return (
        <ShopFrame globals={globals} messages={loaded.messages}>
          {loaded.chosenState === undefined ? (
            <Story />
          ) : (
            loaded.chosenState.originalStoryFn({ ...args, ...loaded.chosenState.initialArgs }, context)
          )}
          <FrameOfStory context={context} />
        </ShopFrame>
      );
    },
  ],
  parameters: {
    layout: 'fullscreen',
    // Storybook's panel lists passed rules; a test would only discard them.
    a11y: { test: 'error', ...(isTested ? { options: { resultTypes: ['violations'] } } : {}) },
    backgrounds: { disable: true },
    // With the type and the description of each prop.
    controls: { expanded: true },
    docs: {
      toc: { headingSelector: 'h2' },
      container: (props: PropsWithChildren<DocsContainerProps>) => (
        <Suspense>
          <BrandedContainer {...props} />
        </Suspense>
      ),
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
