import { Button } from '@signal-shop/ui/components/button/button.tsx';
import { TextField } from '@signal-shop/ui/components/text-field/text-field.tsx';
import { useState } from 'react';
import { Panel } from '../parts/panel.tsx';
import { Problem } from '../parts/problem.tsx';
import { steeredSession } from '../store/page-state.ts';
import { useAct, usePage, useStore } from '../store/use-page.ts';
import styles from './streams-view.module.css';

/** Who listens to the shop's event stream, and what is said to them. */
export function StreamsView() {
  const { control } = useStore();
  const state = usePage();
  const session = steeredSession(state);
  const { pending, problem, act, forget } = useAct();
  const push = (event: string, value: unknown) =>
    void act(() => control.pushToStreams(session, event, value));
  const open = state.reading?.streams ?? 0;
  return (
    <div className={styles.view}>
      <Panel title={open === 1 ? '1 browser listens' : `${open} browsers listen`}>
        <p className={styles.hint}>
          A page of the shop opens one stream. An event reaches the streams that are open now; the world stays
          as it is.
        </p>
        <div className={styles.buttons}>
          <Button
            size="s"
            variant="accent"
            iconStart="sale"
            disabled={pending}
            onClick={() => push('kai', 1)}
          >
            Sale opens (kai 1)
          </Button>
          <Button size="s" variant="secondary" disabled={pending} onClick={() => push('guan', 0)}>
            Sale closes (guan 0)
          </Button>
        </div>
        <OwnEvent pending={pending} onPush={push} />
        <Problem text={problem} onDismiss={forget} />
      </Panel>
      <Panel title="What happened">
        {state.streamNotes.length === 0 ? (
          <p className={styles.hint}>Nothing since this page is open.</p>
        ) : (
          <ol className={styles.notes} reversed>
            {state.streamNotes.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ol>
        )}
      </Panel>
    </div>
  );
}

interface OwnEventProps {
  readonly pending: boolean;
  readonly onPush: (event: string, value: unknown) => void;
}

function OwnEvent({ pending, onPush }: OwnEventProps) {
  const [event, setEvent] = useState('');
  const [value, setValue] = useState('');
  return (
    <form
      className={styles.form}
      onSubmit={(submitted) => {
        submitted.preventDefault();
        onPush(event, value);
      }}
    >
      <TextField label="Event" value={event} onChange={setEvent} placeholder="kai" />
      <TextField label="Value" value={value} onChange={setValue} placeholder="1" />
      <div className={styles.send}>
        <Button type="submit" size="s" variant="secondary" disabled={event === '' || pending}>
          Send
        </Button>
      </div>
    </form>
  );
}
