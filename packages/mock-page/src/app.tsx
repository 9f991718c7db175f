// The control page: a view per topic (calls, scenarios, faults, world …) below a header and a status strip.
// Talks to the mock server through its control API and event feed only; uses the components of the ui package.
import { InlineAlert } from '@signal-shop/ui/components/inline-alert/inline-alert.tsx';
import { SubNav } from '@signal-shop/ui/components/sub-nav/sub-nav.tsx';
import type { ComponentType } from 'react';
import styles from './app.module.css';
import { CallsView } from './calls-view/calls-view.tsx';
import { CoverageView } from './coverage-view/coverage-view.tsx';
import { FaultsView } from './faults-view/faults-view.tsx';
import { OutboxView } from './outbox-view/outbox-view.tsx';
import { ReloadNotice } from './parts/reload-notice.tsx';
import { ScenariosPage } from './scenarios-view/scenarios-page.tsx';
import { PageHeader } from './shell/page-header.tsx';
import { reloadWith, TokenForm } from './shell/sessions/token-form.tsx';
import { StatusStrip } from './shell/status-strip.tsx';
import type { ViewName } from './shell/use-view.ts';
import { useView, viewNames, views } from './shell/use-view.ts';
import type { PageState } from './store/page-state.ts';
import { usePage } from './store/use-page.ts';
import { StreamsView } from './streams-view/streams-view.tsx';
import { WorldView } from './world-view/world-view.tsx';

const components = {
  calls: CallsView,
  scenarios: ScenariosPage,
  world: WorldView,
  streams: StreamsView,
  outbox: OutboxView,
  faults: FaultsView,
  coverage: CoverageView,
} satisfies Record<ViewName, ComponentType>;

/** The control page: header, status strip and the view in the URL. */
export function App() {
  const view = useView();
  const state = usePage();
  const View = components[view];
  return (
    <>
      <PageHeader />
      <main className={styles.main}>
        {state.connection === 'refused' ? (
          <TokenForm onAccepted={reloadWith} />
        ) : (
          <>
            <StatusStrip />
            <SubNav
              label="Views"
              items={viewNames.map((name) => ({
                href: `#${name}`,
                label: views[name],
                active: name === view,
                ...countOf(state, name),
              }))}
            />
            {state.connection === 'waiting' && (
              <InlineAlert tone="warning" live>
                The mock server isn’t responding. This page reconnects on its own.
              </InlineAlert>
            )}
            <ReloadNotice note={state.reload} />
            <View />
          </>
        )}
      </main>
    </>
  );
}

function countOf({ reading, calls }: PageState, view: ViewName): { readonly count?: number } {
  if (view === 'calls') return { count: calls.length };
  if (reading === null) return {};
  if (view === 'streams') return { count: reading.streams };
  if (view === 'outbox') return { count: reading.mails };
  return view === 'faults' ? { count: reading.faults.length } : {};
}
