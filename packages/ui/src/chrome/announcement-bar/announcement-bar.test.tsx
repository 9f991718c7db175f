import { noticeAutoplayMs } from '@signal-shop/sdk/constants';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AnnouncementBar } from './announcement-bar.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const notices = ['First news', 'Second news', 'Third news'].map((content) => ({ content }));

async function draw(onClose = () => {}) {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(() =>
    root.render(
      <IntlProvider locale="en" onError={() => {}}>
        <AnnouncementBar notices={notices} onClose={onClose} />
      </IntlProvider>,
    ),
  );
  const bar = place.firstElementChild;
  const [turning, close] = place.querySelectorAll('button');
  return {
    happen: (type: string) => act(() => bar?.dispatchEvent(new MouseEvent(type, { bubbles: true }))),
    shown: () => place.querySelector('li[data-state="now"]')?.textContent,
    pass: () => act(() => vi.advanceTimersByTime(noticeAutoplayMs)),
    press: (button: Element | undefined) =>
      act(() => button?.dispatchEvent(new MouseEvent('click', { bubbles: true }))),
    turning,
    close,
  };
}

test('[LAY-01] the news turn every five seconds and begin anew after the last', async () => {
  const { shown, pass } = await draw();
  const seen = [shown()];
  for (let turn = 0; turn < 3; turn += 1) {
    await pass();
    seen.push(shown());
  }
  expect(seen).toEqual(['First news', 'Second news', 'Third news', 'First news']);
});

test.each([
  ['point at them', 'pointerover', 'pointerout'],
  ['stand in them', 'focusin', 'focusout'],
])('[LAY-01] the news wait for those who %s', async (_who, comes, goes) => {
  const { happen, shown, pass } = await draw();
  await happen(comes);
  await pass();
  expect(shown()).toBe('First news');
  await happen(goes);
  await pass();
  expect(shown()).toBe('Second news');
});

test('[LAY-01] the news stop on request, go on on request, and can be closed', async () => {
  const onClose = vi.fn();
  const { press, turning, close, shown, pass } = await draw(onClose);
  await press(turning);
  await pass();
  expect(shown()).toBe('First news');
  await press(turning);
  await pass();
  expect(shown()).toBe('Second news');
  await press(close);
  expect(onClose).toHaveBeenCalledOnce();
});
