import { InlineAlert } from '@signal-shop/ui/components/inline-alert/inline-alert.tsx';
import { LoadingNote } from '@signal-shop/ui/components/loading-note/loading-note.tsx';
import { Panel } from '../parts/panel.tsx';
import { steeredSession } from '../store/page-state.ts';
import { usePage, useRead, useStore } from '../store/use-page.ts';
import { StreamPanel } from './stream-panel.tsx';
import styles from './streams-view.module.css';

/** The event streams of the session and their log. */
export function StreamsView() {
  const { control } = useStore();
  const state = usePage();
  const session = steeredSession(state);
  // Every note is an event of the streams.
  const version = state.streamNotes[0]?.id ?? 0;
  const { state: readState, again } = useRead(`streams ${session}`, version, () => control.streams(session));
  const then = async (run: Promise<unknown>) => {
    await run;
    again();
  };
  return (
    <div className={styles.view}>
      {readState.status === 'loading' && <LoadingNote />}
      {readState.status === 'failed' && <InlineAlert tone="error">{readState.message}</InlineAlert>}
      {readState.status === 'ready' && (
        <StreamPanel
          {...readState.value}
          open={state.reading?.streams ?? readState.value.open}
          onPush={(event, value) => then(control.pushToStreams(session, event, value))}
          onHold={(hold) => then(control.holdStreams(session, hold))}
          onDrop={() => then(control.dropStreams(session))}
        />
      )}
      <Panel title="Stream log">
        {state.streamNotes.length === 0 ? (
          <p className={styles.hint}>
            Nothing yet. Streams that connect and disconnect show up here, with every event and who received
            it.
          </p>
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
