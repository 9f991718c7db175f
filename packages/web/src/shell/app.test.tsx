import { act, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { openTestShop } from '../../testing/test-shop.ts';
import { lazyPageOf } from '../pages.ts';
import { bannersAtom } from '../state/home/home.ts';
import { deferUpdatesUntilMounted } from '../state/queries/in-transition.ts';
import { App } from './app.tsx';

test('the first view mounts as it was rendered, and then receives its data', async () => {
  await lazyPageOf('home').load();
  const { store } = openTestShop();
  const release = deferUpdatesUntilMounted();
  const renders: string[] = [];
  const onMount = () => {
    renders.push(store.get(bannersAtom).status);
    release();
  };
  await act(async () =>
    render(<App store={store} messages={undefined} onMount={onMount} />, { wrapper: MemoryRouter }),
  );
  await waitFor(() => expect(store.get(bannersAtom).status).toBe('ready'));
  expect(renders).toEqual(['loading']);
  expect(screen.getByRole('main').textContent).toContain('Hear the step');
});
