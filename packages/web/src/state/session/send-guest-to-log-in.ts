import { action } from '../core/action.ts';
import { notify } from '../core/notices.ts';
import { leaveForLogIn } from './leave-for-log-in.ts';

/** Warns a guest that this needs a login, then redirects like `leaveForLogIn`. Separate, because the first load does not need it. */
export const sendGuestToLogIn = action(({ set }) => {
  set(notify, 'warning', { kind: 'message', id: 'notLoggedIn' });
  set(leaveForLogIn);
});
