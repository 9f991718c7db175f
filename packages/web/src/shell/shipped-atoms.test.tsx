import { atom, createStore } from 'jotai/vanilla';
import type { ReactNode } from 'react';
import { act, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Provider, useAtomValue, useSetAtom } from './shipped-atoms.tsx';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

const countAtom = atom(1);
const doubleAtom = atom((get) => get(countAtom) * 2);

function Count({
  of = countAtom,
  onDraw,
}: {
  readonly of?: typeof doubleAtom;
  readonly onDraw?: () => void;
}) {
  const value = useAtomValue(of);
  const set = useSetAtom(countAtom);
  onDraw?.();
  return (
    <button type="button" onClick={() => set((count) => count + 1)}>
      {value}
    </button>
  );
}

async function draw() {
  const store = createStore();
  const place = document.createElement('div');
  const root = createRoot(place);
  const show = (part: ReactNode) => act(() => root.render(<Provider store={store}>{part}</Provider>));
  return { store, place, root, show };
}

test('what is set is drawn, also from within', async () => {
  const { store, place, show } = await draw();
  await show(<Count />);
  expect(place.textContent).toBe('1');
  await act(() => store.set(countAtom, 5));
  expect(place.textContent).toBe('5');
  await act(() => place.querySelector('button')?.dispatchEvent(new MouseEvent('click', { bubbles: true })));
  expect([place.textContent, store.get(countAtom)]).toEqual(['6', 6]);
});

test('another atom is read at once, and the one before is no longer listened to', async () => {
  const { store, place, show } = await draw();
  const onDraw = vi.fn();
  await show(<Count onDraw={onDraw} />);
  await show(<Count of={doubleAtom} onDraw={onDraw} />);
  expect(place.textContent).toBe('2');
  await act(() => store.set(countAtom, 4));
  expect(place.textContent).toBe('8');
  await show(null);
  onDraw.mockClear();
  await act(() => store.set(countAtom, 9));
  expect(onDraw).not.toHaveBeenCalled();
});

function SetBeforeAnybodyListens() {
  const set = useSetAtom(countAtom);
  useLayoutEffect(() => set(7), [set]);
  return null;
}

test('what changes between drawing and listening is not missed', async () => {
  const { place, show } = await draw();
  await show(
    <>
      <Count />
      <SetBeforeAnybodyListens />
    </>,
  );
  expect(place.textContent).toBe('7');
});

test('the same value draws nothing anew', async () => {
  const { store, show } = await draw();
  const onDraw = vi.fn();
  await show(<Count onDraw={onDraw} />);
  onDraw.mockClear();
  await act(() => store.set(countAtom, 1));
  expect(onDraw).not.toHaveBeenCalled();
});
