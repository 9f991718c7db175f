/** A number of milliseconds to measure a duration with. React Native may lack `performance`. */
export function nowMs(): number {
  return (globalThis.performance ?? Date).now();
}
