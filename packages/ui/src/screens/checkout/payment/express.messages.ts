import { defineMessages } from 'react-intl';

export const expressMessages = defineMessages({
  withDevice: {
    id: 'express.with-device',
    defaultMessage: 'Pay with this device',
    description: 'Button that opens the payment sheet of the phone or the computer.',
  },
  canceled: {
    id: 'express.canceled',
    defaultMessage: 'You haven’t been charged. You closed the payment on your device.',
    description: 'On the payment page after the customer closed the payment sheet of the device.',
  },
  declined: {
    id: 'express.declined',
    defaultMessage:
      'You haven’t been charged. The payment was declined, and we’ve saved your order. Try again, or pay by card.',
    description: 'On the payment page after a payment with the device was declined.',
  },
  timedOut: {
    id: 'express.timed-out',
    defaultMessage:
      'You haven’t been charged. The payment wasn’t confirmed on your device in time. Try again, or pay by card.',
    description: 'On the payment page after the payment sheet of the device was open for too long.',
  },
  unavailable: {
    id: 'express.unavailable',
    defaultMessage:
      'You haven’t been charged. Your device couldn’t open the payment. Try again, or pay by card.',
    description: 'On the payment page after the payment sheet of the device could not be opened.',
  },
});
