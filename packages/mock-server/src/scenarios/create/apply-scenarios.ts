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
    ...pageAndLink(name, group, example),
  }),
);

export interface ListedScenario extends Pick<Scenario, 'name' | 'group' | 'description' | 'sameAs'> {
  /** The path of the page that shows it; absent without one. */
  readonly page?: string;
  /** A deep link that opens the page in this state. */
  readonly link?: string;
}

function pageAndLink(
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

interface ScenarioChoice {
  readonly scenario: Scenario;
  readonly name: string;
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
  const choices = chooseScenarios(names);
  for (const { scenario, argument } of choices) scenario.apply(world, argument);
  world.state.scenarios = [...remainingScenarios(world, choices), ...choices.map(({ name }) => name)];
  world.announceActivity();
}

/** The earlier scenarios that the new ones do not override. */
function remainingScenarios(world: World, choices: readonly ScenarioChoice[]): readonly string[] {
  const slots = new Set(choices.map(({ scenario }) => scenario.slot).filter((slot) => slot !== null));
  const again = new Set(choices.map(({ name }) => name));
  return world.state.scenarios.filter((name) => {
    const slot = findScenario(name)?.scenario.slot ?? null;
    return !again.has(name) && (slot === null || !slots.has(slot));
  });
}

/** Resolves the names, in the order of the catalogue. @throws Error as `applyScenarios` */
export function chooseScenarios(names: string | readonly string[]): readonly ScenarioChoice[] {
  const choices = [...new Set(readScenarioNames(names))].map(chooseScenario);
  const nameBySlot = new Map<string, string>();
  for (const { scenario, name } of choices) {
    if (scenario.slot === null) continue;
    const other = nameBySlot.get(scenario.slot);
    if (other !== undefined) {
      throw new ScenarioConflict(
        `Scenarios "${other}" and "${name}" contradict each other: choose one of them.`,
      );
    }
    nameBySlot.set(scenario.slot, name);
  }
  return choices.sort((one, other) => scenarios.indexOf(one.scenario) - scenarios.indexOf(other.scenario));
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

function chooseScenario(name: string): ScenarioChoice {
  const choice = findScenario(name);
  if (choice === undefined) throw new Error(`There is no scenario "${name}".${suggestion(name)}`);
  const objection = choice.scenario.refuse?.(choice.argument) ?? null;
  if (objection !== null) throw new Error(`Scenario "${name}": ${objection}`);
  return choice;
}

/** By its name, or by the part before the colon of its argument. */
function findScenario(scenarioName: string): ScenarioChoice | undefined {
  const plain = scenarios.find(({ name }) => name === scenarioName);
  if (plain !== undefined && plain.refuse === undefined)
    return { scenario: plain, name: scenarioName, argument: '' };
  const [prefix = '', argument = ''] = scenarioName.split(/:(.*)/s);
  const refusingScenario = scenarios.find(
    ({ name, refuse }) => refuse !== undefined && name.split(':')[0] === prefix,
  );
  return refusingScenario && { scenario: refusingScenario, name: scenarioName, argument };
}

function suggestion(scenarioName: string): string {
  const group = scenarioName.split('.')[0] ?? '';
  const siblings = scenarios.filter((scenario) => scenario.group === group).map(({ name }) => name);
  const names = scenarios.map(({ name }) => name);
  return siblings.length === 0
    ? didYouMean(scenarioName, names) || ' scenarioList and GET /__mock/scenarios list all.'
    : ` There are: ${nearestFirst(scenarioName, siblings).join(', ')}.`;
}
