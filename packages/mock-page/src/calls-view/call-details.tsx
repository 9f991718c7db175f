import type { ControlAnswers } from '@signal-shop/mock-server/control';
import { Button } from '@signal-shop/ui/components/button/button.tsx';
import { CopyButton } from '@signal-shop/ui/components/copy-field/copy-button.tsx';
import { IconButton } from '@signal-shop/ui/components/icon-button/icon-button.tsx';
import { InlineAlert } from '@signal-shop/ui/components/inline-alert/inline-alert.tsx';
import { LoadingNote } from '@signal-shop/ui/components/loading-note/loading-note.tsx';
import { useEffect, useRef } from 'react';
import { copyText, saveFile } from '../parts/clipboard.ts';
import { Problem } from '../parts/problem.tsx';
import { useAct, usePage, useRead, useStore } from '../store/use-page.ts';
import { AnswerButton } from '../stubs/answer-button.tsx';
import { CallFacts } from './call-facts.tsx';
import { callName } from './call-words.ts';
import styles from './calls-view.module.css';
import { replayOf } from './replay.ts';

interface CallDetailsProps {
  readonly id: number;
  /** Whether it was opened from the list, not by stepping through it. */
  readonly takesFocus: boolean;
  readonly onClose: () => void;
}

/** A call in full: request, response, and how they violate the contract. */
export function CallDetails({ id, takesFocus, onClose }: CallDetailsProps) {
  const { control } = useStore();
  const { state } = useRead(String(id), 0, () => control.call(id));
  const title = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);

  return (
    <aside className={styles.details} data-notch="l" aria-labelledby="call-details">
      <div className={styles.head}>
        <h2 id="call-details" ref={title} tabIndex={-1} data-text="h3">
          {state.status === 'ready' ? callName(state.value) : `Call ${id}`}
        </h2>
        <IconButton icon="close" label="Close the call" onClick={onClose} />
      </div>
      {state.status === 'loading' && <LoadingNote />}
      {state.status === 'failed' && (
        <InlineAlert tone="error">{`${state.message} The server keeps the last 200 calls.`}</InlineAlert>
      )}
      {state.status === 'ready' && <Details call={state.value} />}
    </aside>
  );
}

function Details({ call }: { readonly call: ControlAnswers['call'] }) {
  const query = new URLSearchParams(call.query).toString();
  return (
    <>
      <p className={styles.address} translate="no">
        <span className={styles.method}>{call.method}</span> {call.path}
        {query !== '' && `?${query}`}
      </p>
      {call.requestId !== undefined && (
        <p className={styles.address}>
          Request id{' '}
          <span className={styles.method} translate="no">
            {call.requestId}
          </span>
        </p>
      )}
      <Findings findings={call.findings} />
      <Exports call={call} />
      <CallFacts call={call} />
    </>
  );
}

function Findings({ findings }: { readonly findings: ControlAnswers['call']['findings'] }) {
  if (findings.length === 0) return null;
  return (
    <InlineAlert tone="error" title="Differs from the contract">
      <ul className={styles.findings}>
        {findings.map(({ side, field, sentence }) => (
          <li key={`${side}${field}${sentence}`}>
            {side} <code>{field || 'whole body'}</code>: {sentence}
          </li>
        ))}
      </ul>
    </InlineAlert>
  );
}

function Exports({ call }: { readonly call: ControlAnswers['call'] }) {
  const { control } = useStore();
  const { session } = usePage();
  const { pending, problem, act, forget } = useAct();
  const replay = replayOf(call);
  const { operationId } = call;
  return (
    <div className={styles.exports}>
      <CopyButton text={call.curl} onCopy={copyText}>
        Copy as curl
      </CopyButton>
      {operationId !== null && <AnswerButton call={{ ...call, operationId }} />}
      {replay !== null && (
        <Button
          variant="secondary"
          size="s"
          iconStart="retry"
          pending={pending}
          // A call that a fault breaks is no error here: the list shows it like any other.
          onClick={() => void act(() => fetch(replay.path, replay.init).catch(() => {}))}
        >
          Resend
        </Button>
      )}
      <Button
        variant="ghost"
        size="s"
        iconStart="download"
        pending={pending}
        onClick={() =>
          void act(async () => {
            const har = await control.har(session ?? undefined);
            saveFile(`${session ?? 'all'}.har`, 'application/json', JSON.stringify(har, null, 2));
          })
        }
      >
        Save calls as HAR
      </Button>
      <Problem text={problem} onDismiss={forget} />
    </div>
  );
}
