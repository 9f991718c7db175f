import { expect, test, vi } from 'vitest';
import { whenElementExists } from './when-element-exists.ts';

const patienceMs = 60_000;

test.each(['wheel', 'touchmove', 'keydown', 'pointerdown'])(
  '[BEY-12] [R13] stops scrolling after a %s by the visitor',
  async (own) => {
    const act = vi.fn();
    whenElementExists(() => document.querySelector('h1'), patienceMs, act);
    dispatchEvent(new Event(own));
    document.body.append(document.createElement('h1'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(act).not.toHaveBeenCalled();
    document.body.replaceChildren();
  },
);

test('[BEY-12] [R13] scrolls once to an element that appears later', async () => {
  const act = vi.fn();
  whenElementExists(() => document.querySelector('h1'), patienceMs, act);
  document.body.append(document.createElement('h1'));
  await vi.waitFor(() => expect(act).toHaveBeenCalledOnce());
  document.body.append(document.createElement('h1'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(act).toHaveBeenCalledOnce();
  document.body.replaceChildren();
});
