import { steeredSession } from '../store/page-state.ts';
import { usePage, useRead, useStore } from '../store/use-page.ts';
import { ScenariosView } from './scenarios-view.tsx';

/** The scenarios of the session that the page steers. */
export function ScenariosPage() {
  const store = useStore();
  const state = usePage();
  const shop = useRead('shop', 0, isShopInFront);
  return (
    <ScenariosView
      hasShop={shop.state.status === 'ready' && shop.state.value}
      scenarios={state.scenarios}
      current={state.reading?.scenarios ?? []}
      onApply={async (how, names) => {
        await store.control.setScenarios(steeredSession(state), names, { keep: how === 'turn' });
        await store.refresh();
      }}
    />
  );
}

/** Whether this address is a shop's that passes `/__mock` on; the mock server itself answers its root with a list. */
async function isShopInFront(): Promise<boolean> {
  const { headers } = await fetch('/', { method: 'HEAD' });
  return headers.get('content-type')?.includes('html') === true;
}
