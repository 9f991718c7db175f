import type { ToastMessage } from '@signal-shop/ui/components/toaster/toaster.states.ts';
import { action } from './action.ts';
import { notify } from './notices.ts';

/** As `lazyCode`, for components: a toast; after the second failure while online it offers a reload. Outside the first load. */
export const reportMissingCode = action(({ set, environment }, failures: number, message: ToastMessage) => {
  const id = failures > 1 && environment.isOnline() ? 'partGone' : message;
  set(notify, 'error', { kind: 'message', id });
});
