import { defineMessage, defineMessages } from 'react-intl';

export const freeTestPanelMessages = {
  lead: defineMessage<{ places: number }>({
    id: 'freeTestPanel.lead',
    defaultMessage:
      '{places, plural, one {We’re looking for # tester. Use it at home for free, keep it, and tell us what you think.} other {We’re looking for # testers. Use it at home for free, keep it, and tell us what you think.}}',
    description: 'Under the title of a free product test on a product page: what it is about.',
  }),
  places: defineMessage<{ left: number; places: number }>({
    id: 'freeTestPanel.places',
    defaultMessage: '{left, number} of {places, number} spots left',
    description: 'In a free product test: how many testers the shop still looks for.',
  }),
  closes: defineMessage<{ day: string }>({
    id: 'freeTestPanel.closes',
    defaultMessage: 'Apply by {day}',
    description: 'In a free product test: the last day for an application.',
  }),
  over: defineMessage<{ day: string }>({
    id: 'freeTestPanel.over',
    defaultMessage: 'Applications closed on {day}.',
    description: 'In a free product test whose last day has passed.',
  }),
  applied: defineMessage<{ day: string }>({
    id: 'freeTestPanel.applied',
    defaultMessage: 'You applied on {day}.',
    description: 'In a free product test, to somebody who has applied.',
  }),
  reasonTooLong: defineMessage<{ max: number }>({
    id: 'freeTestPanel.reason-too-long',
    defaultMessage: 'Use {max, number} characters or fewer.',
    description: 'Error under the field for the reason in an application.',
  }),
  ...defineMessages({
    title: {
      id: 'freeTestPanel.title',
      defaultMessage: 'Test it for free',
      description: 'Title over the free product test on a product page.',
    },
    taken: {
      id: 'freeTestPanel.taken',
      defaultMessage: 'All spots are taken.',
      description: 'In a free product test without a place left.',
    },
    logIn: {
      id: 'freeTestPanel.log-in',
      defaultMessage: 'Log in to apply',
      description: 'Button in a free product test, for visitors without a login.',
    },
    form: {
      id: 'freeTestPanel.form',
      defaultMessage: 'Product test application',
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
      defaultMessage: 'What you play, how often, and what you’d test first.',
      description: 'Help under the field for the reason in an application for a free product test.',
    },
    submit: {
      id: 'freeTestPanel.submit',
      defaultMessage: 'Submit application',
      description: 'Button of the application for a free product test.',
    },
    reasonMissing: {
      id: 'freeTestPanel.reason-missing',
      defaultMessage: 'Tell us why you’d like to test it.',
      description: 'Error under the empty field for the reason in an application.',
    },
  }),
};
