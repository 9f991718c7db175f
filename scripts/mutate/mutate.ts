// Changes the code in many small ways and reports which changes no test notices: `npm run mutate -- sdk/rules`,
// without a name for all rooms. Results are cached in `.cache`, so that the next run judges only what changed.
// It takes minutes to hours, so `npm test` does not run it.
import { relative } from 'node:path';
import type { MutantResult, PartialStrykerOptions } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import type { RoomName } from './rooms.ts';
import { isRoomName, rooms } from './rooms.ts';
import { lineOf, percentNoticed, scoreOf } from './scores.ts';

const leastPercent = 90;

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !isRoomName(name));
if (unknown.length > 0) {
  console.error(`There is no room ${unknown.join(', ')}; there are ${Object.keys(rooms).join(', ')}.`);
  process.exit(1);
}

const names = (wanted.length > 0 ? wanted : Object.keys(rooms)).filter(isRoomName);
const lines: string[] = [];
for (const name of names) lines.push(await judge(name));
console.log(`\n${'room'.padEnd(18)}noticed  of covered  not covered\n${lines.join('\n')}`);

async function judge(name: RoomName): Promise<string> {
  // Stryker's workers load the configuration of the tests.
  process.env.MUTATED_ROOM = name;
  console.log(`Mutating ${name}: ${rooms[name].sources.join(', ')}`);
  const results = await new Stryker(optionsOf(name)).runMutationTest();
  const score = scoreOf(results.map(withRelativePath));
  for (const mutant of score.survivors) console.log(`survived     ${lineOf(mutant)}`);
  for (const mutant of score.uncovered) console.log(`not covered  ${lineOf(mutant)}`);
  const percent = percentNoticed(score);
  // A room without mutants has no percentage, and fails.
  if (!(percent >= leastPercent)) process.exitCode = 1;
  const covered = score.noticed + score.survivors.length;
  return [
    name.padEnd(18),
    `${percent.toFixed(1)} %`.padStart(7),
    `${score.noticed} of ${covered}`.padStart(12),
    String(score.uncovered.length).padStart(12),
  ].join('');
}

function optionsOf(name: RoomName): PartialStrykerOptions {
  return {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'scripts/mutate/vitest.config.ts' },
    coverageAnalysis: 'perTest',
    mutate: [...rooms[name].sources, '!**/*.test.ts'],
    // The copy in which the mutants live needs neither the results of other commands nor the films.
    ignorePatterns: [
      '.cache',
      'docs/dist',
      'docs/pictures',
      'storybook-static',
      'packages/*/dist',
      'packages/mock-server/films',
    ],
    // TypeScript 7 has no API that could rewrite it, and nothing in it refers to another folder.
    tsconfigFile: 'no-such-file.json',
    tempDirName: '.cache/mutants',
    incremental: true,
    incrementalFile: `.cache/mutation/${name.replace('/', '-')}.json`,
    reporters: ['progress'],
    allowConsoleColors: process.stdout.isTTY,
    allowEmpty: true,
  };
}

function withRelativePath(mutant: MutantResult): MutantResult {
  return { ...mutant, fileName: relative(process.cwd(), mutant.fileName) };
}
