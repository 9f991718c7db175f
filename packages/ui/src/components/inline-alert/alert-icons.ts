import type { IconName } from '../icon/icons.ts';

export type AlertTone = 'info' | 'success' | 'warning' | 'error';

export const alertIcons = {
  info: 'info',
  success: 'success',
  warning: 'alert',
  error: 'failed',
} as const satisfies Record<AlertTone, IconName>;
