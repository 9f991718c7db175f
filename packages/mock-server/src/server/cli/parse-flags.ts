import { parseArgs } from 'node:util';
import { didYouMean } from '../../scenarios/create/did-you-mean.ts';
import type { Flag } from './cli-flags.ts';
import { flagGroups } from './cli-flags.ts';
import { UsageError } from './cli-values.ts';

/** The values of each flag on the command line; a switch has an empty one. */
export type FlagValues = ReadonlyMap<string, readonly string[]>;

export const flags = new Map<string, Flag>(
  Object.values(flagGroups).flatMap((group) => Object.entries<Flag>(group)),
);

/** Splits the command line into its flags and other words. @throws UsageError for an unknown flag or a missing value */
export function parseFlags(words: string[]): {
  flagValues: FlagValues;
  positionals: readonly string[];
  wantsHelp: boolean;
  wantsVersion: boolean;
} {
  const stringOptions = Object.fromEntries(
    [...flags].map(([name, { isSwitch }]) => [
      name,
      { type: isSwitch === true ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  const { tokens, positionals } = parseArgs({
    args: words,
    options: {
      ...stringOptions,
      help: { type: 'boolean', short: 'h' },
      version: { type: 'boolean', short: 'v' },
    },
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const flagValues = new Map<string, string[]>();
  let wantsHelp = false;
  let wantsVersion = false;
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    if (token.name === 'help' || token.name === 'h') wantsHelp = true;
    else if (token.name === 'version' || token.name === 'v') wantsVersion = true;
    else flagValues.set(token.name, [...(flagValues.get(token.name) ?? []), flagValueOf(token, flagValues)]);
  }
  return { flagValues, positionals, wantsHelp, wantsVersion };
}

interface OptionToken {
  readonly name: string;
  readonly rawName: string;
  readonly value?: string | undefined;
}

function flagValueOf({ name, rawName, value }: OptionToken, flagValues: FlagValues): string {
  const flag = flags.get(name);
  if (flag === undefined) {
    const near = didYouMean(name, [...flags.keys()]).replace(/mean /, 'mean --');
    throw new UsageError(`${rawName} is not a flag of the mock.${near} mock-server --help lists them.`);
  }
  if (flag.isSwitch === true) {
    if (value !== undefined) throw new UsageError(`--${name} takes no value.`);
    return '';
  }
  if (value === undefined || value === '' || value.startsWith('--')) {
    throw new UsageError(`--${name} needs a value: --${name} ${flag.value}.`);
  }
  if (flagValues.has(name) && flag.isList !== true) throw new UsageError(`--${name} is given twice.`);
  return value;
}
