import type { Control, NamedScenario, SessionReading } from '@signal-shop/mock-server/control';
import { deepLink } from '@signal-shop/mock-server/control';
import type { FeedEvents } from '@signal-shop/mock-server/feed';
import { followFeed } from '@signal-shop/mock-server/feed';
import { useCallback, useEffect, useState } from 'react';
import { Problem } from '../parts/problem.tsx';
import { ReloadNotice } from '../parts/reload-notice.tsx';
import { isTokenMissing } from '../shell/sessions/token.ts';
import { reloadWith, TokenForm } from '../shell/sessions/token-form.tsx';
import { sentenceOf } from '../store/use-page.ts';
import { sessionOf, sharedSession } from './browser-session.ts';
import styles from './drawer.module.css';
import { StatePanel } from './state-panel.tsx';
import { SessionStubs } from './stub-panel.tsx';
import { TimePanel } from './time-panel.tsx';

interface DrawerBodyProps {
  readonly control: Control;
  /** Text of the search, preserved across pages. */
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly takesFocus: boolean;
  readonly onLeave: () => void;
}

interface DrawerData {
  readonly scenarios: readonly NamedScenario[];
  readonly reading: SessionReading;
  /** When the reading's clock was correct, by the machine's clock. */
  readonly readAt: number;
}

/** The content of the open drawer; refetched on opening and after each action. */
export function DrawerBody({ control, text, onText, takesFocus, onLeave }: DrawerBodyProps) {
  const [session] = useState(() => sessionOf(document));
  const [data, setData] = useState<DrawerData | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [needsToken, setNeedsToken] = useState(false);

  const refetch = useCallback(() => {
    readAll(control, session).then(setData, (error: unknown) => {
      if (isTokenMissing(error)) setNeedsToken(true);
      else setProblem(sentenceOf(error));
    });
  }, [control, session]);
  useEffect(refetch, [refetch]);
  const [changes, setChanges] = useState(0);
  const [reload, setReload] = useState<FeedEvents['reload'] | null>(null);
  useEffect(
    () =>
      followFeed({
        url: location.origin,
        session,
        onEvent(event) {
          if (event.name === 'call' || event.name === 'world') setChanges((count) => count + 1);
          if (event.name !== 'reload') return;
          setReload(event.data);
          refetch();
        },
      }),
    [session, refetch],
  );

  if (needsToken) {
    return (
      <TokenForm
        onAccepted={(token) => {
          onLeave();
          reloadWith(token);
        }}
      />
    );
  }
  return (
    <>
      <Problem text={problem} onDismiss={() => setProblem(null)} />
      <ReloadNotice note={reload} />
      <SessionNote session={session} onLeave={onLeave} />
      {data !== null && (
        <>
          <TimePanel control={control} {...data} onLeave={onLeave} onTurned={refetch} />
          <SessionStubs control={control} session={session} changes={changes} />
        </>
      )}
      <StatePanel
        control={control}
        scenarios={data?.scenarios ?? []}
        reading={data?.reading ?? null}
        pageUrl={currentUrl}
        text={text}
        onText={onText}
        takesFocus={takesFocus}
        onLeave={onLeave}
      />
      {data === null && problem === null && <p>Loading…</p>}
    </>
  );
}

function currentUrl(): string {
  return location.href;
}

async function readAll(control: Control, session: string): Promise<DrawerData> {
  const { scenarios } = await control.scenarios();
  const requestedAt = Date.now();
  const reading = await control.session(session);
  return { scenarios, reading, readAt: (requestedAt + Date.now()) / 2 };
}

function SessionNote({ session, onLeave }: { readonly session: string; readonly onLeave: () => void }) {
  const isShared = session === sharedSession;
  const back = deepLink(location.href, { session: sharedSession });
  return (
    <p className={styles.note}>
      {isShared ? (
        'You’re in the shared session. Restarting gives this browser its own'
      ) : (
        <>
          In its own session, <code>{session}</code>
          {' · '}
          <a href={back} onClick={onLeave}>
            Use shared session
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
