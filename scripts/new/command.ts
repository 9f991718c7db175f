import { parseArgs } from 'node:util';
import type { Locale } from '@signal-shop/sdk/contract';
import { Refusal } from './refusal.ts';

export const usage = `Usage:
  npm run new -- call TAG/NAME "SUMMARY" "MESSAGE" --spec "§5" [--read] [--guests]
      a call, for example cart/shareCart "Shares the cart as a link" "Your cart is shared"
  npm run new -- field ENTITY.NAME "DESCRIPTION" --example VALUE
      an optional field of an answer, for example GoodsDetail.origin "The country of origin." --example DE,
      or of a request: placeOrder.gift_wrap "Whether the goods are wrapped as a gift." --example true
  npm run new -- scenario GROUP.NAME "SENTENCE"
      a scenario, for example cart.shared "the customer has shared the cart as a link"
  npm run new -- screen ROOM/NAME "TITLE" "DESCRIPTION" --path PATH --spec "§2"
      a screen and its page, for example support/gift-guide "Gift guide" "Ideas for every budget." --path /gift-guide
  npm run new -- message FILE.KEY "ENGLISH TEXT" "DESCRIPTION" [--de TEXT] [--ja TEXT] …
      a message in FILE.messages.ts, for example checkout.giftWrap "Gift wrap" "Label of a choice." --de Geschenkverpackung
  Each with --dry-run to list the files without writing them.`;

/** Whether the arguments ask for the usage. */
export function wantsHelp(args: readonly string[]): boolean {
  return args.some((argument) => argument === '--help' || argument === '-h');
}

/** The arguments of `npm run new`, with the translations of a message by language. */
export interface Command extends Readonly<Partial<Record<Locale, string>>> {
  readonly kind: string;
  readonly name: string;
  readonly texts: readonly string[];
  readonly spec?: string | undefined;
  readonly example?: string | undefined;
  readonly path?: string | undefined;
  readonly read: boolean;
  readonly guests: boolean;
  readonly 'dry-run': boolean;
}

const options = {
  de: { type: 'string' },
  es: { type: 'string' },
  fr: { type: 'string' },
  it: { type: 'string' },
  ja: { type: 'string' },
  zh: { type: 'string' },
  spec: { type: 'string' },
  example: { type: 'string' },
  path: { type: 'string' },
  read: { type: 'boolean', default: false },
  guests: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
} as const;

/** @throws Refusal if the arguments are not those of the usage */
export function readCommand(args: readonly string[]): Command {
  const { values, positionals } = parsed(args);
  const [kind = '', name = '', ...texts] = positionals;
  if (name === '') throw new Refusal(`Give a kind and a name.\n\n${usage}`);
  return { kind, name, texts: texts.map((text) => text.trim()), ...values };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

/** One of the texts of a command. @throws Refusal if it is missing */
export function textOf({ texts }: Command, index: number, meaning: string): string {
  const text = texts[index] ?? '';
  if (text === '') throw new Refusal(`Give ${meaning} in quotes.\n\n${usage}`);
  return text;
}

/** The two parts of `cart/shareCart` or `cart.shared`. @throws Refusal if their form is another one */
export function partsOf(
  { name }: Command,
  [first, separator, second]: readonly [form: Form, separator: '/' | '.', form: Form],
): readonly [string, string] {
  const [place = '', own = '', ...more] = name.split(separator);
  if (forms[first].test(place) && forms[second].test(own) && more.length === 0) return [place, own];
  throw new Refusal(`The name "${name}" must be ${first}${separator}${second}.`);
}

/** The path of a page. @throws Refusal if it is missing, or its segments are not in kebab-case */
export function pathOf({ path }: Command): string {
  if (path === undefined)
    throw new Refusal('Give --path: the path of the page in the shop, such as /gift-guide.');
  const [root, ...segments] = path.split('/');
  const isPath =
    root === '' && segments.length > 0 && segments.every((part) => forms['kebab-case'].test(part));
  if (!isPath) throw new Refusal(`The path "${path}" must be /kebab-case, or several of it.`);
  return path;
}

type Form = keyof typeof forms;

const forms = {
  'kebab-case': /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
  camelCase: /^[a-z][a-z0-9]*([A-Z][a-z0-9]*)*$/,
  PascalCase: /^([A-Z][a-z0-9]*)+$/,
  snake_case: /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/,
};
