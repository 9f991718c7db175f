import type { ReactNode } from 'react';
import { createElement } from 'react';
import { useGlobals, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { styled } from 'storybook/theming';

const Halves = styled.div({ display: 'flex', inlineSize: '100%', blockSize: '100%' });
const Half = styled.div({ position: 'relative', flex: '1 1 0', minInlineSize: 0, overflow: 'auto' });
const Frame = styled.iframe({ display: 'block', inlineSize: '100%', blockSize: '100%', border: 0 });

/** Wraps the story's iframe: with the theme "side by side", a second iframe shows it in dark. */
export function SideBySide({ children }: { readonly children?: ReactNode }) {
  const { storyId, viewMode } = useStorybookState();
  const [{ theme }] = useGlobals();
  const isBoth = theme === 'both' && viewMode === 'story';
  return createElement(
    Halves,
    {},
    createElement(Half, {}, children),
    isBoth && createElement(Half, {}, createElement(DarkWindow, { storyId })),
  );
}

function DarkWindow({ storyId }: { readonly storyId: string }) {
  const api = useStorybookApi();
  const { previewHref } = api.getStoryHrefs(storyId, { queryParams: { globals: 'theme:dark' } });
  // The attribute makes the manager ignore messages of this iframe.
  const silent = { 'data-is-storybook-thumbnail': true };
  return createElement(Frame, { ...silent, title: 'The same story in dark', src: previewHref });
}
