import { act, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFirstRows } from './use-first-rows.ts';

const painted: string[] = [];

function List({ names, first }: { readonly names: readonly string[]; readonly first: number }) {
  const { rows, more } = useFirstRows(names, first);
  useLayoutEffect(() => {
    painted.push(rows.join() + (more ? '…' : ''));
    if (more) document.getElementById('two')?.focus();
  });
  return rows.map((name) => (
    <button key={name} type="button" id={name}>
      {name}
    </button>
  ));
}

/** Draws one list after the other in the same place; the row with the focus at the end. */
async function draw(first: number, ...lists: string[][]): Promise<string | undefined> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  for (const names of lists) await act(async () => root.render(<List names={names} first={first} />));
  const focused = document.activeElement?.id;
  await act(async () => root.unmount());
  place.remove();
  return focused;
}

beforeEach(() => {
  painted.length = 0;
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => void vi.unstubAllGlobals());

test.each([
  [2, ['one,two…', 'one,two,three']],
  [3, ['one,two,three']],
])('a list paints its first %i rows alone, and then all of them', async (first, expected) => {
  await draw(first, ['one', 'two', 'three']);
  expect(painted).toEqual(expected);
});

test('a list that stands there changes at once', async () => {
  await draw(2, ['one', 'two', 'three'], ['one', 'three', 'four']);
  expect(painted.slice(2)).toEqual(['one,three,four']);
});

test('rows that come later leave the focus where it is', async () => {
  expect(await draw(2, ['one', 'two', 'three'])).toBe('two');
});
