import { defineMessage, defineMessages } from 'react-intl';

export const dataExportMessages = {
  saved: defineMessage<{ name: string }>({
    id: 'dataExport.saved',
    defaultMessage: 'Saved as {name}',
    description: 'After the own data was downloaded: the name of the file.',
  }),
  ...defineMessages({
    title: {
      id: 'dataExport.title',
      defaultMessage: 'Your data',
      description: 'Title of the part of the profile page where the own data can be downloaded.',
    },
    text: {
      id: 'dataExport.text',
      defaultMessage:
        'Get a copy of everything we store about you as a JSON file, such as your profile, orders, reviews, and points.',
      description: 'Over the button that downloads the own data.',
    },
    download: {
      id: 'dataExport.download',
      defaultMessage: 'Download my data',
      description: 'Button that saves the own data as a file.',
    },
  }),
};
