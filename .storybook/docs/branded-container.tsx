import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { DocsContainer } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { useLayoutEffect } from 'react';
import { dressDocument } from '../decorators.tsx';
import { docsThemes } from './docs-theme.ts';
import './docs.css';

/** The frame of every docs page, in the scheme of the toolbar. */
export function BrandedContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { globals } = context.getStoryContext(context.storyById());
  // A page without rendered stories has no decorator that does this.
  useLayoutEffect(() => dressDocument(globals));
  return (
    <DocsContainer context={context} theme={docsThemes[globals.theme === 'dark' ? 'dark' : 'light']}>
      {children}
    </DocsContainer>
  );
}
