/** Arrow keys and the step of each through the field and the list below. */
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Moves the focus by one step through the field and the links below it.
 * @returns whether the key was an arrow key
 */
export function stepThrough(key: string, field: HTMLElement, list: HTMLElement): boolean {
  const step = steps[key];
  if (step === undefined) return false;
  const stops = [field, ...list.querySelectorAll<HTMLElement>('a')];
  const { activeElement } = document;
  const current = activeElement instanceof HTMLElement ? stops.indexOf(activeElement) : 0;
  stops[(Math.max(0, current) + step + stops.length) % stops.length]?.focus();
  return true;
}
