import * as limits from '../generated/limits.ts';

/**
 * Limits of input fields, by call or entity and field, from the contract.
 * @example limits.logIn.password.minLength // 6
 */
export { limits };
