// Building, listing and applying scenarios; the scenarios themselves are in the other rooms of `scenarios`.
// Used by the control API, deep links and the command line.
import { deepLink } from '../../control/deep-link.ts';
import type { World } from '../../world/state/world.ts';
import { pageOf } from '../catalogue/pages.ts';
import { scenarios } from '../catalogue.ts';
import { didYouMean, nearestFirst } from './did-you-mean.ts';
import type { Scenario } from './scenario.ts';

/** The scenarios for lists, help texts and the control page. */
export const scenarioList: readonly ListedScenario[] = scenarios.map(
  ({ name, group, description, sameAs, example }) => ({
    ...{ name, group, description },
    ...(sameAs === undefined ? {} : { sameAs }),
    ...placeOf(name, group, example),
  }),
);

export interface ListedScenario extends Pick<Scenario, 'name' | 'group' | 'description' | 'sameAs'> {
  /** The path of the page that shows it; absent without one. */
  readonly page?: string;
  /** A deep link that opens the page in this state. */
  readonly link?: string;
}

function placeOf(
  name: string,
  group: string,
  example: string | undefined,
): Pick<ListedScenario, 'page' | 'link'> {
  const page = pageOf(name, group);
  if (page === undefined) return {};
  const exampleName = example === undefined ? name : `${name.split(':')[0]}:${example}`;
  const scenarios = [...(page.beside?.split(',') ?? []), exampleName];
  const { path, now } = page;
  return { page: path, link: deepLink(path, { scenarios, ...(now === undefined ? {} : { now }) }) };
}

interface ChosenScenario {
  readonly scenario: Scenario;
  readonly written: string;
  readonly argument: string;
}

/** Two scenarios contradict each other; the message names them. */
export class ScenarioConflict extends Error {
  override readonly name = 'ScenarioConflict';
}

/** `'a,b'` or a list, trimmed and without empty names. */
export function readScenarioNames(names: string | readonly string[]): readonly string[] {
  const parts = typeof names === 'string' ? names.split(',') : names.flatMap((name) => name.split(','));
  return parts.map((name) => name.trim()).filter((name) => name !== '');
}

/**
 * Applies scenarios to a world. The order of the names does not matter.
 * @throws Error with a readable message for an unknown name; ScenarioConflict for a contradiction. Nothing changed then
 */
export function applyScenarios(world: World, names: string | readonly string[]): void {
  const chosen = chooseScenarios(names);
  for (const { scenario, argument } of chosen) scenario.apply(world, argument);
  world.state.scenarios = [...stillInForce(world, chosen), ...chosen.map(({ written }) => written)];
  world.announceActivity();
}

/** The earlier scenarios that the new ones do not override. */
function stillInForce(world: World, chosen: readonly ChosenScenario[]): readonly string[] {
  const slots = new Set(chosen.map(({ scenario }) => scenario.slot).filter((slot) => slot !== null));
  const again = new Set(chosen.map(({ written }) => written));
  return world.state.scenarios.filter((written) => {
    const slot = findScenario(written)?.scenario.slot ?? null;
    return !again.has(written) && (slot === null || !slots.has(slot));
  });
}

/** Resolves the names, in the order of the catalogue. @throws Error as `applyScenarios` */
export function chooseScenarios(names: string | readonly string[]): readonly ChosenScenario[] {
  const chosen = [...new Set(readScenarioNames(names))].map(chooseScenario);
  const nameBySlot = new Map<string, string>();
  for (const { scenario, written } of chosen) {
    if (scenario.slot === null) continue;
    const other = nameBySlot.get(scenario.slot);
    if (other !== undefined) {
      throw new ScenarioConflict(
        `Scenarios "${other}" and "${written}" contradict each other: choose one of them.`,
      );
    }
    nameBySlot.set(scenario.slot, written);
  }
  return chosen.sort((one, other) => scenarios.indexOf(one.scenario) - scenarios.indexOf(other.scenario));
}

/** Whether all names exist and none contradicts another. */
export function areScenarios(names: string | readonly string[]): boolean {
  try {
    chooseScenarios(names);
    return true;
  } catch {
    return false;
  }
}

function chooseScenario(written: string): ChosenScenario {
  const choice = findScenario(written);
  if (choice === undefined) throw new Error(`There is no scenario "${written}".${suggestion(written)}`);
  const objection = choice.scenario.refuse?.(choice.argument) ?? null;
  if (objection !== null) throw new Error(`Scenario "${written}": ${objection}`);
  return choice;
}

/** By its name, or by the part before the colon of its argument. */
function findScenario(written: string): ChosenScenario | undefined {
  const plain = scenarios.find(({ name }) => name === written);
  if (plain !== undefined && plain.refuse === undefined) return { scenario: plain, written, argument: '' };
  const [prefix = '', argument = ''] = written.split(/:(.*)/s);
  const taking = scenarios.find(({ name, refuse }) => refuse !== undefined && name.split(':')[0] === prefix);
  return taking && { scenario: taking, written, argument };
}

function suggestion(written: string): string {
  const group = written.split('.')[0] ?? '';
  const siblings = scenarios.filter((scenario) => scenario.group === group).map(({ name }) => name);
  const names = scenarios.map(({ name }) => name);
  return siblings.length === 0
    ? didYouMean(written, names)
    : ` There are: ${nearestFirst(written, siblings).join(', ')}.`;
}
