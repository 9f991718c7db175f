import { expect, test } from 'vitest';
import { ScrollPositions } from './scroll-positions.ts';

function positionsOf(pages: number): ScrollPositions {
  const positions = new ScrollPositions();
  for (let page = 0; page < pages; page += 1) positions.save(`page ${page}`, page);
  return positions;
}

test('restores the scroll position of the last hundred pages', () => {
  const positions = positionsOf(2_000);
  for (let page = 1_900; page < 2_000; page += 1) expect(positions.get(`page ${page}`)).toBe(page);
});

test('evicts pages before the last hundred', () => {
  expect(positionsOf(101).get('page 0')).toBeUndefined();
});

test('saving a page again makes it the most recent', () => {
  const positions = positionsOf(100);
  positions.save('page 0', 640);
  positions.save('one more', 0);
  expect([positions.get('page 0'), positions.get('page 1')]).toEqual([640, undefined]);
});
