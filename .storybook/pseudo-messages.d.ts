declare module 'virtual:pseudo-messages/*' {
  import type { Messages } from '@signal-shop/ui/intl/messages.ts';

  export const messages: Messages;
}
