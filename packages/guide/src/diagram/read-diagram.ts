/** A state, or one of the two ends of all ways: `start` and `end`. */
export interface DiagramState {
  readonly id: string;
  readonly label: string;
}

/** All that leads from one state to another. */
export interface DiagramWay {
  readonly from: string;
  readonly to: string;
  readonly labels: readonly string[];
}

export interface Diagram {
  readonly states: readonly DiagramState[];
  readonly ways: readonly DiagramWay[];
}

const way = /^(\[\*\]|\w+) --> (\[\*\]|\w+)(?:: (.+))?$/;
const named = /^state "([^"]+)" as (\w+)$/;

/** Reads a mermaid state diagram, as far as our pages use the language. Throws at a line that it does not know. */
export function readDiagram(text: string): Diagram {
  const [first, ...lines] = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (first !== 'stateDiagram-v2') throw new Error(`The guide draws state diagrams only, not ${first}.`);
  const names = new Map<string, string>();
  const ways = new Map<string, DiagramWay>();
  for (const line of lines.filter((candidate) => !candidate.startsWith('direction '))) {
    const [, label, id] = named.exec(line) ?? [];
    const [, from, to, words] = way.exec(line) ?? [];
    if (label !== undefined && id !== undefined) names.set(id, label);
    else if (from !== undefined && to !== undefined) addWay(ways, from, to, words);
    else throw new Error(`The guide cannot draw "${line}".`);
  }
  const ids = new Set([...ways.values()].flatMap(({ from, to }) => [from, to]));
  return {
    states: [...ids].map((id) => ({ id, label: names.get(id) ?? id })),
    ways: [...ways.values()],
  };
}

function addWay(ways: Map<string, DiagramWay>, from: string, to: string, label: string | undefined): void {
  const ends = { from: from === '[*]' ? 'start' : from, to: to === '[*]' ? 'end' : to };
  const key = `${ends.from} ${ends.to}`;
  const labels = [...(ways.get(key)?.labels ?? []), ...(label === undefined ? [] : [label])];
  ways.set(key, { ...ends, labels });
}
