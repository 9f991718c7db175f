import type { ClockTurn, Control } from '@signal-shop/mock-server/control';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

export const steps = [
  { words: '+1 min', ms: minuteMs },
  { words: '+1 h', ms: hourMs },
  { words: '+1 day', ms: 24 * hourMs },
] as const;

/** The moment at which the flash sale of a session is over. @throws Error when its world has none */
export async function endOfSale(control: Control, session: string): Promise<ClockTurn> {
  const { state } = await control.readState(session);
  const { sale } = state;
  if (typeof sale === 'object' && sale !== null && 'overTime' in sale && typeof sale.overTime === 'number') {
    return { set: sale.overTime * 1000 };
  }
  throw new Error('This world has no flash sale.');
}
