import { expect, test } from 'vitest';
import index from '../../../pictures/outlines/index.json' with { type: 'json' };
import { outlinesOf } from './outline-addresses.ts';

test.each(['A1', 'D90', 'L6', 'X8'])('two drawings of the %s give their common edge one length', (model) => {
  const outlines = outlinesOf(model, '/', index);
  const of = Object.fromEntries(outlines.map((outline) => [outline.view, outline]));
  if (of.front !== undefined) expect(of.front.height).toBe(of.side?.height);
  else expect(of.top?.height).toBe(of.side?.width);
});
