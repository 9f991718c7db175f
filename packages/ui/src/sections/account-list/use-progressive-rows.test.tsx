import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { useProgressiveRows } from './use-progressive-rows.ts';

const painted: string[] = [];

function List({ names, first }: { readonly names: readonly string[]; readonly first: number }) {
  const { rows, more } = useProgressiveRows(names, first);
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

beforeEach(() => {
  painted.length = 0;
});

test.each([
  [2, ['one,two…', 'one,two,three']],
  [3, ['one,two,three']],
])('a list renders its first %i rows first, and then all of them', (first, expected) => {
  render(<List names={['one', 'two', 'three']} first={first} />);
  expect(painted).toEqual(expected);
});

test('a mounted list updates in one render', () => {
  const { rerender } = render(<List names={['one', 'two', 'three']} first={2} />);
  rerender(<List names={['one', 'three', 'four']} first={2} />);
  expect(painted.slice(2)).toEqual(['one,three,four']);
});

test('deferred rows leave the focus unchanged', () => {
  render(<List names={['one', 'two', 'three']} first={2} />);
  expect(document.activeElement?.id).toBe('two');
});
