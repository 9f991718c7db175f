import type { ReactNode } from 'react';
import { ErrorState } from '../../components/error-state/error-state.tsx';
import { LoadingNote } from '../../components/loading-note/loading-note.tsx';
import type { RichTextProps } from '../../components/rich-text/rich-text.tsx';
import { RichText } from '../../components/rich-text/rich-text.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import type { NotReady } from '../../remote.ts';
import { Panel } from './page-frame.tsx';

interface TextPanelProps {
  readonly state: NotReady | { readonly status: 'ready'; readonly text: Pick<RichTextProps, 'blocks'> };
  /** Below the text. */
  readonly children?: ReactNode;
}

/** A text of the shop on a panel, with its skeleton and its failure. */
export function TextPanel({ state, children }: TextPanelProps) {
  if (state.status === 'failed') return <ErrorState failure={state.failure} onRetry={state.retry} />;
  return (
    <Panel>
      {state.status === 'loading' ? (
        <>
          <LoadingNote />
          <Skeleton variant="title" width="half" />
          <Skeleton />
          <Skeleton />
          <Skeleton width="long" />
        </>
      ) : (
        <>
          <RichText blocks={state.text.blocks} />
          {children}
        </>
      )}
    </Panel>
  );
}
