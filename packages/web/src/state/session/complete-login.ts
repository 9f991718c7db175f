import { hrefs } from '@signal-shop/ui/link/hrefs.ts';
import { atom } from 'jotai';
import { safeRedirect } from '../../safe-address.ts';
import { cartQueries } from '../cart/cart-query.ts';
import { joinGuestCart } from '../cart/guest-cart-join.ts';
import { joinGuestWishes } from '../catalogue/wishes.ts';
import { action } from '../core/action.ts';
import { environmentAtom } from '../core/environment-atom.ts';
import { lastLocationOf, locationAtom, navigate, queryOf } from '../core/location.ts';
import { loginEpochAtom } from '../core/login-epoch.ts';
import { notify } from '../core/notices.ts';
import { waitFor } from '../core/wait-for.ts';
import { beginSession, rememberUser } from './session.ts';

/** How long a login waits for the merge of the cart, and for the customer's data. */
const patienceMs = 2_000;

/** The last location of a login, registration or password reset page. */
export const authLocationAtom = lastLocationOf('logIn', 'register', 'resetPassword');

/** The requested page in the address; untrusted input. */
export const redirectAtom = queryOf(authLocationAtom, 'redirect');

/** The last email of this tab; reread on each visit of one of the pages. */
export const lastEmailAtom = atom((get) => {
  get(authLocationAtom);
  return get(environmentAtom).sessionItems.get('temp_email') ?? '';
});

/** The links between the three pages; each passes the requested page on. */
export const authHrefsAtom = atom((get) => {
  const redirect = get(redirectAtom);
  const query = redirect === null ? '' : `?${new URLSearchParams({ redirect })}`;
  return {
    logIn: `${hrefs.logIn}${query}`,
    register: `${hrefs.register}${query}`,
    resetPassword: `${hrefs.resetPassword}${query}`,
  };
});

interface LoginOutcome {
  readonly tiktokToken: string | null;
  /** The requested page; untrusted input. */
  readonly target: string | null;
}

/** After a successful login: merges the guest's cart and navigates to the requested page. */
export const completeLogin = action(
  async ({ get, set, environment }, { tiktokToken, target }: LoginOutcome) => {
    if (tiktokToken !== null) environment.cookies.set('tiktokToken', tiktokToken);
    const patience = waitFor(environment.clock, patienceMs);
    // A slow merge does not delay the login: the cart refetches when it is done.
    await Promise.race([set(joinForCart), patience]);
    // The login does not wait for it: the wish buttons update when it is done.
    void set(joinGuestWishes);
    for (const draft of ['log_in_draft', 'register_draft', 'reset_draft'] as const)
      environment.sessionItems.remove(draft);
    set(beginSession);
    // Before the next page renders, because this removes the drafts of another customer; a slow answer removes them later.
    await Promise.race([set(rememberUser), patience]);
    // A shopper who has left the login pages meanwhile stays where they are.
    if (get(locationAtom) === get(authLocationAtom)) set(navigate, safeRedirect(target), { replace: true });
    else set(notify, 'success', { kind: 'message', id: 'loggedIn' });
  },
);

const joinForCart = action(async ({ get, set }) => {
  const logins = get(loginEpochAtom);
  await set(joinGuestCart);
  if (get(loginEpochAtom) !== logins) set(cartQueries.cart.refetch);
});
