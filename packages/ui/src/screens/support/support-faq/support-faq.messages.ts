import { defineMessage, defineMessages } from 'react-intl';

export const supportFaqMessages = {
  found: defineMessage<{ count: number; search: string }>({
    id: 'supportFaq.found',
    defaultMessage: '{count, plural, one {# answer} other {# answers}} for “{search}”',
    description: 'Over the questions that match a search.',
  }),
  noMatch: defineMessage<{ search: string }>({
    id: 'supportFaq.noMatch',
    defaultMessage: 'No answers for “{search}”',
    description: 'Title when no question matches a search.',
  }),
  emptyText: defineMessage<{ hours: number }>({
    id: 'supportFaq.emptyText',
    defaultMessage: 'Ask us. We reply within {hours} hours on business days.',
    description: 'Under "No questions here yet".',
  }),
  ...defineMessages({
    pick: {
      id: 'supportFaq.pick',
      defaultMessage: 'Which product do you need help with?',
      description: 'Over photographs of products; each leads to the manuals and drivers of its model.',
    },
    title: {
      id: 'supportFaq.title',
      defaultMessage: 'How can we help?',
      description: 'Title of the page of questions and answers.',
    },
    lead: {
      id: 'supportFaq.lead',
      defaultMessage: 'Short answers to what customers ask most.',
      description: 'Under the title of the page of questions and answers.',
    },
    search: {
      id: 'supportFaq.search',
      defaultMessage: 'Search the FAQ',
      description: 'Name and hint of the search field over the questions.',
    },
    groups: {
      id: 'supportFaq.groups',
      defaultMessage: 'Topics',
      description: 'Name of the list of links to groups of questions, for screen readers.',
    },
    link: {
      id: 'supportFaq.link',
      defaultMessage: 'Link to this answer',
      description: 'Under an answer: its own address, to pass on.',
    },
    gone: {
      id: 'supportFaq.gone',
      defaultMessage: 'That question is no longer here. Browse the others instead.',
      description: 'Over all questions when a link names one that does not exist.',
    },
    noMatchText: {
      id: 'supportFaq.noMatchText',
      defaultMessage: 'Try different words, or contact us.',
      description: 'Under “No answers for …”.',
    },
    showAll: {
      id: 'supportFaq.showAll',
      defaultMessage: 'Show all questions',
      description: 'Button under “No answers for …”, ends the search.',
    },
    empty: {
      id: 'supportFaq.empty',
      defaultMessage: 'No questions here yet',
      description: 'Title when there is not a single question.',
    },
    write: {
      id: 'supportFaq.write',
      defaultMessage: 'Contact us',
      description: 'Button under "No questions here yet", leads to the contact form.',
    },
  }),
};
