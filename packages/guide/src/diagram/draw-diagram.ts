import { Graph, layout } from '@dagrejs/dagre';
import { escapeHtml } from '../escape-html.ts';
import type { DiagramState, DiagramWay } from './read-diagram.ts';
import { readDiagram } from './read-diagram.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}

const letter = { state: 8, label: 6.4 } as const;
const line = 16;
const padding = { x: 14, y: 20 } as const;
const dot = 14;

/** A state diagram as a drawing that needs no script and takes its colours from the page. */
export function drawDiagram(text: string): string {
  const { states, ways } = readDiagram(text);
  const graph = new Graph();
  graph.setGraph({ rankdir: 'TB', nodesep: 28, edgesep: 18, ranksep: 34, marginx: 8, marginy: 8 });
  for (const state of states) graph.setNode(state.id, { ...sizeOf(state) });
  for (const { from, to, labels } of ways) {
    const width = Math.max(0, ...labels.map((label) => label.length)) * letter.label;
    graph.setEdge(from, to, { width, height: labels.length * line, labelpos: 'c' });
  }
  layout(graph);
  const { width = 0, height = 0 } = graph.graph();
  const lines = ways.map((way) => drawWay(way, graph.edge(way.from, way.to)));
  const boxes = states.map((state) => drawState(state, graph.node(state.id)));
  const labels = ways.map((way) => drawLabel(way, graph.edge(way.from, way.to)));
  const size = `width="${Math.ceil(width)}" height="${Math.ceil(height)}" viewBox="0 0 ${Math.ceil(width)} ${Math.ceil(height)}"`;
  return `<div class="diagram" tabindex="0" role="group" aria-label="Drawing">
<svg ${size} role="img" aria-label="${escapeHtml(said(ways))}">
<defs><marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto-start-reverse"><path d="M0 0 8 4 0 8z"/></marker></defs>
${[...lines, ...boxes, ...labels].join('\n')}
</svg>
</div>
`;
}

function sizeOf({ id, label }: DiagramState): { width: number; height: number } {
  if (id === 'start' || id === 'end') return { width: dot, height: dot };
  return { width: label.length * letter.state + 2 * padding.x, height: line + padding.y };
}

function drawState(state: DiagramState, { x = 0, y = 0 }: Partial<Place>): string {
  const { width, height } = sizeOf(state);
  if (state.id === 'start' || state.id === 'end')
    return `<circle class="${state.id}" cx="${x}" cy="${y}" r="${dot / 2}"/>`;
  const box = `<rect x="${x - width / 2}" y="${y - height / 2}" width="${width}" height="${height}" rx="6"/>`;
  return `${box}<text class="state" x="${x}" y="${y}">${escapeHtml(state.label)}</text>`;
}

function drawWay(_way: DiagramWay, { points = [] }: { points?: readonly Place[] }): string {
  const [first, ...others] = points;
  const last = others.at(-1);
  if (first === undefined || last === undefined) return '';
  // Through the middles between the corners: a curve without a library.
  const curves = others
    .slice(0, -1)
    .map((corner, at) => `Q${at2(corner)} ${at2(middle(corner, others[at + 1] ?? last))}`);
  return `<path class="way" marker-end="url(#arrow)" d="M${at2(first)} ${curves.join(' ')} L${at2(last)}"/>`;
}

function drawLabel({ labels }: DiagramWay, { x = 0, y = 0 }: Partial<Place>): string {
  const top = y - ((labels.length - 1) * line) / 2;
  return labels
    .map((label, at) => `<text class="label" x="${x}" y="${top + at * line}">${escapeHtml(label)}</text>`)
    .join('');
}

function middle(a: Place, b: Place): Place {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function at2({ x, y }: Place): string {
  return `${x.toFixed(1)},${y.toFixed(1)}`;
}

function said(ways: readonly DiagramWay[]): string {
  return ways.map(({ from, to, labels }) => `${from} to ${to}: ${labels.join(', ') || 'always'}`).join('; ');
}
