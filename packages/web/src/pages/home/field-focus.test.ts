import { expect, test } from 'vitest';
import { followFocus, isFieldFocused } from './field-focus.ts';

test('[POP-01] follows whether the visitor is in a field, without a gap between two fields', () => {
  document.body.innerHTML = '<input id="one"><input id="two"><button id="send">Send</button>';
  const focus = (id: string) => document.getElementById(id)?.focus();
  const seen: boolean[] = [];
  const stop = followFocus(() => seen.push(isFieldFocused()));
  focus('one');
  focus('two');
  focus('send');
  expect(seen).toEqual([true, true, false]);
  stop();
  focus('one');
  expect(seen).toHaveLength(3);
});
