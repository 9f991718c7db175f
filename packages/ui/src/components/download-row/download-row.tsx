import type { IntlShape } from 'react-intl';
import { useIntl } from 'react-intl';
import { useLinks } from '../../link/link-context.tsx';
import { Icon } from '../icon/icon.tsx';
import type { DownloadFile } from './download-file.ts';
import { fileKindMessages, downloadRowMessages as messages } from './download-row.messages.ts';
import styles from './download-row.module.css';

const bytesInKilobyte = 1_024;
const bytesInMegabyte = 1_048_576;

/** A manual or a driver to download; without a URL it is shown as unavailable. */
export function DownloadRow(file: DownloadFile) {
  const intl = useIntl();
  const { Anchor } = useLinks();
  const kind = intl.formatMessage(fileKindMessages[file.kind]);
  if (file.href === '') {
    return (
      <div className={styles.file} data-notch="m">
        <FileText file={file} about={intl.formatMessage(messages.missing, { kind })} />
      </div>
    );
  }
  const size = sizeText(file.sizeBytes, intl);
  return (
    <Anchor className={styles.file} data-notch="m" href={file.href} rel="noopener noreferrer">
      <FileText file={file} about={intl.formatMessage(messages.about, { kind, size })} />
      <Icon name="download" />
    </Anchor>
  );
}

/** File size in whole kilobytes, at least 1, or in megabytes. */
function sizeText(bytes: number, intl: IntlShape): string {
  const isSmall = bytes < bytesInMegabyte;
  return intl.formatNumber(isSmall ? Math.max(1, bytes / bytesInKilobyte) : bytes / bytesInMegabyte, {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: isSmall ? 0 : 1,
  });
}

function FileText({ file, about }: { readonly file: DownloadFile; readonly about: string }) {
  return (
    <>
      <Icon name={file.kind === 'manual' ? 'document' : 'box'} size={24} />
      <span className={styles.words}>
        <span className={styles.name}>{file.name}</span>
        <span className={styles.about}>{about}</span>
      </span>
    </>
  );
}
