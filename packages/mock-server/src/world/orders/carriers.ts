/** A carrier of parcels from and to the shop. */
export interface Carrier {
  readonly code: string;
  readonly name: string;
  /** Example of its tracking numbers. */
  readonly numberExample: string;
}

export const carriers: readonly Carrier[] = [
  { code: 'northline', name: 'Northline Parcel', numberExample: 'NL4F09A1C27B' },
  { code: 'ups', name: 'UPS', numberExample: '1Z5550142000327' },
  { code: 'usps', name: 'USPS', numberExample: '9400110200555014' },
  { code: 'fedex', name: 'FedEx', numberExample: '555014200327' },
  { code: 'dhl', name: 'DHL', numberExample: 'JJD0055501420003' },
  { code: 'other', name: 'Another carrier', numberExample: '5550142000327' },
];

/** The carrier with this code; null for an unknown code. */
export function findCarrier(code: string): Carrier | null {
  return carriers.find((carrier) => carrier.code === code) ?? null;
}

/** The code of the carrier that is stored with a parcel by its name. */
export function carrierCode(name: string): string {
  return carriers.find((carrier) => carrier.name === name)?.code ?? 'other';
}

/** The name to store with a parcel: of the carrier with this code, or of the unlisted one for other codes. */
export function carrierNameOf(code: string): string {
  return (findCarrier(code) ?? findCarrier('other'))?.name ?? code;
}
