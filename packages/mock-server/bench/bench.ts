// Prints what the mock server costs beside its bars: pnpm bench:mock [cart|ready|memory|first|listing …]

import { measureCartCall } from './cart-call.ts';
import { measureFirstRequest } from './first-request.ts';
import { measureListings } from './listing.ts';
import { largeMock, mock } from './measured-server.ts';
import { measureMemory } from './memory.ts';
import { measureReadiness } from './readiness.ts';

const bars = {
  timesPrism: 3,
  readyMs: 1_500,
  largeReadyMs: 2_000,
  idleMiB: 300,
  /** The validators of each call that is made are among them. */
  grownMiB: 100,
  /** What two collections of the same heap differ by. */
  noiseMiB: 5,
  firstRequestMs: 5,
  listingMs: 3,
} as const;
const mebibyte = 1_048_576;

const parts = {
  cart: printCartCall,
  ready: printReadiness,
  memory: printMemory,
  first: printFirstRequests,
  listing: printListings,
} satisfies Record<string, () => Promise<void>>;

const wanted = process.argv.slice(2);
const missed: string[] = [];
say('Measuring; all parts together take minutes.');
for (const [name, print] of Object.entries(parts)) {
  if (wanted.length === 0 || wanted.includes(name)) await print();
}
say(missed.length === 0 ? '\nEvery bar is met.' : `\nMISSED: ${missed.join('; ')}`);
if (missed.length > 0) process.exitCode = 1;

async function printCartCall(): Promise<void> {
  const costs = await measureCartCall();
  heading('One cart call, CPU and calls per CPU second');
  const perSecond = (ms: number) => `${ms.toFixed(3)} ms ${Math.round(1_000 / ms)}/s`;
  row('node:http alone, the same bytes', perSecond(costs.bare));
  row('the mock, its checks off', perSecond(costs.unchecked));
  row('the mock, both sides checked, its log of calls off', perSecond(costs.silentMock));
  row('the mock as it ships, both sides checked', perSecond(costs.mock));
  row('Prism CLI, silenced', perSecond(costs.silentPrism));
  row('Prism CLI as it ships', perSecond(costs.prism));
  for (const [what, cost, own] of [
    ['against Prism CLI, both as they ship', costs.prism, costs.mock],
    ['against Prism CLI, both silenced', costs.silentPrism, costs.silentMock],
  ] as const) {
    const times = cost / own;
    judge(what, `${times.toFixed(1)}x`, `at least ${bars.timesPrism}x`, times >= bars.timesPrism);
  }
}

async function printReadiness(): Promise<void> {
  heading('Ready: from the start of the process to the first 200');
  for (const [what, program, bar] of [
    ['the shop', mock, bars.readyMs],
    ['5,000 goods', largeMock, bars.largeReadyMs],
  ] as const) {
    const { middle, best, cpu } = await measureReadiness(program);
    const found = `${seconds(middle)}, best ${seconds(best)}`;
    row(`${what}, CPU`, seconds(cpu));
    judge(what, found, `at most ${seconds(bar)}`, middle <= bar);
  }
}

async function printMemory(): Promise<void> {
  const { idle, first, second, answers } = await measureMemory();
  heading('Memory, over 200 sessions');
  judge('idle, resident', miB(idle.rss), `at most ${bars.idleMiB} MiB`, idle.rss <= bars.idleMiB * mebibyte);
  const grown = first.rss - idle.rss;
  judge(
    'grown after 100,000 requests, resident',
    miB(grown),
    `at most ${bars.grownMiB} MiB`,
    grown <= bars.grownMiB * mebibyte,
  );
  const again = second.live - first.live;
  const residentAgain = second.rss - first.rss;
  row('live after the first and the second 100,000', `${miB(first.live)} ${miB(second.live)}`);
  judge(
    'grown over the second 100,000, live',
    miB(again),
    `at most ${bars.noiseMiB} MiB`,
    again <= bars.noiseMiB * mebibyte,
  );
  row('the same, resident', miB(residentAgain));
  for (const [kind, count] of [...answers].sort()) row(`  ${kind}`, String(count));
}

async function printFirstRequests(): Promise<void> {
  heading("A session's first request, CPU beyond a later one");
  for (const [what, program] of [
    ['the shop', mock],
    ['5,000 goods', largeMock],
  ] as const) {
    const ms = await measureFirstRequest(program);
    judge(what, `${ms.toFixed(2)} ms`, `under ${bars.firstRequestMs} ms`, ms < bars.firstRequestMs);
  }
}

async function printListings(): Promise<void> {
  heading('A listing over 5,000 goods, CPU of the whole call');
  for (const { what, cpuMs, found } of await measureListings()) {
    const label = `${what} (${found} found)`;
    judge(label, `${cpuMs.toFixed(2)} ms`, `under ${bars.listingMs} ms`, cpuMs < bars.listingMs);
  }
}

function heading(what: string): void {
  say(`\n${what}`);
}

function row(what: string, found: string, bar = ''): void {
  say(`  ${what.padEnd(62)}${found.padStart(22)} ${bar.padStart(18)}`);
}

function judge(what: string, found: string, bar: string, isMet: boolean): void {
  row(what, found, `${bar}  ${isMet ? 'met' : 'MISSED'}`.padStart(28));
  if (!isMet) missed.push(what);
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(2)} s`;
}

function miB(bytes: number): string {
  return `${(bytes / mebibyte).toFixed(1)} MiB`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
