import { ShipToDialog } from '@signal-shop/ui/chrome/ship-to-dialog/ship-to-dialog.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { deliveryCountriesAtom, refetchDeliveryCountries } from '../state/site/delivery-countries.ts';
import { chooseShipTo, isShipToOpenAtom, pendingShipToAtom, shipCountryAtom } from '../state/site/ship-to.ts';
import { withRetry } from './with-retry.ts';

export function ShopShipTo() {
  const choose = useSetAtom(chooseShipTo);
  const setOpen = useSetAtom(isShipToOpenAtom);
  return (
    <ShipToDialog
      open
      countries={withRetry(useAtomValue(deliveryCountriesAtom), useSetAtom(refetchDeliveryCountries))}
      country={useAtomValue(shipCountryAtom)}
      pending={useAtomValue(pendingShipToAtom)}
      onChoose={({ code, currency }) => void choose({ country: code, currency })}
      onClose={() => setOpen(false)}
    />
  );
}
