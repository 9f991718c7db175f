import { defineMessage, defineMessages } from 'react-intl';

export const savedCardsMessages = {
  ending: defineMessage<{ brand: string; digits: string }>({
    id: 'saved-cards.ending',
    defaultMessage: '{brand} ending in {digits}',
    description:
      'Name of a saved card, read out only and in a question: its brand and the last four digits of its number.',
  }),
  expires: defineMessage<{ date: string }>({
    id: 'saved-cards.expires',
    defaultMessage: 'Expires {date}',
    description: 'Next to a saved card; the date is month and year as on the card, such as 12/28.',
  }),
  expired: defineMessage<{ date: string }>({
    id: 'saved-cards.expired',
    defaultMessage: 'Expired {date}',
    description: 'Next to a saved card that has expired; the date is month and year, such as 12/25.',
  }),
  removeNamed: defineMessage<{ card: string }>({
    id: 'saved-cards.remove-named',
    defaultMessage: 'Remove {card}',
    description: 'Name of the button that removes a card such as “Visa ending in 4242”, read out only.',
  }),
  removeText: defineMessage<{ card: string }>({
    id: 'saved-cards.remove-text',
    defaultMessage: '{card}: to pay with it again, you’ll need to enter its details.',
    description: 'In the question before a card such as “Visa ending in 4242” is removed.',
  }),
  ...defineMessages({
    title: {
      id: 'saved-cards.title',
      defaultMessage: 'Saved cards',
      description: 'Title of the list of saved cards, on the page of the addresses.',
    },
    text: {
      id: 'saved-cards.text',
      defaultMessage: 'Our payment provider keeps your card details. We only see what’s listed here.',
      description: 'Under the title of the list of saved cards.',
    },
    empty: {
      id: 'saved-cards.empty',
      defaultMessage: 'No saved cards. You can save one the next time you pay by card.',
      description: 'In place of an empty list of saved cards.',
    },
    remove: {
      id: 'saved-cards.remove',
      defaultMessage: 'Remove',
      description: 'Button next to a saved card, and the button that confirms it.',
    },
    removeTitle: {
      id: 'saved-cards.remove-title',
      defaultMessage: 'Remove this card?',
      description: 'Title of the question before a saved card is removed.',
    },
    keep: {
      id: 'saved-cards.keep',
      defaultMessage: 'Keep card',
      description: 'Button that closes that question and removes nothing.',
    },
  }),
};
