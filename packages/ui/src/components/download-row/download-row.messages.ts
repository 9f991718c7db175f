import { defineMessage, defineMessages } from 'react-intl';
import type { Sentence } from '../../intl/messages.ts';
import type { DownloadFile } from './download-file.ts';

export const downloadRowMessages = {
  about: defineMessage<{ kind: string; size: string }>({
    id: 'downloadRow.about',
    defaultMessage: '{kind}, {size}',
    description: 'Under the name of a file to download: "Manual, 2.4 MB".',
  }),
  missing: defineMessage<{ kind: string }>({
    id: 'downloadRow.missing',
    defaultMessage: '{kind}, not available yet',
    description: 'Under the name of a file that cannot be downloaded yet: “Driver, not available yet”.',
  }),
};

export const fileKindMessages = defineMessages({
  manual: { id: 'downloadRow.manual', defaultMessage: 'Manual', description: 'Kind of a file to download.' },
  driver: { id: 'downloadRow.driver', defaultMessage: 'Driver', description: 'Kind of a file to download.' },
}) satisfies Record<DownloadFile['kind'], Sentence>;
