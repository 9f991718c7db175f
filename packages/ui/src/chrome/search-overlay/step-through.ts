/** The keys that lead from the search field through what stands under it, and back into the field. */
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Moves the focus by one among the field and the links below, as arrow keys ask for.
 * @returns whether the key was one of them
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
