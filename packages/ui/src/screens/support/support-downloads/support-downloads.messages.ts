import { defineMessage, defineMessages } from 'react-intl';

export const supportDownloadsMessages = {
  count: defineMessage<{ count: number }>({
    id: 'supportDownloads.count',
    defaultMessage: '{count, plural, one {# model} other {# models}}',
    description: 'Over the list of models with files to download.',
  }),
  noMatch: defineMessage<{ search: string }>({
    id: 'supportDownloads.noMatch',
    defaultMessage: 'No files for “{search}”',
    description: 'Title when no model matches a search.',
  }),
  filesOf: defineMessage<{ name: string }>({
    id: 'supportDownloads.filesOf',
    defaultMessage: 'Files for {name}',
    description: 'Name of the list of files of one model, for screen readers.',
  }),
  ...defineMessages({
    title: {
      id: 'supportDownloads.title',
      defaultMessage: 'Manuals and drivers',
      description: 'Title of the download page.',
    },
    lead: {
      id: 'supportDownloads.lead',
      defaultMessage:
        'Find the model number on the bottom of your mouse or inside the headband of your headset.',
      description: 'Under the title of the download page.',
    },
    search: {
      id: 'supportDownloads.search',
      defaultMessage: 'Model number or name',
      description: 'Name and hint of the search field on the download page.',
    },
    kinds: {
      id: 'supportDownloads.kinds',
      defaultMessage: 'Product types',
      description: 'Name of the choice between headsets and mice, for screen readers.',
    },
    all: {
      id: 'supportDownloads.all',
      defaultMessage: 'All',
      description: 'Choice on the download page: headsets and mice.',
    },
    headset: {
      id: 'supportDownloads.headset',
      defaultMessage: 'Headsets',
      description: 'Choice on the download page.',
    },
    mouse: {
      id: 'supportDownloads.mouse',
      defaultMessage: 'Mice',
      description: 'Choice on the download page: computer mice.',
    },
    list: {
      id: 'supportDownloads.list',
      defaultMessage: 'Models',
      description: 'Name of the list of models, for screen readers.',
    },
    noMatchText: {
      id: 'supportDownloads.noMatchText',
      defaultMessage: 'Check the model number, or browse all models.',
      description: 'Under "No files for …".',
    },
    showAll: {
      id: 'supportDownloads.showAll',
      defaultMessage: 'Show all models',
      description: 'Button under "No files for …", ends the search.',
    },
    empty: {
      id: 'supportDownloads.empty',
      defaultMessage: 'No files here yet',
      description: 'Title when there is nothing to download at all.',
    },
    emptyText: {
      id: 'supportDownloads.emptyText',
      defaultMessage: 'Send us your model number, and we’ll send you the files.',
      description: 'Under "No files here yet".',
    },
    write: {
      id: 'supportDownloads.write',
      defaultMessage: 'Contact us',
      description: 'Button under "No files here yet", leads to the contact form.',
    },
  }),
};
