import type { SessionReading, SessionStart } from '@signal-shop/mock-server/control';
import { isShopInFront } from '../parts/is-shop-in-front.ts';
import { steeredSession } from '../store/page-state.ts';
import { usePage, useRead, useStore } from '../store/use-page.ts';
import { ScenariosView } from './scenarios-view.tsx';

/** The scenarios of the steered session. */
export function ScenariosPage() {
  const store = useStore();
  const state = usePage();
  const shop = useRead('shop', 0, isShopInFront);
  return (
    <ScenariosView
      hasShop={shop.state.status === 'ready' && shop.state.value}
      scenarios={state.scenarios}
      current={state.reading?.scenarios ?? []}
      ahead={state.reading?.ahead ?? 0}
      onApply={async (how, names) => {
        const start = how === 'keepClock' ? clockOf(state.reading) : { keep: how === 'turn' };
        await store.control.setScenarios(steeredSession(state), names, start);
        await store.refresh();
      }}
    />
  );
}

/** The current clock, for a restart of the session. */
function clockOf(reading: SessionReading | null): SessionStart {
  if (reading === null) return {};
  const { startedAt, ahead } = reading;
  return { ahead, ...(startedAt === null ? {} : { now: startedAt }) };
}
