import { ErrorPage } from '@signal-shop/ui/chrome/error-page/error-page.tsx';
import { CurrencyContext } from '@signal-shop/ui/components/price/use-money.ts';
import { ErrorBoundary } from '@signal-shop/ui/error-boundary.tsx';
import type { Messages } from '@signal-shop/ui/intl/messages.ts';
import { WordsProvider } from '@signal-shop/ui/intl/words-provider.tsx';
import { hrefs } from '@signal-shop/ui/link/hrefs.ts';
import { LinkContext } from '@signal-shop/ui/link/link-context.tsx';
import { PopularGoodsContext } from '@signal-shop/ui/link/popular-goods.ts';
import type { ShipToChoice } from '@signal-shop/ui/link/ship-to.ts';
import { ShipToContext } from '@signal-shop/ui/link/ship-to.ts';
import type { createStore } from 'jotai';
import { Provider, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo } from 'react';
import { RouterBridge } from '../router/router-bridge.tsx';
import { localeAtom } from '../state/site/language.ts';
import { currencyAtom, isShipToOpenAtom, shipCountryAtom } from '../state/site/ship-to.ts';
import { LazyArrival } from './lazy/lazy-arrival.tsx';
import { LazyPopularGoods } from './lazy/lazy-popular-goods.tsx';
import { Anchor } from './routing/anchor.tsx';

interface AppProps {
  readonly store: ReturnType<typeof createStore>;
  readonly messages: Messages | undefined;
  /** Called when the whole app has mounted and subscribed. */
  readonly onMount?: () => void;
}

const links = { Anchor, hrefs };

/** The whole shop, for a store with an environment, inside one of React Router's routers. */
export function App({ store, messages, onMount }: AppProps) {
  // Runs after the effects of all children.
  useEffect(() => onMount?.(), [onMount]);
  return (
    <Provider store={store}>
      <Words messages={messages} />
    </Provider>
  );
}

function Words({ messages }: Pick<AppProps, 'messages'>) {
  const shipTo = useShipTo();
  return (
    <WordsProvider locale={useAtomValue(localeAtom)} messages={messages}>
      <LinkContext value={links}>
        <CurrencyContext value={shipTo.currency}>
          <ShipToContext value={shipTo}>
            <PopularGoodsContext value={LazyPopularGoods}>
              <ErrorBoundary
                resetKey=""
                fallback={(_error, retry) => <ErrorPage kind="unexpected" onRetry={retry} />}
              >
                <RouterBridge />
              </ErrorBoundary>
            </PopularGoodsContext>
          </ShipToContext>
        </CurrencyContext>
      </LinkContext>
    </WordsProvider>
  );
}

function useShipTo(): ShipToChoice {
  const country = useAtomValue(shipCountryAtom);
  const currency = useAtomValue(currencyAtom);
  const setOpen = useSetAtom(isShipToOpenAtom);
  return useMemo(
    () => ({ country, currency, onChange: () => setOpen(true), Arrival: LazyArrival }),
    [country, currency, setOpen],
  );
}
