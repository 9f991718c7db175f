import type { CancelReason } from '@signal-shop/sdk/contract';
import { defineMessage, defineMessages } from 'react-intl';
import type { Sentence } from '../../intl/messages.ts';
import type { AskedAction } from '../order-actions/order-actions.tsx';

export const orderConfirmationMessages = {
  order: defineMessage<{ ordersn: string }>({
    id: 'orderConfirmation.order',
    defaultMessage: 'Order {ordersn}',
    description: 'In a window that asks before something is done with an order: which order it is.',
  }),
  againAdded: defineMessage<{ count: number }>({
    id: 'orderConfirmation.againAdded',
    defaultMessage: '{count, plural, one {# item} other {# items}} added to your cart.',
    description:
      'After pressing “Order again”: how many pieces are in the cart now; a link to the cart follows.',
  }),
  againMissing: defineMessage<{ names: string }>({
    id: 'orderConfirmation.againMissing',
    defaultMessage: 'Not available in this quantity right now: {names}',
    description: 'After pressing “Order again”: names of the goods that could not be added to the cart.',
  }),
  ...defineMessages({
    reason: {
      id: 'orderConfirmation.reason',
      defaultMessage: 'Why are you canceling?',
      description: 'Over the reasons of a cancellation, one of which is chosen.',
    },
    reasonMissing: {
      id: 'orderConfirmation.reasonMissing',
      defaultMessage: 'Choose a reason.',
      description: 'Under the reasons of a cancellation, when none was chosen.',
    },
    note: {
      id: 'orderConfirmation.note',
      defaultMessage: 'Anything else?',
      description: 'Field for more about the reason of a cancellation; may stay empty.',
    },
    stale: {
      id: 'orderConfirmation.stale',
      defaultMessage: 'The page now shows the latest status.',
      description: 'After the sentence that says why an action was refused: the page shows the order anew.',
    },
  }),
};

interface AskMessages {
  readonly title: Sentence;
  readonly text: Sentence;
  readonly confirm: Sentence;
  readonly keep: Sentence;
}

const cancelMessages = defineMessages({
  title: {
    id: 'orderConfirmation.cancelTitle',
    defaultMessage: 'Cancel this order?',
    description: 'Title of the window that asks before an order is cancelled.',
  },
  text: {
    id: 'orderConfirmation.cancelText',
    defaultMessage:
      'We won’t ship anything, and we’ll refund what you’ve paid to your original payment method.',
    description: 'In the window that asks before an order is cancelled.',
  },
  confirm: {
    id: 'orderConfirmation.cancelConfirm',
    defaultMessage: 'Yes, cancel order',
    description: 'Button that cancels an order.',
  },
  keep: {
    id: 'orderConfirmation.cancelKeep',
    defaultMessage: 'Keep order',
    description: 'Button that closes the window and cancels nothing.',
  },
});

const receivedMessages = defineMessages({
  title: {
    id: 'orderConfirmation.receivedTitle',
    defaultMessage: 'Did everything arrive?',
    description: 'Title of the window that asks before an order is confirmed as received.',
  },
  text: {
    id: 'orderConfirmation.receivedText',
    defaultMessage: 'Your return and review periods start now.',
    description: 'In the window that asks before an order is confirmed as received.',
  },
  confirm: {
    id: 'orderConfirmation.receivedConfirm',
    defaultMessage: 'Yes, everything',
    description: 'Button that confirms that an order was received.',
  },
  keep: {
    id: 'orderConfirmation.receivedKeep',
    defaultMessage: 'Not yet',
    description: 'Button that closes the window and confirms nothing.',
  },
});

const deleteMessages = defineMessages({
  title: {
    id: 'orderConfirmation.deleteTitle',
    defaultMessage: 'Delete this order?',
    description: 'Title of the window that asks before an order is deleted.',
  },
  text: {
    id: 'orderConfirmation.deleteText',
    defaultMessage: 'It’ll be removed from your list for good.',
    description: 'In the window that asks before an order is deleted.',
  },
  confirm: {
    id: 'orderConfirmation.deleteConfirm',
    defaultMessage: 'Yes, delete order',
    description: 'Button that deletes an order.',
  },
  keep: {
    id: 'orderConfirmation.deleteKeep',
    defaultMessage: 'Keep order',
    description: 'Button that closes the window and deletes nothing.',
  },
});

export const askMessages = {
  cancel: cancelMessages,
  confirmReceived: receivedMessages,
  delete: deleteMessages,
} as const satisfies Record<AskedAction, AskMessages>;

export const cancelReasonMessages = defineMessages({
  changedMind: {
    id: 'cancelReason.changedMind',
    defaultMessage: 'I changed my mind',
    description: 'Reason of a cancellation.',
  },
  orderedByMistake: {
    id: 'cancelReason.orderedByMistake',
    defaultMessage: 'I ordered by mistake',
    description: 'Reason of a cancellation.',
  },
  wrongAddress: {
    id: 'cancelReason.wrongAddress',
    defaultMessage: 'The address is wrong',
    description: 'Reason of a cancellation.',
  },
  foundCheaper: {
    id: 'cancelReason.foundCheaper',
    defaultMessage: 'I found it cheaper elsewhere',
    description: 'Reason of a cancellation.',
  },
  tooSlow: {
    id: 'cancelReason.tooSlow',
    defaultMessage: 'It takes too long',
    description: 'Reason of a cancellation.',
  },
  other: {
    id: 'cancelReason.other',
    defaultMessage: 'Something else',
    description: 'Reason of a cancellation.',
  },
}) satisfies Record<CancelReason, Sentence>;
