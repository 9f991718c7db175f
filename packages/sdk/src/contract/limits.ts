import * as limits from '../generated/limits.ts';

/**
 * What may be entered, by call or entity and field, as the contract says it.
 * @example limits.logIn.password.minLength // 6
 */
export { limits };
