// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { earlyShortcut } from './early-shortcut.ts';

const { dataset } = document.documentElement;
const reachedPage: string[] = [];

beforeAll(() => {
  runInThisContext(earlyShortcut);
  document.addEventListener('keydown', ({ key }) => reachedPage.push(key));
});

beforeEach(() => {
  delete dataset.mockDrawer;
  delete dataset.mockDrawerText;
  reachedPage.length = 0;
});

function press(key: string, modifiers: KeyboardEventInit = {}): void {
  const event = { key, bubbles: true, cancelable: true, ...modifiers };
  document.body.dispatchEvent(new KeyboardEvent('keydown', event));
}

const pressShortcut = () => press('M', { code: 'KeyM', altKey: true, shiftKey: true });

function type(text: string): void {
  for (const key of text) press(key);
}

test('keys after the shortcut are collected for the search and do not reach the page', () => {
  type('a');
  pressShortcut();
  expect(dataset.mockDrawer).toBe('asked');
  type('cart mx');
  press('Backspace');
  type('any');
  press('Enter');
  expect(dataset.mockDrawerText).toBe('cart many');
  expect(reachedPage).toEqual(['a']);
});

test('keys are collected until the search has taken them, also when the drawer handles the shortcut', () => {
  pressShortcut();
  dataset.mockDrawer = 'there';
  type('cart');
  expect(dataset.mockDrawerText).toBe('cart');
  delete dataset.mockDrawerText;
  type('x');
  expect(reachedPage).toEqual(['x']);
});

test('shortcuts of the browser and moving the focus stay with the page', () => {
  pressShortcut();
  press('r', { ctrlKey: true });
  press('k', { metaKey: true });
  press('Tab');
  expect(reachedPage).toEqual(['r', 'k', 'Tab']);
  expect(dataset.mockDrawerText).toBe('');
});

test.each([
  ['a second press', pressShortcut],
  ['Escape', () => press('Escape')],
  ['a drawer that does not load', failToLoad],
])('%s cancels the drawer and gives the keyboard back to the page', (_, cancel) => {
  pressShortcut();
  type('cart');
  cancel();
  expect(dataset.mockDrawer).toBeUndefined();
  type('x');
  expect(reachedPage).toEqual(['x']);
});

test('a click gives the keyboard back to the page', () => {
  pressShortcut();
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  type('x');
  expect(reachedPage).toEqual(['x']);
  expect(dataset.mockDrawer).toBe('asked');
});

function failToLoad(): void {
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.setAttribute('src', 'http://shop.test/__mock/page/assets/drawer.js');
  document.body.append(script);
  script.dispatchEvent(new Event('error'));
  script.remove();
}
