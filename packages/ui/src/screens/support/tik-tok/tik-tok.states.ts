import type { GoodsSummary } from '@signal-shop/sdk/contract';
import type { Remote } from '../../../remote.ts';

export const tikTokStates = ['Ready', 'NoToken', 'Loading', 'Failed', 'German', 'Japanese'] as const;

export interface TikTokScreenProps {
  /** Whether the visitor may see this page (spec §6). */
  readonly open: boolean;
  readonly goods: Remote<readonly GoodsSummary[]>;
}
