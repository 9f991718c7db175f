import { act, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ListRoom } from './list-room.tsx';

const painted: string[] = [];

function Sketch() {
  return <p>sketch</p>;
}

function Page({ place }: { readonly place: Element }) {
  useLayoutEffect(() => {
    painted.push(`room${place.textContent}`);
  });
  return (
    <ListRoom>
      <Sketch />
    </ListRoom>
  );
}

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => void vi.unstubAllGlobals());

test('the room of a list stands there before the sketch of the list is drawn', async () => {
  const place = document.createElement('div');
  const root = createRoot(place);
  await act(async () => root.render(<Page place={place} />));
  painted.push(`room${place.textContent}`);
  expect(painted).toEqual(['room', 'roomsketch']);
  await act(async () => root.unmount());
});
