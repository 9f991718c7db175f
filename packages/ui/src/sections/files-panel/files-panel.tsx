import type { GoodsDetail } from '@signal-shop/sdk/contract';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { DownloadRow } from '../../components/download-row/download-row.tsx';
import { Spread } from '../../components/spread/spread.tsx';
import { downloadRowOf } from '../../views/download-row-of.ts';
import { filesPanelMessages as messages } from './files-panel.messages.ts';
import styles from './files-panel.module.css';

export interface FilesPanelProps {
  readonly files: GoodsDetail['files'];
}

/** Manuals and drivers to download; renders nothing without any. */
export function FilesPanel({ files }: FilesPanelProps) {
  const intl = useIntl();
  const id = useId();
  const reachable = files.filter((file) => file.link !== '');
  if (reachable.length === 0) return null;
  return (
    <Spread id={id} title={intl.formatMessage(messages.title)}>
      <ul className={styles.list}>
        {reachable.map((file) => (
          <li key={file.id}>
            <DownloadRow {...downloadRowOf(file)} />
          </li>
        ))}
      </ul>
    </Spread>
  );
}
