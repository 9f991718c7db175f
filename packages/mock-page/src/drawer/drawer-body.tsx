import type { Control, NamedScenario, SessionReading } from '@signal-shop/mock-server/control';
import { deepLink } from '@signal-shop/mock-server/control';
import { useEffect, useState } from 'react';
import { Problem } from '../parts/problem.tsx';
import { sentenceOf } from '../store/use-page.ts';
import { sessionOf, sharedSession } from './browser-session.ts';
import styles from './drawer.module.css';
import { StatePanel } from './state-panel.tsx';
import { TimePanel } from './time-panel.tsx';

interface DrawerBodyProps {
  readonly control: Control;
  /** What stands in the search, kept from page to page. */
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly takesFocus: boolean;
  readonly onLeave: () => void;
}

interface Known {
  readonly scenarios: readonly NamedScenario[];
  readonly reading: SessionReading;
  /** When the clock in it was right, on the machine's clock. */
  readonly readAt: number;
}

/** What the drawer shows once it is open: read anew each time, and after each of its buttons. */
export function DrawerBody({ control, text, onText, takesFocus, onLeave }: DrawerBodyProps) {
  const [session] = useState(() => sessionOf(document));
  const [known, setKnown] = useState<Known | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [asked, setAsked] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was just turned is a reason to read again
  useEffect(() => {
    readAll(control, session).then(setKnown, (error: unknown) => setProblem(sentenceOf(error)));
  }, [control, session, asked]);

  return (
    <>
      <Problem text={problem} onDismiss={() => setProblem(null)} />
      <SessionNote session={session} onLeave={onLeave} />
      {known === null ? (
        problem === null && <p>Loading…</p>
      ) : (
        <>
          <TimePanel
            control={control}
            {...known}
            onLeave={onLeave}
            onTurned={() => setAsked((times) => times + 1)}
          />
          <StatePanel
            control={control}
            {...known}
            text={text}
            onText={onText}
            takesFocus={takesFocus}
            onLeave={onLeave}
          />
        </>
      )}
    </>
  );
}

async function readAll(control: Control, session: string): Promise<Known> {
  const { scenarios } = await control.scenarios();
  const asked = Date.now();
  const reading = await control.session(session);
  return { scenarios, reading, readAt: (asked + Date.now()) / 2 };
}

function SessionNote({ session, onLeave }: { readonly session: string; readonly onLeave: () => void }) {
  const isShared = session === sharedSession;
  const back = deepLink(location.href, { session: sharedSession });
  return (
    <p className={styles.note}>
      {isShared ? (
        'In the session that all browsers share. Starting again gives this one its own'
      ) : (
        <>
          In a session of its own, <code>{session}</code>
          {' · '}
          <a href={back} onClick={onLeave}>
            Back to the shared one
          </a>
        </>
      )}
      {' · '}
      <a href={`/__mock?session=${encodeURIComponent(session)}`} target="_blank" rel="noreferrer">
        Control page
      </a>
    </p>
  );
}
