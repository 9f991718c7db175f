// The search, the filters and the width of the atlas live in its address, so that they survive Back and can be sent to a colleague.
import type { Width } from '../toolbar.ts';
import { widthNames } from '../toolbar.ts';

/** The event that asks the manager to write the address. */
export const addressEvent = 'signal-shop/atlas-address';

/** A state must contain the text of each filter; empty texts do not narrow. */
export const filterNames = ['section', 'requirement', 'error'] as const;

export type AtlasFilters = Readonly<Record<(typeof filterNames)[number], string>>;

export interface AtlasAddress extends AtlasFilters {
  readonly search: string;
  readonly width: Width;
}

const usual: AtlasAddress = { search: '', section: '', requirement: '', error: '', width: 'desktop' };

export function readAddress(query: string): AtlasAddress {
  const read = new URLSearchParams(query);
  const textOf = (name: string) => read.get(name) ?? '';
  return {
    search: textOf('search'),
    section: textOf('section'),
    requirement: textOf('requirement'),
    error: textOf('error'),
    width: widthNames.find((name) => name === read.get('width')) ?? usual.width,
  };
}

/** The parameters of the address; null removes one that has its usual value. */
export function addressParameters(address: AtlasAddress): Record<keyof AtlasAddress, string | null> {
  const written = (name: keyof AtlasAddress) => (address[name] === usual[name] ? null : address[name]);
  return {
    search: written('search'),
    section: written('section'),
    requirement: written('requirement'),
    error: written('error'),
    width: written('width'),
  };
}
