import { defineMessage, defineMessages } from 'react-intl';

export const finderMessages = {
  ...defineMessages({
    title: {
      id: 'finder.title',
      defaultMessage: 'Find your match',
      description: 'Title of the page that finds a headset or mouse with three questions.',
    },
    lead: {
      id: 'finder.lead',
      defaultMessage: 'Three quick questions, and we’ll show you what fits.',
      description: 'Below the title of the product finder.',
    },
    category: {
      id: 'finder.category',
      defaultMessage: 'What are you looking for?',
      description: 'First question of the product finder; the answers are headsets or mice.',
    },
    platform: {
      id: 'finder.platform',
      defaultMessage: 'Where do you play?',
      description: 'Question of the product finder about headsets; the answers are PC, console or mobile.',
    },
    grip: {
      id: 'finder.grip',
      defaultMessage: 'How do you hold your mouse?',
      description:
        'Question of the product finder about mice; the answers are right-handed, left-handed, either hand or upright.',
    },
    priority: {
      id: 'finder.priority',
      defaultMessage: 'What matters most to you?',
      description: 'Last question of the product finder; the answers are low weight, battery and the like.',
    },
    any: {
      id: 'finder.any',
      defaultMessage: 'No preference',
      description: 'Answer to a question of the product finder.',
    },
    back: {
      id: 'finder.back',
      defaultMessage: 'Previous question',
      description: 'Link of the product finder to the previous question.',
    },
    restart: {
      id: 'finder.restart',
      defaultMessage: 'Start over',
      description: 'Link of the product finder that clears all answers.',
    },
    close: {
      id: 'finder.close',
      defaultMessage: 'Nothing fits all three answers. These come closest.',
      description: 'Above the result of the product finder, when the last answer was left out.',
    },
    none: {
      id: 'finder.none',
      defaultMessage: 'No match yet',
      description: 'Title of the product finder’s result without products.',
    },
    noneText: {
      id: 'finder.noneText',
      defaultMessage: 'Change an answer or browse all products.',
      description: 'Below the title of the product finder’s result without products.',
    },
  }),
  progress: defineMessage<{ number: number; count: number }>({
    id: 'finder.progress',
    defaultMessage: 'Question {number, number} of {count, number}',
    description: 'Above a question of the product finder.',
  }),
  matches: defineMessage<{ count: number }>({
    id: 'finder.matches',
    defaultMessage: '{count, plural, one {# match for you} other {# matches for you}}',
    description: 'Title of the result of the product finder.',
  }),
  all: defineMessage<{ count: number }>({
    id: 'finder.all',
    defaultMessage: '{count, plural, one {View it in the list} other {View all #}}',
    description: 'Link from the result of the product finder to the list with all matches.',
  }),
};

/** The options of the last question; other attributes have the name of their filter. */
export const priorityMessages = defineMessages({
  'connection.radio': {
    id: 'finder.priority.radio',
    defaultMessage: 'Lag-free wireless',
    description: 'Answer of the product finder: 2.4 GHz wireless.',
  },
  'connection.cable': {
    id: 'finder.priority.cable',
    defaultMessage: 'Wired, no charging',
    description: 'Answer of the product finder: with a cable.',
  },
  'battery.60': {
    id: 'finder.priority.battery60',
    defaultMessage: 'Days of battery life',
    description: 'Answer of the product finder: at least 60 hours on one charge.',
  },
  'weight.80': {
    id: 'finder.priority.weight80',
    defaultMessage: 'As light as possible',
    description: 'Answer of the product finder: a light mouse.',
  },
  'weight.250': {
    id: 'finder.priority.weight250',
    defaultMessage: 'Comfortably light',
    description: 'Answer of the product finder: a light headset.',
  },
  'microphone.detachable': {
    id: 'finder.priority.microphone',
    defaultMessage: 'Detachable mic',
    description: 'Answer of the product finder: a detachable microphone.',
  },
});
