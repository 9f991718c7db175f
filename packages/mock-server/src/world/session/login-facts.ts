import type { Device, TokenRecord } from '../state/session.ts';
import type { World } from '../state/world.ts';

export const unknownDevice: Device = { browser: '', system: '' };

/** How accurate the last use is: a write for each call would store the state of a session again and again. */
const useSeconds = 60;

/** When the login of a token began. Seconds since 1970. */
export function beganAt(record: TokenRecord): number {
  return record.beganAt ?? record.issuedAt;
}

/** When a token was last used. Seconds since 1970. */
export function usedAt(record: TokenRecord): number {
  return record.usedAt ?? record.issuedAt;
}

/** Remembers that a token was used now; a request that does not name its device leaves the known one. */
export function noteUse(world: World, record: TokenRecord, device: Device): void {
  const now = world.clock.seconds();
  if (now - usedAt(record) >= useSeconds) record.usedAt = now;
  if (device.browser !== '' || device.system !== '') record.device = device;
}
