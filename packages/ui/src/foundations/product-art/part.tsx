import type { parts } from './parts.ts';
import sprite from './product-art.svg?no-inline';

interface PartProps {
  /** Of a symbol in product-art.svg, which scripts/product-art.ts writes. */
  readonly name: keyof typeof parts;
}

export function Part({ name }: PartProps) {
  return <use href={`${sprite}#${name}`} />;
}
