import { addressesHead } from '@signal-shop/ui/chrome/page-head/heads/account/addresses.messages.ts';
import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import { AccountAddressesScreen } from '@signal-shop/ui/screens/account/account-addresses/account-addresses-screen.tsx';
import { SavedCards } from '@signal-shop/ui/sections/saved-cards/saved-cards.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { withRetry } from '../../shell/with-retry.ts';
import {
  addressBookAtom,
  addressEditingAtom,
  changeAddress,
  closeAddress,
  makeDefault,
  openAddress,
  pendingDefaultIdAtom,
  removeAddress,
  saveOpenAddress,
} from '../../state/account/address-book.ts';
import { refetchAddresses } from '../../state/account/saved-addresses.ts';
import {
  cardRemovalAtom,
  closeCardRemoval,
  promptCardRemoval,
  refetchSavedCards,
  removeSavedCard,
  savedCardsAtom,
} from '../../state/account/saved-cards.ts';
import { canSaveCardAtom } from '../../state/checkout/provider.ts';
import { readyOr } from '../../state/queries/query-state.ts';
import { deliveryCountriesAtom } from '../../state/site/delivery-countries.ts';
import { AccountArea } from './account-area.tsx';

export function AccountAddressesPage() {
  const change = useSetAtom(changeAddress);
  const save = useSetAtom(saveOpenAddress);
  const remove = useSetAtom(removeAddress);
  const prefer = useSetAtom(makeDefault);

  return (
    <AccountArea active="addresses">
      <PageHead {...addressesHead} />
      <AccountAddressesScreen
        state={withRetry(useAtomValue(addressBookAtom), useSetAtom(refetchAddresses))}
        countries={readyOr(useAtomValue(deliveryCountriesAtom), [])}
        editing={useAtomValue(addressEditingAtom)}
        pendingDefaultId={useAtomValue(pendingDefaultIdAtom)}
        on={{
          onOpen: useSetAtom(openAddress),
          onDraftChange: (draft) => change({ draft }),
          onDefaultChange: (isDefault) => change({ isDefault }),
          onSave: () => void save(),
          onClose: useSetAtom(closeAddress),
          onMakeDefault: (id) => void prefer(id),
          onRemove: (id) => void remove(id),
        }}
      >
        {useAtomValue(canSaveCardAtom) && <CardsPart />}
      </AccountAddressesScreen>
    </AccountArea>
  );
}

function CardsPart() {
  const remove = useSetAtom(removeSavedCard);
  return (
    <SavedCards
      state={withRetry(useAtomValue(savedCardsAtom), useSetAtom(refetchSavedCards))}
      removal={useAtomValue(cardRemovalAtom)}
      onAsk={useSetAtom(promptCardRemoval)}
      onRemove={() => void remove()}
      onKeep={useSetAtom(closeCardRemoval)}
    />
  );
}
