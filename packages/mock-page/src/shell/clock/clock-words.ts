/** The speeds to choose from; 0 pauses the clock. */
export const speeds: readonly number[] = [0, 1, 10, 60, 600];

/** Describes the speed of a clock. */
export function speedText(speed: number): string {
  if (speed === 0) return 'stopped';
  return speed === 1 ? 'running' : `running at ${speed}× speed`;
}
