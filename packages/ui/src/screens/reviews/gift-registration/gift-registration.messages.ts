import { defineMessage, defineMessages } from 'react-intl';

export const giftRegistrationMessages = {
  order: defineMessage<{ ordersn: string }>({
    id: 'giftRegistration.order',
    defaultMessage: 'Order {ordersn}',
    description: 'Title over what is in the order that is registered for a gift.',
  }),
  earned: defineMessage<{ points: number }>({
    id: 'giftRegistration.earned',
    defaultMessage:
      '{points, plural, one {Registered. You earned # point. Now choose your gift.} other {Registered. You earned # points. Now choose your gift.}}',
    description: 'Over the gifts to choose from, once the order is registered.',
  }),
  registered: defineMessage<{ day: string; points: number }>({
    id: 'giftRegistration.registered',
    defaultMessage: 'Registered on {day} · {points, plural, one {# point} other {# points}}',
    description: 'Under the number of an order that was registered for a gift.',
  }),
  ships: defineMessage<{ days: number }>({
    id: 'giftRegistration.ships',
    defaultMessage:
      'Choose a gift. It ships free, to the United States only, within {days, plural, one {# business day} other {# business days}}.',
    description: 'Third of three sentences on how registering for a gift works.',
  }),
  ...defineMessages({
    title: {
      id: 'giftRegistration.title',
      defaultMessage: 'Register an order, get a gift',
      description: 'Title of the page that registers an order for a gift.',
    },
    lead: {
      id: 'giftRegistration.lead',
      defaultMessage: 'Earn one point per dollar spent, plus a free gift.',
      description: 'Under the title of the page that registers an order for a gift.',
    },
    steps: {
      id: 'giftRegistration.steps',
      defaultMessage: 'Registration steps',
      description: 'Name of the list of steps, read out only.',
    },
    stepOrder: {
      id: 'giftRegistration.step-order',
      defaultMessage: 'Order',
      description: 'First step of the registration for a gift.',
    },
    stepReview: {
      id: 'giftRegistration.step-review',
      defaultMessage: 'Review',
      description: 'Second step of the registration for a gift, where a review is registered.',
    },
    stepPrize: {
      id: 'giftRegistration.step-prize',
      defaultMessage: 'Gift',
      description: 'Step of the registration in which the gift is chosen.',
    },
    stepAddress: {
      id: 'giftRegistration.step-address',
      defaultMessage: 'Address',
      description: 'Last step of the registration for a gift.',
    },
    how: {
      id: 'giftRegistration.how',
      defaultMessage: 'How it works',
      description: 'Title beside the form that registers an order for a gift.',
    },
    howRegister: {
      id: 'giftRegistration.how-register',
      defaultMessage: 'Register an order you’ve received, or your review of it. Each order counts once.',
      description: 'First of three sentences on how registering for a gift works.',
    },
    howPoints: {
      id: 'giftRegistration.how-points',
      defaultMessage: 'You get one point per dollar right away.',
      description: 'Second of three sentences on how registering for a gift works.',
    },
    yours: {
      id: 'giftRegistration.yours',
      defaultMessage: 'Your registered orders',
      description: 'Title of the list of orders that were registered for a gift.',
    },
    choose: {
      id: 'giftRegistration.choose',
      defaultMessage: 'Choose your gift',
      description: 'Link beside a registration whose gift is not chosen yet.',
    },
    address: {
      id: 'giftRegistration.address',
      defaultMessage: 'Add shipping address',
      description: 'Link beside a registration whose gift has no address yet.',
    },
    wins: {
      id: 'giftRegistration.wins',
      defaultMessage: 'All my gifts and prizes',
      description: 'Link to the winnings once a gift was chosen.',
    },
    another: {
      id: 'giftRegistration.another',
      defaultMessage: 'Register another order',
      description: 'Link back to the first step, once a gift was chosen.',
    },
  }),
};
