// The search and the width of the atlas live in its address, so that they survive Back and can be sent to a colleague.
import type { Width } from '../toolbar.ts';
import { widthNames } from '../toolbar.ts';

/** The event that asks the manager to write the address. */
export const addressEvent = 'signal-shop/atlas-address';

export interface AtlasAddress {
  readonly search: string;
  readonly width: Width;
}

const usual: AtlasAddress = { search: '', width: 'desktop' };

export function readAddress(query: string): AtlasAddress {
  const read = new URLSearchParams(query);
  const width = widthNames.find((name) => name === read.get('width'));
  return { search: read.get('search') ?? usual.search, width: width ?? usual.width };
}

/** The parameters of the address; null removes one that has its usual value. */
export function addressParameters({
  search,
  width,
}: AtlasAddress): Record<keyof AtlasAddress, string | null> {
  return { search: search === usual.search ? null : search, width: width === usual.width ? null : width };
}
