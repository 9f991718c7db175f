import { defineMessage, defineMessages } from 'react-intl';

export const searchResultsMessages = {
  title: defineMessage<{ keywords: string }>({
    id: 'searchResults.title',
    defaultMessage: 'Results for “{keywords}”',
    description: 'Title of the page of what was found; {keywords} as typed.',
  }),
  titleNear: defineMessage<{ keywords: string }>({
    id: 'searchResults.titleNear',
    defaultMessage: 'Showing results for “{keywords}”',
    description:
      'Title of the page of what was found when nothing matched as typed; {keywords} corrected. Above “No results for …”.',
  }),
  nothing: defineMessage<{ keywords: string }>({
    id: 'searchResults.nothing',
    defaultMessage: 'No results for “{keywords}”',
    description: 'When a search found nothing; {keywords} as typed.',
  }),
  ...defineMessages({
    titleEmpty: {
      id: 'searchResults.titleEmpty',
      defaultMessage: 'Search',
      description: 'Title of the page of results while nothing was searched for.',
    },
    nothingText: {
      id: 'searchResults.nothingText',
      defaultMessage: 'Check the spelling, or try a model number such as G9000.',
      description: 'Under “No results for …”.',
    },
    all: {
      id: 'searchResults.all',
      defaultMessage: 'See all products',
      description: 'Link when a search found nothing.',
    },
  }),
};
