import type { NamedScenario } from '@signal-shop/mock-server/control';

export interface ScenarioGroup {
  readonly group: string;
  readonly scenarios: readonly NamedScenario[];
}

/**
 * The scenarios whose name or sentence has every word, by group: first those that begin with it, then those with all
 * words in their names, each in the order of the catalogue.
 */
export function findScenarios(scenarios: readonly NamedScenario[], text: string): readonly ScenarioGroup[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const all = scenarios.filter(({ name, description }) => {
    const said = `${name} ${description}`.toLowerCase();
    return words.every((word) => said.includes(word));
  });
  const found = all.toSorted((one, other) => distance(one, words) - distance(other, words));
  return [...new Set(found.map(({ group }) => group))].map((group) => ({
    group,
    scenarios: found.filter((scenario) => scenario.group === group),
  }));
}

function distance({ name }: NamedScenario, words: readonly string[]): number {
  if (words[0] !== undefined && name.startsWith(words[0])) return 0;
  return words.every((word) => name.includes(word)) ? 1 : 2;
}

/** What stands before the colon of a scenario that takes an argument, such as `expires-after:N`; null for others. */
export function argumentOf(name: string): { readonly prefix: string; readonly placeholder: string } | null {
  const at = name.indexOf(':');
  return at === -1 ? null : { prefix: name.slice(0, at + 1), placeholder: name.slice(at + 1) };
}
