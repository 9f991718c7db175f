import type { Part } from '../../render/part.ts';
import { part } from '../../render/part.ts';
import type { Distance } from '../../shapes/shape.ts';
import { smoothMax } from '../../shapes/shape.ts';
import { boresOf } from './bores.ts';
import { families } from './families.ts';
import type { Form } from './form.ts';
import { gap, keysOf, strip } from './keys.ts';
import type { MouseFacts } from './mouse-facts.ts';
import { slotFrame, topButtons, wheelSlot } from './on-top.ts';
import { within } from './within.ts';

const { abs, max, min } = Math;

export function shell(facts: MouseFacts, form: Form, grooves: readonly Distance[]): Part[] {
  const { isBored } = facts;
  const { body, top, onFace, wall, side } = form;
  const inside = body.distance;
  const { hasDarkBase, cut } = families[facts.family];
  const belt = beltOf(facts);
  const keys = keysOf(facts, form);
  const seams = onFace((a, n, z) => max(keys.seam(a, z), top(a, z) - 0.55 - n));
  const lift = onFace((a, n, z) => (n > top(a, z) - 1 ? keys.lift(a, z) : 0));
  const slot = onFace((a, n, z) => max(wheelSlot(facts, form, a, z), top(a, z) - 1.6 - n));
  const bores = isBored ? boresOf(facts, form) : () => 1;
  const outer = within(body, (x, y, z) => {
    const d = inside(x, y, z);
    if (d > 0.35) return d;
    const raised = d - lift(x, y, z);
    const hollow = isBored ? max(raised, -d - 0.16) : raised;
    const line = max(abs(y - belt(z)) - gap, -d - 0.3);
    const beyond = x * side - wall;
    let carved = smoothMax(hollow, -min(max(seams(x, y, z), beyond), line), 0.045);
    for (const groove of grooves) carved = max(carved, -max(groove(x, y, z), -d - 0.2));
    carved = max(carved, -slot(x, y, z));
    if (isBored) carved = smoothMax(carved, -bores(x, y, z), 0.08);
    return max(carved, beyond, hasDarkBase ? belt(z) - y : -1);
  });
  const core = within(body, (x, y, z) => inside(x, y, z) + (isBored ? 0.62 : 0.12));
  return [
    part('body', outer),
    part('black', core),
    ...(hasDarkBase
      ? [
          part(
            'dark',
            within(body, (x, y, z) => max(inside(x, y, z) + 0.01, y - belt(z) + gap)),
          ),
        ]
      : []),
    ...(wall < 9
      ? [
          part(
            'dark',
            within(body, (x, y, z) => {
              let panel = max(inside(x, y, z), wall + gap * 2 - x * side, belt(z) + gap - y);
              for (const groove of grooves) panel = max(panel, -groove(x, y, z));
              return panel;
            }),
          ),
        ]
      : []),
    ...(cut === 'strip' ? [part('piano', strip(facts, form))] : []),
    part('dark', slotFrame(facts, form)),
    ...topButtons(facts, form),
  ];
}

/** Height of the seam between base and shell. */
function beltOf({ family, height }: MouseFacts): (z: number) => number {
  if (family === 'upright') return (z) => 0.95 + 0.02 * z;
  const low = min(0.95, height * 0.28);
  return families[family].hasDarkBase
    ? (z) => low + 0.012 * z * z * 0.6 + 0.03 * z
    : (z) => low * 0.75 + 0.02 * z;
}
