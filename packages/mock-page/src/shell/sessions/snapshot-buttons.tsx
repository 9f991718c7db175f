import { Button } from '@signal-shop/ui/components/button/button.tsx';
import { useRef } from 'react';
import { saveFile } from '../../parts/clipboard.ts';
import { Problem } from '../../parts/problem.tsx';
import { steeredSession } from '../../store/page-state.ts';
import { useAct, usePage, useStore } from '../../store/use-page.ts';
import styles from '../status-strip.module.css';

/** Saves the world as a file and restores it from one. */
export function SnapshotButtons() {
  const store = useStore();
  const session = steeredSession(usePage());
  const { pending, problem, act, forget } = useAct();
  const input = useRef<HTMLInputElement>(null);

  const save = () =>
    act(async () => {
      const { snapshot } = await store.control.readSnapshot(session);
      saveFile(`${session}.snapshot.json`, 'application/json', snapshot);
    });

  const restore = (file: File) =>
    act(async () => {
      await store.control.restoreSnapshot(session, await file.text());
      await store.refresh();
    });

  return (
    <>
      <Button variant="secondary" size="s" iconStart="download" pending={pending} onClick={() => void save()}>
        Save snapshot
      </Button>
      <Button variant="secondary" size="s" pending={pending} onClick={() => input.current?.click()}>
        Restore…
      </Button>
      <input
        ref={input}
        className={styles.file}
        type="file"
        accept=".json,application/json"
        aria-label="Snapshot file"
        tabIndex={-1}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file !== undefined) void restore(file);
          event.currentTarget.value = '';
        }}
      />
      <Problem text={problem} onDismiss={forget} />
    </>
  );
}
