// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { listenForShortcut } from './shortcut.ts';

function pageWith(dataset: Readonly<Record<string, string>>): Document {
  const page = document.implementation.createHTMLDocument();
  Object.assign(page.documentElement.dataset, dataset);
  return page;
}

function press(page: Document): void {
  const keys = { code: 'KeyM', altKey: true, shiftKey: true, bubbles: true };
  page.body.dispatchEvent(new KeyboardEvent('keydown', keys));
}

test('the search takes the text that was typed before the drawer had loaded', () => {
  const page = pageWith({ mockDrawer: 'asked', mockDrawerText: 'cart' });
  const shortcut = listenForShortcut(page);
  const open = vi.fn();
  shortcut.answer(open);
  expect(open).toHaveBeenCalledOnce();
  expect(shortcut.takeTyped()).toBe('cart');
  // Keys that were typed before the text was in the field.
  page.documentElement.dataset.mockDrawerText += ' many';
  expect(shortcut.takeTyped()).toBe(' many');
  expect(shortcut.takeTyped()).toBe('');
  expect(page.documentElement.dataset.mockDrawerText).toBeUndefined();
});

test('a press starts the collection, and a second one before the drawer is there ends it', () => {
  const page = pageWith({});
  const shortcut = listenForShortcut(page);
  press(page);
  expect(page.documentElement.dataset.mockDrawerText).toBe('');
  press(page);
  expect(page.documentElement.dataset.mockDrawerText).toBeUndefined();
  const open = vi.fn();
  shortcut.answer(open);
  expect(open).not.toHaveBeenCalled();
  press(page);
  expect(open).toHaveBeenCalledOnce();
  expect(page.documentElement.dataset.mockDrawerText).toBe('');
});
