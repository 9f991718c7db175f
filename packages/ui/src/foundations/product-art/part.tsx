import type { bands, cups, microphones } from './headset-parts.ts';
import type { marks, shells, sideButtons, wheels } from './mouse-parts.ts';
import type { parcels } from './parcel-parts.ts';
import sprite from './product-art.svg?no-inline';

/** A symbol in product-art.svg, which scripts/product-art.ts writes. */
type PartName =
  | `band-${keyof typeof bands}`
  | `cup-${keyof typeof cups}`
  | `microphone-${keyof typeof microphones}`
  | `shell-${keyof typeof shells}`
  | `wheel-${keyof typeof wheels}`
  | `mark-${keyof typeof marks}`
  | `side-${keyof typeof sideButtons}`
  | `parcel-${keyof typeof parcels}`;

export function Part({ name }: { readonly name: PartName }) {
  return <use href={`${sprite}#${name}`} />;
}
