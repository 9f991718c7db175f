import { ControlRefusal } from '@signal-shop/mock-server/control';
import { Button } from '@signal-shop/ui/components/button/button.tsx';
import { Dialog } from '@signal-shop/ui/components/dialog/dialog.tsx';
import { TextField } from '@signal-shop/ui/components/text-field/text-field.tsx';
import { useId, useState } from 'react';
import { PagePortal } from '../../parts/page-portal.tsx';
import { Problem } from '../../parts/problem.tsx';
import { steeredSession } from '../../store/page-state.ts';
import { useAct, usePage, useStore } from '../../store/use-page.ts';
import styles from '../page-header.module.css';
import { groupsOf, originLabels } from './session-groups.ts';
import { SessionList } from './session-list.tsx';

const all = '*';
const another = '+';

/** Selects the session to list and to steer. */
export function SessionChooser() {
  const store = useStore();
  const { session, sessions } = usePage();
  const [naming, setNaming] = useState(false);
  const [isListed, setIsListed] = useState(false);
  const id = useId();

  function choose(value: string): void {
    if (value === another) setNaming(true);
    // The views report a session that fails to load.
    else store.chooseSession(value === all ? null : value).catch(() => {});
  }

  async function remove(names: readonly string[]): Promise<void> {
    for (const name of names) {
      await store.control.deleteSession(name).catch((error: unknown) => {
        // Already removed, which is fine.
        if (!(error instanceof ControlRefusal) || error.status !== 404) throw error;
      });
      store.forgetSession(name);
    }
  }

  return (
    <div className={styles.chooser}>
      <label htmlFor={id}>Session</label>
      <select
        id={id}
        className={styles.select}
        value={session ?? all}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        <option value={all}>all (controls default)</option>
        {groupsOf(sessions).map((group) => (
          <optgroup key={group.origin} label={originLabels[group.origin]}>
            {group.sessions.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
        <option value={another}>New…</option>
      </select>
      <button type="button" className={styles.plain} onClick={() => setIsListed(true)}>
        {`All ${sessions.length}`}
      </button>
      <PagePortal>
        <NewSession open={naming} onClose={() => setNaming(false)} />
        <Dialog open={isListed} onClose={() => setIsListed(false)} title="Sessions">
          <SessionList
            sessions={sessions}
            current={steeredSession({ session })}
            onChoose={(name) => {
              setIsListed(false);
              choose(name);
            }}
            onRemove={remove}
          />
        </Dialog>
      </PagePortal>
    </div>
  );
}

function NewSession({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const store = useStore();
  const [name, setName] = useState('');
  const { pending, problem, act, forget } = useAct();

  async function make(): Promise<void> {
    const isCreated = await act(async () => {
      await store.control.createSession({ name });
      await store.chooseSession(name);
    });
    if (isCreated) onClose();
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="New session"
      footer={
        <Button pending={pending} disabled={name === ''} onClick={() => void make()}>
          Create session
        </Button>
      }
    >
      <TextField
        label="Name"
        value={name}
        onChange={setName}
        help="Browsers join it with the cookie mock_session, programs with the header x-mock-session."
      />
      <Problem text={problem} onDismiss={forget} />
    </Dialog>
  );
}
