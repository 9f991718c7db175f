import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, test } from 'vitest';
import { DeferredSkeleton } from './deferred-skeleton.tsx';

const painted: string[] = [];

function Sketch() {
  return <p>sketch</p>;
}

function Page({ place }: { readonly place: Element }) {
  useLayoutEffect(() => {
    painted.push(`room${place.textContent}`);
  });
  return (
    <DeferredSkeleton>
      <Sketch />
    </DeferredSkeleton>
  );
}

test('the box of a list renders before its skeleton', () => {
  const container = document.createElement('div');
  render(<Page place={container} />, { container });
  painted.push(`room${container.textContent}`);
  expect(painted).toEqual(['room', 'roomsketch']);
});
