import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ErrorBoundary } from './error-boundary.tsx';

let isBroken = false;

function Part() {
  if (isBroken) throw new TypeError("This document requires 'TrustedHTML' assignment.");
  return <p>Goods</p>;
}

function Page({ address }: { readonly address: string }) {
  return (
    <>
      <header>signal</header>
      <ErrorBoundary
        resetKey={address}
        fallback={(_, retry) => (
          <button type="button" onClick={retry}>
            Try again
          </button>
        )}
      >
        <Part />
      </ErrorBoundary>
    </>
  );
}

function renderBroken() {
  isBroken = true;
  return render(<Page address="/car" />, { onCaughtError: () => undefined });
}

test('[ERR-02] [L08] a component that throws leaves its siblings rendered', () => {
  const { container } = renderBroken();
  expect(container.textContent).toBe('signalTry again');
});

test('[ERR-02] [L08] retry renders a failed component again', () => {
  const { container } = renderBroken();
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(container.textContent).toBe('signalGoods');
});

test('[ERR-02] [L08] another URL renders its page after a failure', () => {
  const { container, rerender } = renderBroken();
  isBroken = false;
  rerender(<Page address="/" />);
  expect(container.textContent).toBe('signalGoods');
});
