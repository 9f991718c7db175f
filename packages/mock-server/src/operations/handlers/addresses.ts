import type { SavedAddress } from '@signal-shop/sdk/contract';
import { Flag } from '@signal-shop/sdk/contract';
import { messagesOf } from '../../messages/messages.ts';
import { addressesOf, deleteAddress, saveAddress } from '../../world/checkout/addresses.ts';
import type { SavedAddress as WorldAddress } from '../../world/state/orders.ts';
import { forMembers } from '../dispatch/call.ts';
import { fromAddress, toAddress } from '../views/order-views.ts';

/** Handlers of a customer's saved addresses. */
export const addressOperations = {
  listAddresses: forMembers('listAddresses', ({ world, customer }) => ({
    msg: addressesOf(world, customer).map(toSavedAddress),
  })),

  saveAddress: forMembers('saveAddress', ({ world, locale, customer }, argument) => {
    const savedAddress = saveAddress(world, customer, {
      id: argument.id ?? null,
      address: fromAddress(argument.address),
      isDefault: argument.is_default === Flag.yes,
    });
    return { msg: messagesOf(locale).confirmations.addressSaved, address: toSavedAddress(savedAddress) };
  }),

  deleteAddress: forMembers('deleteAddress', ({ world, locale, customer }, { id }) => {
    deleteAddress(world, customer, id);
    return { msg: messagesOf(locale).confirmations.addressDeleted };
  }),
};

export function toSavedAddress({ id, isDefault, address }: WorldAddress): SavedAddress {
  return { id, is_default: isDefault ? Flag.yes : Flag.no, address: toAddress(address) };
}
