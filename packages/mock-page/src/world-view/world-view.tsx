import type { PatchStep } from '@signal-shop/mock-server/control';
import { InlineAlert } from '@signal-shop/ui/components/inline-alert/inline-alert.tsx';
import { LoadingNote } from '@signal-shop/ui/components/loading-note/loading-note.tsx';
import { TextField } from '@signal-shop/ui/components/text-field/text-field.tsx';
import { useState } from 'react';
import { steeredSession } from '../store/page-state.ts';
import { usePage, useRead, useStore } from '../store/use-page.ts';
import type { Branch } from './tree.ts';
import { findEntries } from './tree.ts';
import { BranchEntries } from './world-tree.tsx';
import styles from './world-view.module.css';

/** The session's world as an editable tree; the server rejects changes that would break its answers. */
export function WorldView() {
  const { control } = useStore();
  const state = usePage();
  const session = steeredSession(state);
  const readState = useRead(session, state.worldVersion, async () =>
    plain((await control.readState(session)).state),
  );

  async function patch(steps: readonly PatchStep[]): Promise<void> {
    readState.put(plain((await control.patchState(session, steps)).state));
  }

  if (readState.state.status === 'loading') return <LoadingNote />;
  if (readState.state.status === 'failed')
    return <InlineAlert tone="error">{readState.state.message}</InlineAlert>;
  return <WorldTree key={session} session={session} world={readState.state.value} onPatch={patch} />;
}

interface WorldTreeProps {
  readonly session: string;
  readonly world: Branch;
  /** Rejects with the server's message. */
  readonly onPatch: (steps: readonly PatchStep[]) => Promise<void>;
}

/** The tree with its search. */
export function WorldTree({ session, world, onPatch }: WorldTreeProps) {
  const [text, setText] = useState('');
  const result = findEntries(world, text);
  return (
    <section className={styles.view} aria-label={`World of ${session}`}>
      <div className={styles.search}>
        <TextField
          label="Search the state"
          icon="search"
          value={text}
          onChange={setText}
          placeholder="stock, ada@example.com, SG2026"
        />
        <p role="status" className={styles.hint}>
          {result === null && 'Expand an entry, or search keys and values.'}
          {result !== null && `${result.matches.size}${result.isCut ? ' or more' : ''} found`}
        </p>
      </div>
      <div className={styles.tree} data-notch="l">
        <BranchEntries branch={world} pointer="" searchResult={result} onPatch={onPatch} />
      </div>
    </section>
  );
}

/** The server sends a state as JSON; this casts it to a tree. */
function plain(state: object): Branch;
function plain(state: object): object {
  return state;
}
