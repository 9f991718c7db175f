import { act, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { openTestShop } from '../../testing/test-shop.ts';
import { pageNamed } from '../pages.ts';
import { bannersAtom } from '../state/home/home.ts';
import { holdAnswers } from '../state/queries/in-transition.ts';
import { App } from './app.tsx';

test('the first view is mounted as it was rendered, and then has its answers', async () => {
  await pageNamed('home').load();
  const { store } = openTestShop();
  const release = holdAnswers();
  const seen: string[] = [];
  const onMount = () => {
    seen.push(store.get(bannersAtom).status);
    release();
  };
  await act(async () =>
    render(<App store={store} messages={undefined} onMount={onMount} />, { wrapper: MemoryRouter }),
  );
  await waitFor(() => expect(store.get(bannersAtom).status).toBe('ready'));
  expect(seen).toEqual(['loading']);
  expect(screen.getByRole('main').textContent).toContain('Hear the step');
});
