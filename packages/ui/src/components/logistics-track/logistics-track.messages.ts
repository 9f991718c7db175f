import type { Parcel } from '@signal-shop/sdk/contract';
import { defineMessage, defineMessages } from 'react-intl';
import type { Sentence } from '../../intl/messages.ts';

export const logisticsTrackMessages = {
  expected: defineMessage<{ day: string }>({
    id: 'logisticsTrack.expected',
    defaultMessage: 'Should arrive on {day}',
    description: 'Over the events of a parcel; the day is a date such as 18 Jan 2026.',
  }),
  ...defineMessages({
    none: {
      id: 'logisticsTrack.none',
      defaultMessage: 'Not shipped yet. The tracking number stands here as soon as the parcel leaves.',
      description: 'In place of the parcel of an order that was not shipped.',
    },
    pending: {
      id: 'logisticsTrack.pending',
      defaultMessage: 'Shipped. The carrier has not told us the number yet; look again in a few hours.',
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
      defaultMessage: 'The way of the parcel, newest first',
      description: 'Name of the list of events of a parcel, read out only.',
    },
    quiet: {
      id: 'logisticsTrack.quiet',
      defaultMessage: 'The carrier knows the number and has not scanned the parcel yet.',
      description: 'In place of the events of a parcel while there are none.',
    },
  }),
};

export const parcelStateWords = defineMessages({
  announced: {
    id: 'logisticsTrack.announced',
    defaultMessage: 'Announced',
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
