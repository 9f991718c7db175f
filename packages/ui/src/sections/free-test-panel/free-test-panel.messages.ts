import { defineMessage, defineMessages } from 'react-intl';

export const freeTestPanelMessages = {
  lead: defineMessage<{ places: number }>({
    id: 'freeTestPanel.lead',
    defaultMessage:
      '{places, plural, one {One person uses it at home for nothing, keeps it, and writes down what they find.} other {# people use it at home for nothing, keep it, and write down what they find.}}',
    description: 'Under the title of a free product test on a product page: what it is about.',
  }),
  places: defineMessage<{ left: number; places: number }>({
    id: 'freeTestPanel.places',
    defaultMessage: '{left, number} of {places, number} places left',
    description: 'In a free product test: how many testers the shop still looks for.',
  }),
  closes: defineMessage<{ day: string }>({
    id: 'freeTestPanel.closes',
    defaultMessage: 'Apply until {day}',
    description: 'In a free product test: the last day for an application.',
  }),
  over: defineMessage<{ day: string }>({
    id: 'freeTestPanel.over',
    defaultMessage: 'The time to apply ended on {day}.',
    description: 'In a free product test whose last day has passed.',
  }),
  applied: defineMessage<{ day: string }>({
    id: 'freeTestPanel.applied',
    defaultMessage: 'You applied on {day}.',
    description: 'In a free product test, to somebody who has applied.',
  }),
  ...defineMessages({
    title: {
      id: 'freeTestPanel.title',
      defaultMessage: 'Test it for nothing',
      description: 'Title over the free product test on a product page.',
    },
    taken: {
      id: 'freeTestPanel.taken',
      defaultMessage: 'All places are taken.',
      description: 'In a free product test without a place left.',
    },
    logIn: {
      id: 'freeTestPanel.log-in',
      defaultMessage: 'Log in to apply',
      description: 'Button in a free product test, for visitors without a login.',
    },
    form: {
      id: 'freeTestPanel.form',
      defaultMessage: 'Application for the test',
      description: 'Name of the form in a free product test.',
    },
    email: {
      id: 'freeTestPanel.email',
      defaultMessage: 'Contact email',
      description: 'Label in the application for a free product test.',
    },
    reason: {
      id: 'freeTestPanel.reason',
      defaultMessage: 'Why you?',
      description: 'Label in the application for a free product test: the reason.',
    },
    reasonHelp: {
      id: 'freeTestPanel.reason-help',
      defaultMessage: 'What you play, how often, and what you would look at first.',
      description: 'Help under the field for the reason in an application for a free product test.',
    },
    submit: {
      id: 'freeTestPanel.submit',
      defaultMessage: 'Send application',
      description: 'Button of the application for a free product test.',
    },
    reasonMissing: {
      id: 'freeTestPanel.reason-missing',
      defaultMessage: 'Tell us why you would like to test it.',
      description: 'Error under the empty field for the reason in an application.',
    },
    reasonTooLong: {
      id: 'freeTestPanel.reason-too-long',
      defaultMessage: 'Please say it in at most 1,000 characters.',
      description: 'Error under the field for the reason in an application.',
    },
  }),
};
