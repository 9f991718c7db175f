import { steeredSession } from '../store/page-state.ts';
import { usePage, useStore } from '../store/use-page.ts';
import { ScenariosView } from './scenarios-view.tsx';

/** The scenarios of the session that the page steers. */
export function ScenariosPage() {
  const store = useStore();
  const state = usePage();
  return (
    <ScenariosView
      scenarios={state.scenarios}
      current={state.reading?.scenarios ?? []}
      onApply={async (how, names) => {
        await store.control.setScenarios(steeredSession(state), names, { keep: how === 'turn' });
        await store.refresh();
      }}
    />
  );
}
