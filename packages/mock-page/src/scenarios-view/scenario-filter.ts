import type { NamedScenario } from '@signal-shop/mock-server/control';

export interface ScenarioGroup {
  readonly group: string;
  readonly scenarios: readonly NamedScenario[];
}

/**
 * The scenarios whose name or description contains every search term, by group: first names that start with the text,
 * then names with all terms, each in catalog order.
 */
export function findScenarios(scenarios: readonly NamedScenario[], text: string): readonly ScenarioGroup[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const all = scenarios.filter(({ name, description }) => {
    const searchable = `${name} ${description}`.toLowerCase();
    return words.every((word) => searchable.includes(word));
  });
  const matches = all.toSorted((one, other) => distance(one, words) - distance(other, words));
  return [...new Set(matches.map(({ group }) => group))].map((group) => ({
    group,
    scenarios: matches.filter((scenario) => scenario.group === group),
  }));
}

function distance({ name }: NamedScenario, words: readonly string[]): number {
  if (words[0] !== undefined && name.startsWith(words[0])) return 0;
  return words.every((word) => name.includes(word)) ? 1 : 2;
}

/** Splits a scenario with an argument, such as `expires-after:N`, at the colon; null for others. */
export function argumentOf(name: string): { readonly prefix: string; readonly placeholder: string } | null {
  const at = name.indexOf(':');
  return at === -1 ? null : { prefix: name.slice(0, at + 1), placeholder: name.slice(at + 1) };
}
