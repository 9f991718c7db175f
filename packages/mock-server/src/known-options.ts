// Checks options that plain JavaScript passes without a type check.
import { didYouMean, notAChoice } from './scenarios/create/did-you-mean.ts';

/** @throws TypeError that names the first unknown option, and the nearest known one or all of them */
export function refuseUnknownOptions(
  caller: string,
  options: object,
  known: Readonly<Record<string, true>>,
): void {
  const unknown = Object.keys(options).find((name) => !Object.hasOwn(known, name));
  if (unknown === undefined) return;
  const names = Object.keys(known);
  const hint = didYouMean(unknown, names) || ` It takes ${names.join(', ')}.`;
  throw new TypeError(`${unknown} is not an option of ${caller}.${hint}`);
}

/** @throws TypeError for a value that is none of the choices; a missing option is allowed */
export function refuseOtherChoices(
  name: string,
  value: string | undefined,
  choices: readonly string[],
): void {
  if (value !== undefined && !choices.includes(value)) throw new TypeError(notAChoice(name, value, choices));
}
