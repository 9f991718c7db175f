import type { GoodsDetail } from '@signal-shop/sdk/contract';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../components/icon/icon.tsx';
import { SectionTitle } from '../../components/section-title/section-title.tsx';
import { useLinks } from '../../link/link-context.tsx';
import { fileKindWords, filesPanelMessages as words } from './files-panel.messages.ts';
import styles from './files-panel.module.css';

export interface FilesPanelProps {
  readonly files: GoodsDetail['files'];
}

const bytesInMegabyte = 1_048_576;

/** Manuals and drivers to take home. Nothing when there is none. */
export function FilesPanel({ files }: FilesPanelProps) {
  const intl = useIntl();
  const id = useId();
  const { Anchor } = useLinks();
  const reachable = files.filter((file) => file.link !== '');
  if (reachable.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionTitle id={id} title={intl.formatMessage(words.title)} />
      <ul className={styles.list}>
        {reachable.map((file) => (
          <li key={file.id}>
            <Anchor className={styles.file} data-notch="m" href={file.link} rel="noopener noreferrer">
              <Icon name={file.kind === 'manual' ? 'document' : 'box'} size={24} />
              <span className={styles.words}>
                <span className={styles.name}>{file.name}</span>
                <span className={styles.about}>
                  {intl.formatMessage(words.about, {
                    kind: intl.formatMessage(fileKindWords[file.kind]),
                    size: intl.formatNumber(file.size_bytes / bytesInMegabyte, {
                      style: 'unit',
                      unit: 'megabyte',
                      maximumFractionDigits: 1,
                    }),
                  })}
                </span>
              </span>
              <Icon name="download" />
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}
