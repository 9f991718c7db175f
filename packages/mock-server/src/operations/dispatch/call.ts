import type { ArgumentOf, CallId, Locale, ResultOf } from '@signal-shop/sdk/contract';
import { checkArgument } from '@signal-shop/sdk/validate';
import type { Customer } from '../../world/state/account.ts';
import { Refused } from '../../world/state/refused.ts';
import type { World } from '../../world/state/world.ts';

/** One request on its way through the shop. */
export interface Call {
  readonly world: World;
  readonly locale: Locale;
  /** Null for a guest. */
  readonly customer: Customer | null;
  /** As the request sent it. */
  readonly token: string | null;
  /** Headers of the answer. */
  readonly headers: Record<string, string>;
}

export interface MemberCall extends Call {
  readonly customer: Customer;
}

/**
 * Who may call: `token-decides` answers guests, and lets a token that no longer counts end the login;
 * `token-helps` takes such a token for none.
 */
export type Access = 'anyone' | 'token-helps' | 'token-decides' | 'members';

/** A checked request: `text` is the same for equal requests, and `perform` does the work. */
export interface ReadyCall {
  readonly text: () => string;
  readonly perform: (call: Call) => object;
}

export interface Operation {
  readonly id: CallId;
  readonly access: Access;
  /**
   * @param isChecked whether somebody held the argument against the contract already
   * @throws MalformedRequest
   */
  readonly prepare: (argument: unknown, isChecked: boolean) => ReadyCall;
}

/** The request breaks the contract. */
export class MalformedRequest extends Error {
  override readonly name = 'MalformedRequest';
}

/** A call that guests may make. */
export function forAnyone<Id extends CallId>(
  id: Id,
  work: (call: Call, argument: ArgumentOf<Id>) => ResultOf<Id>,
  access: Exclude<Access, 'members'> = 'anyone',
): Operation {
  return {
    id,
    access,
    prepare(given, isChecked) {
      const argument = isChecked ? asArgument<Id>(given ?? {}) : checked(id, given);
      return {
        text: () => `${id} ${JSON.stringify(argument)}`,
        perform: (call) => work(call, argument),
      };
    },
  };
}

function checked<Id extends CallId>(id: Id, given: unknown): ArgumentOf<Id> {
  const check = checkArgument(id, given);
  if (check.status === 'invalid') throw new MalformedRequest(check.message);
  return check.argument;
}

/** For what the contract's own schema has let through. */
function asArgument<Id extends CallId>(checkedAlready: unknown): ArgumentOf<Id>;
function asArgument(checkedAlready: unknown): unknown {
  return checkedAlready;
}

/** A call that needs a login. */
export function forMembers<Id extends CallId>(
  id: Id,
  work: (call: MemberCall, argument: ArgumentOf<Id>) => ResultOf<Id>,
): Operation {
  const operation = forAnyone<Id>(id, (call, argument) => {
    const { customer } = call;
    if (customer === null) throw new Refused('loginRequired');
    return work({ ...call, customer }, argument);
  });
  return { ...operation, access: 'members' };
}
