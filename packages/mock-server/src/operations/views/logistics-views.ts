import type { Locale, Logistics } from '@signal-shop/sdk/contract';
import { messagesOf } from '../../messages/messages.ts';
import { carrierCode, findCarrier } from '../../world/orders/carriers.ts';

/** A parcel as the world stores it: with the name of its carrier. */
interface StoredParcel {
  readonly trackingNumber: string;
  readonly company: string;
}

export function toLogistics({ trackingNumber, company }: StoredParcel, locale: Locale): Logistics {
  const carrier = carrierCode(company);
  return { tracking_number: trackingNumber, carrier, company: carrierName(carrier, company, locale) };
}

/** Carriers have brand names; only the name for other carriers is translated. */
export function carrierName(code: string, name: string, locale: Locale): string {
  return code === 'other' && name === findCarrier('other')?.name ? messagesOf(locale).carriers.other : name;
}
