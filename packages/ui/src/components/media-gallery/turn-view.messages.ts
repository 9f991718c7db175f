import { defineMessage, defineMessages } from 'react-intl';

export const turnViewMessages = {
  label: defineMessage<{ name: string }>({
    id: 'turnView.label',
    defaultMessage: '{name} from all sides. Drag, or press the arrow keys.',
    description: 'Name of a slider that turns goods around, read out by screen readers.',
  }),
  ...defineMessages({
    hint: {
      id: 'turnView.hint',
      defaultMessage: 'Drag to turn',
      description: 'On the picture of goods that the shopper turns by dragging.',
    },
  }),
};
