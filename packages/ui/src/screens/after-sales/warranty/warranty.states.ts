import type { MenuGoods, TermText } from '@signal-shop/sdk/contract';
import type { Remote } from '../../../remote.ts';

export const warrantyStates = [
  'Guest',
  'Member',
  'Ready',
  'Loading',
  'Failed',
  'German',
  'Japanese',
] as const;

export interface WarrantyScreenProps {
  readonly text: Remote<TermText>;
  readonly session: 'guest' | 'member';
  /** Photographed in the hero; none while the menu is unknown. */
  readonly goods: readonly MenuGoods[];
}
