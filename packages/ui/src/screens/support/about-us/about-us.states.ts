import type { MenuGoods, TermText } from '@signal-shop/sdk/contract';
import type { NotReady } from '../../../remote.ts';

export const aboutUsStates = ['Ready', 'Loading', 'Failed', 'German', 'Japanese'] as const;

export type AboutUsState = NotReady | { readonly status: 'ready'; readonly text: TermText };

export interface AboutUsScreenProps {
  readonly state: AboutUsState;
  /** Photographed on the workbench; none while the menu is unknown. */
  readonly goods: readonly MenuGoods[];
}
