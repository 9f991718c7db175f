import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFirstRows } from './use-first-rows.ts';

const rows = ['one', 'two', 'three'];
const drawn: string[] = [];

function Rows({ first }: { readonly first: number }) {
  const text = useFirstRows(rows, first).join();
  drawn.push(text);
  return <p>{text}</p>;
}

beforeEach(() => {
  drawn.length = 0;
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => void vi.unstubAllGlobals());

test.each([
  [2, ['one,two', 'one,two,three']],
  [3, ['one,two,three']],
])('a list draws its first %i rows alone, and then all of them', async (first, expected) => {
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Rows first={first} />));
  expect(drawn).toEqual(expected);
  await act(async () => root.unmount());
});
