import type { ControlAnswers } from '@signal-shop/mock-server/control';
import { InlineAlert } from '@signal-shop/ui/components/inline-alert/inline-alert.tsx';
import { Tabs } from '@signal-shop/ui/components/tabs/tabs.tsx';
import { Body, CodeText } from '../parts/code-text.tsx';
import { codeName } from './call-words.ts';
import styles from './calls-view.module.css';

type Call = ControlAnswers['call'];

/** Request, response and other facts about a call. */
export function CallFacts({ call }: { readonly call: Call }) {
  const { request, answer, delivered } = call;
  const left = delivered ?? answer;
  return (
    <>
      {call.fault !== null && (
        <InlineAlert tone="info" title={`Fault: ${call.fault}`}>
          {delivered?.sentence || 'The response was sent unchanged.'}
        </InlineAlert>
      )}
      <Tabs
        label="Call sections"
        tabs={[
          { id: 'answer', label: 'Answer', panel: <Answer call={call} /> },
          {
            id: 'request',
            label: 'Request',
            panel: <Body title="Request" body={request.body} />,
          },
          {
            id: 'headers',
            label: 'Headers',
            panel: (
              <div className={styles.facts}>
                <Headers title="Request headers" headers={request.headers} />
                <Headers title="Response headers" headers={left.headers} />
              </div>
            ),
          },
        ]}
      />
    </>
  );
}

function Answer({ call: { status, code, durationMs, answer, delivered } }: { readonly call: Call }) {
  const duration = `${durationMs.toFixed(1)} ms`;
  if (delivered === undefined)
    return <Body title={`${status} · ${codeName(code)} · ${duration}`} body={answer.body} />;
  const part = `${delivered.bytes} of ${delivered.of} bytes`;
  return (
    <div className={styles.facts}>
      {delivered.bytes === 0 ? (
        <p className={styles.nothing}>Nothing was sent. {duration}</p>
      ) : (
        <Body title={`Sent: ${delivered.status} · ${part} · ${duration}`} body={delivered.body} />
      )}
      <Body title={`Original response: ${answer.status ?? status}`} body={answer.body} />
    </div>
  );
}

function Headers({
  title,
  headers,
}: {
  readonly title: string;
  readonly headers: Call['request']['headers'];
}) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`);
  return <CodeText title={title} text={lines.join('\n') || '– none'} isAbsent={lines.length === 0} />;
}
