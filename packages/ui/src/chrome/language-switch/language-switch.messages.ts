import { defineMessage, defineMessages } from 'react-intl';

export const languageSwitchMessages = {
  label: defineMessage<{ language: string }>({
    id: 'languageSwitch.label',
    defaultMessage: 'Language: {language}',
    description:
      'Name of the button in the header that shows the language and offers the others; {language} is its own name, e.g. Deutsch.',
  }),
  ...defineMessages({
    failed: {
      id: 'languageSwitch.failed',
      defaultMessage: 'We couldn’t change the language. Please try again.',
      description: 'Under the list of languages, when the shop did not take the choice.',
    },
  }),
};
