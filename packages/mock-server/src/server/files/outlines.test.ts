// @vitest-environment node
import { expect, test } from 'vitest';
import { outlinesOf } from './outlines.ts';

test.each(['A1', 'D90', 'L6', 'X8'])('two drawings of the %s give their common edge one length', (model) => {
  const of = Object.fromEntries(outlinesOf(model, '/').map((outline) => [outline.view, outline]));
  if (of.front !== undefined) expect(of.front.height).toBe(of.side?.height);
  else expect(of.top?.height).toBe(of.side?.width);
});
