import type { NamedScenario } from '@signal-shop/mock-server/control';

export interface ScenarioGroup {
  readonly group: string;
  readonly scenarios: readonly NamedScenario[];
}

/** The scenarios whose name or sentence has every word, by group, in the order of the catalogue. */
export function findScenarios(scenarios: readonly NamedScenario[], text: string): readonly ScenarioGroup[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const found = scenarios.filter(({ name, description }) => {
    const said = `${name} ${description}`.toLowerCase();
    return words.every((word) => said.includes(word));
  });
  return [...new Set(found.map(({ group }) => group))].map((group) => ({
    group,
    scenarios: found.filter((scenario) => scenario.group === group),
  }));
}

/** What stands before the colon of a scenario that takes an argument, such as `expires-after:N`; null for others. */
export function argumentOf(name: string): { readonly prefix: string; readonly placeholder: string } | null {
  const at = name.indexOf(':');
  return at === -1 ? null : { prefix: name.slice(0, at + 1), placeholder: name.slice(at + 1) };
}
