import type { Control, NamedScenario, SessionReading } from '@signal-shop/mock-server/control';
import { deepLink } from '@signal-shop/mock-server/control';
import { useEffect, useState } from 'react';
import { Problem } from '../parts/problem.tsx';
import { sentenceOf } from '../store/use-page.ts';
import { sessionOf, sharedSession } from './browser-session.ts';
import styles from './drawer.module.css';
import { StatePanel } from './state-panel.tsx';
import { TimePanel } from './time-panel.tsx';

interface Known {
  readonly scenarios: readonly NamedScenario[];
  readonly reading: SessionReading;
}

/** What the drawer shows once it is open: read anew each time. */
export function DrawerBody({ control }: { readonly control: Control }) {
  const [session] = useState(() => sessionOf(document));
  const [known, setKnown] = useState<Known | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    Promise.all([control.scenarios(), control.session(session)]).then(
      ([{ scenarios }, reading]) => setKnown({ scenarios, reading }),
      (error: unknown) => setProblem(sentenceOf(error)),
    );
  }, [control, session]);

  return (
    <>
      <Problem text={problem} onDismiss={() => setProblem(null)} />
      <SessionNote session={session} />
      {known === null ? (
        problem === null && <p>Loading…</p>
      ) : (
        <>
          <TimePanel control={control} reading={known.reading} />
          <StatePanel control={control} {...known} />
        </>
      )}
    </>
  );
}

function SessionNote({ session }: { readonly session: string }) {
  const isShared = session === sharedSession;
  const back = deepLink(location.href, { session: sharedSession });
  return (
    <p className={styles.note}>
      {isShared ? (
        'This browser visits the session that all share. Starting again gives it one of its own.'
      ) : (
        <>
          This browser has a session of its own, <code>{session}</code>.{' '}
          <a href={back}>Back to the shared one</a>
        </>
      )}{' '}
      <a href={`/__mock?session=${encodeURIComponent(session)}`} target="_blank" rel="noreferrer">
        Control page
      </a>
    </p>
  );
}
