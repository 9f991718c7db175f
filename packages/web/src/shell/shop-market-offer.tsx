import { MarketOffer } from '@signal-shop/ui/chrome/market-offer/market-offer.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { acceptMarket, declineMarket, marketOfferAtom } from '../state/site/market-offer.ts';
import { Announcement } from './announcement.tsx';

/** The offer of another language and country; the announcements if there is none after all. */
export function ShopMarketOffer() {
  const market = useAtomValue(marketOfferAtom);
  const accept = useSetAtom(acceptMarket);
  const onDismiss = useSetAtom(declineMarket);
  if (market === null) return <Announcement />;
  return <MarketOffer market={market} onAccept={() => void accept(market)} onDismiss={onDismiss} />;
}
