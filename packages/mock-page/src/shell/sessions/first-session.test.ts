import { expect, test } from 'vitest';
import { viewOf } from '../use-view.ts';
import { firstSession } from './first-session.ts';

test("the page starts with the session in its URL, then the browser's, then default", () => {
  expect(firstSession('?session=bug-42', 'mock_session=mine')).toBe('bug-42');
  expect(firstSession('', 'locale=de; mock_session=mine; other=1')).toBe('mine');
  expect(firstSession('?session=not a name', '')).toBe('default');
});

test("the URL's fragment is the view; an unknown one means the calls", () => {
  expect(viewOf('#world')).toBe('world');
  expect(viewOf('')).toBe('calls');
  expect(viewOf('#toString')).toBe('calls');
});
