// Requires one of the existing names for a moment, so that no synonym is added; GLOSSARY.md has their meanings.
import { nameOf } from './component.js';

const moments = new Set(['UnixTime', 'UnixTimeOrNull']);
const names = new Set(
  [
    'time, ctime, atime, qtime, taken_time, bought_at, exported_at, used_at',
    'begin_time, begins_at, opens_at, activity_begin_time, earliest',
    'over_time, ends_at, closes_at, until, activity_over_time, latest, baotime, reply_until, warranty_until',
    'expected_at, deletion_at, server_time',
  ].flatMap((line) => line.split(', ')),
);

export function momentNames() {
  return {
    Schema({ properties = {} }, context) {
      for (const [name, field] of Object.entries(properties)) {
        if (!moments.has(nameOf(field)) || names.has(name)) continue;
        const message = `The moment ${name} has a new name: use one of the existing ones.`;
        context.report({ message, location: context.location.child(['properties', name]) });
      }
    },
  };
}
