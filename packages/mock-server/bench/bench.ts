// Measures the CPU time and memory of the mock server and compares them with their limits: npm run bench:mock -- [cart|ready|memory|first|listing|reload …]

import { measureCartCall } from './cart-call.ts';
import { measureFirstRequest } from './first-request.ts';
import { measureListings } from './listing.ts';
import { largeMock, mock } from './measured-server.ts';
import { measureMemory } from './memory.ts';
import { measureReadiness } from './readiness.ts';
import { measureReload } from './reload.ts';

const bars = {
  timesPrism: 3,
  readyMs: 1_500,
  largeReadyMs: 2_000,
  idleMiB: 300,
  /** Includes the validators of each executed call. */
  grownMiB: 100,
  /** The difference between two garbage collections of the same heap. */
  noiseMiB: 5,
  firstRequestMs: 5,
  listingMs: 3,
  reloadMs: 1_000,
} as const;
const mebibyte = 1_048_576;

const parts = {
  cart: printCartCall,
  ready: printReadiness,
  memory: printMemory,
  first: printFirstRequests,
  listing: printListings,
  reload: printReloads,
} satisfies Record<string, () => Promise<void>>;

const names = process.argv.slice(2);
const missedBars: string[] = [];
say('Measuring; all parts together take minutes.');
for (const [name, print] of Object.entries(parts)) {
  if (names.length === 0 || names.includes(name)) await print();
}
say(missedBars.length === 0 ? '\nEvery bar is met.' : `\nMISSED: ${missedBars.join('; ')}`);
if (missedBars.length > 0) process.exitCode = 1;

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
  for (const [label, cost, own] of [
    ['against Prism CLI, both as they ship', costs.prism, costs.mock],
    ['against Prism CLI, both silenced', costs.silentPrism, costs.silentMock],
  ] as const) {
    const times = cost / own;
    judge(label, `${times.toFixed(1)}x`, `at least ${bars.timesPrism}x`, times >= bars.timesPrism);
  }
}

async function printReadiness(): Promise<void> {
  heading('Ready: from the start of the process to the first 200');
  for (const [label, program, bar] of [
    ['the shop', mock, bars.readyMs],
    ['5,000 goods', largeMock, bars.largeReadyMs],
  ] as const) {
    const { middle, best, cpu } = await measureReadiness(program);
    const value = `${seconds(middle)}, best ${seconds(best)}`;
    row(`${label}, CPU`, seconds(cpu));
    judge(label, value, `at most ${seconds(bar)}`, middle <= bar);
  }
}

async function printMemory(): Promise<void> {
  const { idle, first, second, answers } = await measureMemory();
  heading('Memory, over 200 sessions');
  judge('idle, resident', miB(idle.rss), `at most ${bars.idleMiB} MiB`, idle.rss <= bars.idleMiB * mebibyte);
  const growth = first.rss - idle.rss;
  judge(
    'grown after 100,000 requests, resident',
    miB(growth),
    `at most ${bars.grownMiB} MiB`,
    growth <= bars.grownMiB * mebibyte,
  );
  const liveGrowth = second.live - first.live;
  const residentAgain = second.rss - first.rss;
  row('live after the first and the second 100,000', `${miB(first.live)} ${miB(second.live)}`);
  judge(
    'grown over the second 100,000, live',
    miB(liveGrowth),
    `at most ${bars.noiseMiB} MiB`,
    liveGrowth <= bars.noiseMiB * mebibyte,
  );
  row('the same, resident', miB(residentAgain));
  for (const [kind, count] of [...answers].sort()) row(`  ${kind}`, String(count));
}

async function printFirstRequests(): Promise<void> {
  heading("A session's first request, CPU beyond a later one");
  for (const [label, program] of [
    ['the shop', mock],
    ['5,000 goods', largeMock],
  ] as const) {
    const ms = await measureFirstRequest(program);
    judge(label, `${ms.toFixed(2)} ms`, `under ${bars.firstRequestMs} ms`, ms < bars.firstRequestMs);
  }
}

async function printListings(): Promise<void> {
  heading('A listing over 5,000 goods, CPU of the whole call');
  for (const { label: name, cpuMs, count } of await measureListings()) {
    const label = `${name} (${count} found)`;
    judge(label, `${cpuMs.toFixed(2)} ms`, `under ${bars.listingMs} ms`, cpuMs < bars.listingMs);
  }
}

async function printReloads(): Promise<void> {
  heading('From the change of a handler to the reload with it');
  const { first, middle } = await measureReload();
  row('the first change', seconds(first));
  judge('later changes', seconds(middle), `under ${seconds(bars.reloadMs)}`, middle < bars.reloadMs);
}

function heading(label: string): void {
  say(`\n${label}`);
}

function row(label: string, value: string, bar = ''): void {
  say(`  ${label.padEnd(62)}${value.padStart(22)} ${bar.padStart(18)}`);
}

function judge(label: string, value: string, bar: string, isMet: boolean): void {
  row(label, value, `${bar}  ${isMet ? 'met' : 'MISSED'}`.padStart(28));
  if (!isMet) missedBars.push(label);
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
