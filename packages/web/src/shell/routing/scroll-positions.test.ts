import { expect, test } from 'vitest';
import { ScrollPositions } from './scroll-positions.ts';

function positionsOf(pages: number): ScrollPositions {
  const positions = new ScrollPositions();
  for (let page = 0; page < pages; page += 1) positions.leave(`page ${page}`, page);
  return positions;
}

test('restores the scroll position of the last hundred pages', () => {
  const positions = positionsOf(2_000);
  for (let page = 1_900; page < 2_000; page += 1) expect(positions.of(`page ${page}`)).toBe(page);
});

test('evicts pages before the last hundred', () => {
  expect(positionsOf(101).of('page 0')).toBeUndefined();
});

test('saving a page again makes it the most recent', () => {
  const positions = positionsOf(100);
  positions.leave('page 0', 640);
  positions.leave('one more', 0);
  expect([positions.of('page 0'), positions.of('page 1')]).toEqual([640, undefined]);
});
