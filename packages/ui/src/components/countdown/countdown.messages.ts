import { defineMessage, defineMessages } from 'react-intl';

export const countdownMessages = {
  days: defineMessage<{ count: number }>({
    id: 'countdown.days',
    defaultMessage: '{count, plural, one {day} other {days}}',
    description: 'Small word under the days of a countdown.',
  }),
  hours: defineMessage<{ count: number }>({
    id: 'countdown.hours',
    defaultMessage: '{count, plural, one {hour} other {hours}}',
    description: 'Small word under the hours of a countdown.',
  }),
  compact: defineMessage<{ days: number; clock: string }>({
    id: 'countdown.compact',
    defaultMessage: '{days, plural, =0 {} one {# day } other {# days }}{clock}',
    description:
      'A countdown in one line on a card: days, when there are any, then hours, minutes and seconds as 04:27:09.',
  }),
  endsIn: defineMessage<{ rest: string }>({
    id: 'countdown.endsIn',
    defaultMessage: 'Ends in {rest}',
    description: 'On a card of the flash sale: {rest} is a countdown as 04:27:09.',
  }),
  ...defineMessages({
    minutes: {
      id: 'countdown.minutes',
      defaultMessage: 'min',
      description: 'Small word under the minutes of a countdown; short.',
    },
    seconds: {
      id: 'countdown.seconds',
      defaultMessage: 'sec',
      description: 'Small word under the seconds of a countdown; short.',
    },
    label: {
      id: 'countdown.label',
      defaultMessage: 'Time left',
      description: 'Name of a countdown for screen readers.',
    },
    ended: {
      id: 'countdown.ended',
      defaultMessage: 'Ended',
      description: 'In place of a countdown that has run out.',
    },
  }),
};
