import type { Parcel } from '@signal-shop/sdk/contract';
import { defineMessage, defineMessages } from 'react-intl';
import type { Sentence } from '../../intl/messages.ts';

export const logisticsTrackMessages = {
  expected: defineMessage<{ day: string }>({
    id: 'logisticsTrack.expected',
    defaultMessage: 'Arrives {day}',
    description: 'Over the events of a parcel; the day is a date such as 18 Jan 2026.',
  }),
  ...defineMessages({
    none: {
      id: 'logisticsTrack.none',
      defaultMessage: 'Not shipped yet. You’ll see the tracking number here once it ships.',
      description: 'In place of the parcel of an order that was not shipped.',
    },
    pending: {
      id: 'logisticsTrack.pending',
      defaultMessage: 'Shipped. We don’t have the tracking number yet. Check back in a few hours.',
      description: 'In place of a tracking number that the carrier has not given yet.',
    },
    carrier: {
      id: 'logisticsTrack.carrier',
      defaultMessage: 'Carrier',
      description: 'Name of the company that carries a parcel.',
    },
    number: {
      id: 'logisticsTrack.number',
      defaultMessage: 'Tracking number',
      description: 'Beside the number of a parcel.',
    },
    events: {
      id: 'logisticsTrack.events',
      defaultMessage: 'Tracking history, newest first',
      description: 'Name of the list of events of a parcel, read out only.',
    },
    quiet: {
      id: 'logisticsTrack.quiet',
      defaultMessage: 'The carrier has the tracking number but hasn’t scanned the package yet.',
      description: 'In place of the events of a parcel while there are none.',
    },
  }),
};

export const parcelStateMessages = defineMessages({
  announced: {
    id: 'logisticsTrack.announced',
    defaultMessage: 'Label created',
    description: 'State of a parcel that the carrier knows of and does not have yet.',
  },
  moving: {
    id: 'logisticsTrack.moving',
    defaultMessage: 'On its way',
    description: 'State of a parcel.',
  },
  delivered: {
    id: 'logisticsTrack.delivered',
    defaultMessage: 'Delivered',
    description: 'State of a parcel.',
  },
}) satisfies Record<Parcel['parcel_state'], Sentence>;
