import type { GoodsDetail } from '@signal-shop/sdk/contract';
import type { specSheetMessages } from './spec-sheet.messages.ts';

export type Specification = GoodsDetail['specifications'][number];
type Topic = NonNullable<Specification['topic']>;
export type SpecGroup = Extract<keyof typeof specSheetMessages, 'performance' | 'connection' | 'build'>;

const groupOfTopic = {
  drivers: 'performance',
  latency: 'performance',
  impedance: 'performance',
  sensor: 'performance',
  polling: 'performance',
  switches: 'performance',
  battery: 'performance',
  connection: 'connection',
  cable: 'connection',
  microphone: 'connection',
  worksWith: 'connection',
  weight: 'build',
  buttons: 'build',
  hand: 'build',
  warranty: 'build',
} as const satisfies Record<Topic, SpecGroup>;
const groups = ['performance', 'connection', 'build'] as const;

/** Rows by group without empty groups, those without a topic last with the group null. */
export function specGroups<Row extends { readonly topic?: Topic }>(
  rows: readonly Row[],
): readonly { readonly group: SpecGroup | null; readonly rows: readonly Row[] }[] {
  return [...groups, null]
    .map((group) => ({ group, rows: rows.filter(({ topic }) => groupOf(topic) === group) }))
    .filter((one) => one.rows.length > 0);
}

function groupOf(topic: Topic | undefined): SpecGroup | null {
  return topic === undefined ? null : groupOfTopic[topic];
}
