import type { DownloadModel } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { DownloadRow } from '../../../components/download-row/download-row.tsx';
import goods from '../../../components/goods-row/goods-name.module.css';
import { Picture } from '../../../components/picture/picture.tsx';
import { useLinks } from '../../../link/link-context.tsx';
import { artOf } from '../../../views/art-of.ts';
import { downloadRowOf } from '../../../views/download-row-of.ts';
import { supportDownloadsMessages as messages } from './support-downloads.messages.ts';
import styles from './support-downloads.module.css';

/** A model and its downloads. */
export function DownloadModelCard({ model }: { readonly model: DownloadModel }) {
  const intl = useIntl();
  const { Anchor, hrefs } = useLinks();
  return (
    <article className={styles.model} data-notch="l">
      <div className={styles.head}>
        <div className={styles.picture}>
          <Picture art={artOf(model)} src={model.pic_index} />
        </div>
        <div>
          <h2 data-text="h4">
            <Anchor className={`${goods.link} ${styles.name}`} href={hrefs.goods(model.goods_id)}>
              {model.name}
            </Anchor>
          </h2>
          <p data-text="small" data-muted>
            {model.goods_unit}
          </p>
        </div>
      </div>
      <ul className={styles.files} aria-label={intl.formatMessage(messages.filesOf, { name: model.name })}>
        {model.files.map((file) => (
          <li key={file.id}>
            <DownloadRow {...downloadRowOf(file)} />
          </li>
        ))}
      </ul>
    </article>
  );
}
