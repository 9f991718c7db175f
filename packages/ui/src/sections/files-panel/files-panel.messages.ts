import type { GoodsDetail } from '@signal-shop/sdk/contract';
import { defineMessage, defineMessages } from 'react-intl';
import type { Sentence } from '../../intl/messages.ts';

export const filesPanelMessages = {
  about: defineMessage<{ kind: string; size: string }>({
    id: 'filesPanel.about',
    defaultMessage: '{kind}, {size}',
    description: 'Under the name of a file to download: "Manual, 2.4 MB".',
  }),
  ...defineMessages({
    title: {
      id: 'filesPanel.title',
      defaultMessage: 'Downloads',
      description: 'Title over manuals and drivers on a product page.',
    },
  }),
};

export const fileKindWords = defineMessages({
  manual: { id: 'filesPanel.manual', defaultMessage: 'Manual', description: 'Kind of a file to download.' },
  driver: { id: 'filesPanel.driver', defaultMessage: 'Driver', description: 'Kind of a file to download.' },
}) satisfies Record<GoodsDetail['files'][number]['kind'], Sentence>;
