/** The speeds that one can choose, 0 for a clock that stands still. */
export const speeds: readonly number[] = [0, 1, 10, 60, 600];

/** How fast a clock goes, in words. */
export function speedText(speed: number): string {
  if (speed === 0) return 'stands still';
  return speed === 1 ? 'goes on' : `goes ${speed} times as fast`;
}
