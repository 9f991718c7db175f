import { noticeAutoplayMs } from '@signal-shop/sdk/constants';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AnnouncementBar } from './announcement-bar.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const notices = ['First news', 'Second news', 'Third news'].map((content) => ({ content }));

function renderBar(onClose = () => {}) {
  render(
    <IntlProvider locale="en" onError={() => {}}>
      <AnnouncementBar notices={notices} onClose={onClose} />
    </IntlProvider>,
  );
}

const visibleNotice = () => screen.getByRole('listitem').textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const wait = () => act(() => vi.advanceTimersByTime(noticeAutoplayMs));

test('[LAY-01] the notices rotate every five seconds and start over after the last', () => {
  renderBar();
  const seen = [visibleNotice()];
  for (let turn = 0; turn < 3; turn += 1) {
    wait();
    seen.push(visibleNotice());
  }
  expect(seen).toEqual(['First news', 'Second news', 'Third news', 'First news']);
});

test.each([
  ['point at them', fireEvent.pointerEnter, fireEvent.pointerLeave],
  ['stand in them', fireEvent.focus, fireEvent.blur],
])('[LAY-01] the notices pause for %s', (_who, come, go) => {
  renderBar();
  come(screen.getByRole('region'));
  wait();
  expect(visibleNotice()).toBe('First news');
  go(screen.getByRole('region'));
  wait();
  expect(visibleNotice()).toBe('Second news');
});

test('[LAY-01] the notices pause and resume on request, and can be closed', () => {
  const onClose = vi.fn();
  renderBar(onClose);
  press('Pause announcements');
  wait();
  expect(visibleNotice()).toBe('First news');
  press('Resume announcements');
  wait();
  expect(visibleNotice()).toBe('Second news');
  press('Close announcements');
  expect(onClose).toHaveBeenCalledOnce();
});
