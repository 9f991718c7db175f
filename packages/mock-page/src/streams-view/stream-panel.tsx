import { Badge } from '@signal-shop/ui/components/badge/badge.tsx';
import { Button } from '@signal-shop/ui/components/button/button.tsx';
import { Panel } from '../parts/panel.tsx';
import { Problem } from '../parts/problem.tsx';
import { useAct } from '../store/use-page.ts';
import { OwnEvent } from './own-event.tsx';
import { listenersText, waitingText } from './stream-words.ts';
import styles from './streams-view.module.css';

export interface StreamPanelProps {
  readonly open: number;
  /** Whether events are queued instead of sent. */
  readonly hold: boolean;
  /** Number of queued events. */
  readonly kept: number;
  /** Each rejects with the server's message. */
  readonly onPush: (event: string, value: unknown) => Promise<unknown>;
  readonly onHold: (hold: boolean) => Promise<unknown>;
  readonly onDrop: () => Promise<unknown>;
}

/** The listeners of the shop's event stream, the events sent to them, and faults of the delivery. */
export function StreamPanel({ open, hold, kept, onPush, onHold, onDrop }: StreamPanelProps) {
  const { pending, problem, act, forget } = useAct();
  const push = (event: string, value: unknown) => void act(() => onPush(event, value));
  return (
    <Panel
      title={listenersText(open)}
      action={
        hold && (
          <Badge tone="warning" icon="pause">
            Events on hold
          </Badge>
        )
      }
    >
      <p className={styles.hint}>
        {open === 0 ? (
          <>
            Shop pages with the flash sale open one stream: <a href="/">open the home page</a> in this session
            to see it here.
          </>
        ) : (
          'An event goes to the streams that are open now. The shop’s state doesn’t change.'
        )}
      </p>
      <div className={styles.buttons}>
        <Button size="s" variant="accent" iconStart="sale" disabled={pending} onClick={() => push('kai', 1)}>
          Open sale (kai 1)
        </Button>
        <Button size="s" variant="secondary" disabled={pending} onClick={() => push('guan', 0)}>
          Close sale (guan 0)
        </Button>
      </div>
      <OwnEvent pending={pending} onPush={push} />
      <h3 className={styles.title}>Connection</h3>
      <p className={styles.hint}>
        {hold
          ? `${waitingText(kept)} Release them, and the pages receive them at once, in order.`
          : 'Events on hold wait, as on a bad connection. Dropped streams end, as on a lost connection, and a page reconnects on its next visit.'}
      </p>
      <div className={styles.buttons}>
        <Button
          size="s"
          variant={hold ? 'accent' : 'secondary'}
          iconStart={hold ? 'play' : 'pause'}
          disabled={pending}
          onClick={() => void act(() => onHold(!hold))}
        >
          {hold ? 'Release events' : 'Hold events'}
        </Button>
        <Button
          size="s"
          variant="secondary"
          iconStart="offline"
          disabled={pending || open === 0}
          onClick={() => void act(onDrop)}
        >
          Drop streams
        </Button>
      </div>
      <Problem text={problem} onDismiss={forget} />
    </Panel>
  );
}
