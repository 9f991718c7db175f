// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { singleKeys, useKeys } from './use-keys.ts';

const turnPage = vi.fn();
let leave: () => void;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = createRoot(document.createElement('div'));
  const Page = () => {
    useKeys({ 2: turnPage });
    return null;
  };
  act(() => root.render(createElement(Page)));
  leave = () => act(() => root.unmount());
});

afterEach(() => {
  leave();
  localStorage.clear();
  turnPage.mockReset();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** Presses a key in an element of the page. @returns whether the element gets the letter */
function press(element: string, modifiers: KeyboardEventInit = {}): boolean {
  const target = document.body.appendChild(document.createElement(element));
  return target.dispatchEvent(
    new KeyboardEvent('keydown', { key: '2', bubbles: true, cancelable: true, ...modifiers }),
  );
}

test('a key runs its shortcut', () => {
  expect(press('button')).toBe(false);
  expect(turnPage).toHaveBeenCalledOnce();
});

test.each(['input', 'textarea', 'select'])('a %s keeps what is typed', (element) => {
  expect(press(element)).toBe(true);
  expect(turnPage).not.toHaveBeenCalled();
});

test.each(['altKey', 'ctrlKey', 'metaKey'])('a key with %s belongs to the browser', (modifier) => {
  expect(press('button', { [modifier]: true })).toBe(true);
  expect(turnPage).not.toHaveBeenCalled();
});

test('shortcuts of one key can be turned off', () => {
  singleKeys.turn(false);
  press('button');
  expect(turnPage).not.toHaveBeenCalled();
  singleKeys.turn(true);
  press('button');
  expect(turnPage).toHaveBeenCalledOnce();
});
