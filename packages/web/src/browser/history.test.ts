import { beforeEach, expect, test, vi } from 'vitest';
import { openBrowserHistory } from './history.ts';

beforeEach(() => history.replaceState(null, '', '/'));

test('[NAV-01] an address is shown in a new entry, and whoever listens is told', () => {
  const shopHistory = openBrowserHistory(window);
  const heard = vi.fn();
  const stop = shopHistory.listen(heard);
  expect(shopHistory.location).toEqual({ pathname: '/', search: '', hash: '', key: 'default' });
  shopHistory.push('/detail?id=1011#comments');
  const { key, ...place } = shopHistory.location;
  expect(place).toEqual({ pathname: '/detail', search: '?id=1011', hash: '#comments' });
  shopHistory.replace('/car');
  expect(shopHistory.location.pathname).toBe('/car');
  expect(shopHistory.location.key).not.toBe(key);
  dispatchEvent(new PopStateEvent('popstate'));
  stop();
  shopHistory.push('/');
  expect(heard.mock.calls.map(([change]) => change.action)).toEqual(['PUSH', 'REPLACE', 'POP']);
});

test('an entry that the browser refuses is opened as a page', () => {
  const assign = vi.fn();
  const shopHistory = openBrowserHistory({
    addEventListener: () => undefined,
    location: { pathname: '/', search: '', hash: '', assign, replace: vi.fn() },
    history: {
      state: null,
      replaceState: vi.fn(),
      pushState: () => {
        throw new DOMException('Too many calls', 'SecurityError');
      },
    },
  });
  shopHistory.push('/points');
  expect(assign).toHaveBeenCalledWith('/points');
});
