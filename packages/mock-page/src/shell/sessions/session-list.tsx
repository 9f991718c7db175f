import { Button } from '@signal-shop/ui/components/button/button.tsx';
import { IconButton } from '@signal-shop/ui/components/icon-button/icon-button.tsx';
import panel from '../../parts/panel.module.css';
import { Problem } from '../../parts/problem.tsx';
import { useAct } from '../../store/use-page.ts';
import type { SessionGroup } from './session-groups.ts';
import { groupsOf, originLabels } from './session-groups.ts';
import styles from './session-list.module.css';

export interface SessionListProps {
  readonly sessions: readonly string[];
  /** The page's session; it cannot be removed. */
  readonly current: string;
  readonly onChoose: (session: string) => void;
  /** Rejects with the server's message. */
  readonly onRemove: (sessions: readonly string[]) => Promise<unknown>;
}

/** All sessions in groups, to select or remove. */
export function SessionList({ sessions, current, onChoose, onRemove }: SessionListProps) {
  const { pending, problem, act, forget } = useAct();
  const isPermanent = (session: string) => session === 'default' || session === current;
  const remove = (names: readonly string[]) =>
    void act(() => onRemove(names.filter((name) => !isPermanent(name))));
  return (
    <div className={styles.groups}>
      <p className={styles.hint}>
        Sessions end after an hour without activity. A removed session starts over when its name is used
        again.
      </p>
      <Problem text={problem} onDismiss={forget} />
      {groupsOf(sessions).map((group) => (
        <Group
          key={group.origin}
          {...group}
          current={current}
          pending={pending}
          isPermanent={isPermanent}
          onChoose={onChoose}
          onRemove={remove}
        />
      ))}
    </div>
  );
}

interface GroupProps extends SessionGroup {
  readonly current: string;
  readonly pending: boolean;
  readonly isPermanent: (session: string) => boolean;
  readonly onChoose: (session: string) => void;
  readonly onRemove: (sessions: readonly string[]) => void;
}

function Group({ origin, sessions, current, pending, isPermanent, onChoose, onRemove }: GroupProps) {
  const id = `sessions-${origin}`;
  const removable = sessions.filter((session) => !isPermanent(session));
  return (
    <section aria-labelledby={id}>
      <div className={`${panel.head} ${styles.head}`}>
        <h3 id={id} className={styles.title}>
          {originLabels[origin]} ({sessions.length})
        </h3>
        {removable.length > 1 && (
          <Button
            variant="ghost"
            size="s"
            iconStart="bin"
            pending={pending}
            onClick={() => onRemove(removable)}
          >
            {`Remove ${removable.length}`}
          </Button>
        )}
      </div>
      <ul className={styles.list}>
        {sessions.map((session) => (
          <li key={session} className={styles.row}>
            <button
              type="button"
              className={styles.name}
              aria-current={session === current || undefined}
              onClick={() => onChoose(session)}
            >
              {session}
            </button>
            {!isPermanent(session) && (
              <IconButton
                icon="bin"
                label={`Remove ${session}`}
                disabled={pending}
                onClick={() => onRemove([session])}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
