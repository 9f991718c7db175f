import { expect, test } from 'vitest';
import { followFocus, isFieldFocused } from './field-focus.ts';

test('[POP-01] follows whether the visitor is in a field, without a gap between two fields', () => {
  const one = document.createElement('input');
  const two = document.createElement('input');
  const send = document.createElement('button');
  document.body.append(one, two, send);
  const seen: boolean[] = [];
  const stop = followFocus(() => seen.push(isFieldFocused()));
  one.focus();
  two.focus();
  send.focus();
  expect(seen).toEqual([true, true, false]);
  stop();
  one.focus();
  expect(seen).toHaveLength(3);
});
