import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTestShop } from '../../testing/test-shop.ts';
import { pages } from '../pages.ts';
import { bannersAtom } from '../state/home.ts';
import { holdAnswers } from '../state/in-steps.ts';
import { App } from './app.tsx';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

test('the first view is mounted as it was rendered, and then has its answers', async () => {
  await pages.home.load();
  const { store } = openTestShop();
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const release = holdAnswers();
  const seen: string[] = [];
  const onMount = () => {
    seen.push(store.get(bannersAtom).status);
    release();
  };
  await act(() => root.render(<App store={store} messages={undefined} onMount={onMount} />));
  await act(() => vi.waitFor(() => expect(store.get(bannersAtom).status).toBe('ready')));
  expect(seen).toEqual(['loading']);
  expect(place.querySelector('main')?.textContent).toContain('Hear the step');
  await act(() => root.unmount());
  place.remove();
});
