import type { LiveLinks } from '@signal-shop/ui/stories/live-links.ts';
import type { ReactRenderer } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';
import { storyNameFromExport } from 'storybook/internal/csf';
import type { StoryContext } from 'storybook/internal/types';
import { isTested } from '../dark-contrast.ts';

// Lazy, because tests of stories do not need it.
const ScreenFrame = lazy(async () => ({ default: (await import('./screen-frame.tsx')).ScreenFrame }));

interface FrameParameters {
  readonly frame?: 'with' | 'without';
  readonly shop?: LiveLinks;
}

/** Wraps a screen's story in header and footer, unless the toolbar or the parameter `frame` turns them off. */
export function FrameOfStory({ context }: { readonly context: StoryContext<ReactRenderer> }) {
  const { globals, name, tags, title, viewMode } = context;
  const parameters: FrameParameters = context.parameters;
  const isFramed = tags.includes('screen') && viewMode === 'story' && globals.frame !== 'without';
  if (isTested || !isFramed || parameters.frame === 'without') return null;
  const states = Object.entries(parameters.shop?.states ?? {});
  const link = states.find(([state]) => storyNameFromExport(state) === name)?.[1];
  return (
    <Suspense>
      <ScreenFrame
        screen={title.split('/').at(-1) ?? ''}
        isMember={link?.scenarios?.includes('auth.customer') ?? false}
      />
    </Suspense>
  );
}
