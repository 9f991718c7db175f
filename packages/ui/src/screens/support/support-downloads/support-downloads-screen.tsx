import { useIntl } from 'react-intl';
import { ChipLink } from '../../../components/chip/chip.tsx';
import { LoadingNote } from '../../../components/loading-note/loading-note.tsx';
import { Pagination } from '../../../components/pagination/pagination.tsx';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import { Panel } from '../../../sections/page-frame/page-frame.tsx';
import { SupportList } from '../support-faq/support-list.tsx';
import { DownloadModelCard } from './download-model-card.tsx';
import { supportDownloadsMessages as messages } from './support-downloads.messages.ts';
import styles from './support-downloads.module.css';
import type { DownloadsView, SupportDownloadsScreenProps } from './support-downloads.states.ts';

const kinds = [null, 'headset', 'mouse'] as const;

/** Manuals and drivers of all models, with search. */
export function SupportDownloadsScreen(props: SupportDownloadsScreenProps) {
  const { state, choice, onSearch } = props;
  return (
    <SupportList
      active="download"
      messages={messages}
      art="downloads"
      keywords={choice.keywords}
      onSearch={onSearch}
      filters={<Kinds {...props} />}
      state={state}
      isEmpty={state.status === 'ready' && state.view.models.length === 0}
      skeleton={<Waiting />}
    >
      {state.status === 'ready' && <Models {...props} view={state.view} />}
    </SupportList>
  );
}

function Kinds({ choice, hrefOf }: SupportDownloadsScreenProps) {
  const intl = useIntl();
  return (
    <nav aria-label={intl.formatMessage(messages.kinds)}>
      <ul className={styles.kinds}>
        {kinds.map((kind) => (
          <li key={kind ?? 'all'}>
            <ChipLink selected={choice.kind === kind} href={hrefOf({ ...choice, kind, page: 1 })}>
              {intl.formatMessage(messages[kind ?? 'all'])}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface ModelsProps extends SupportDownloadsScreenProps {
  readonly view: DownloadsView;
}

function Models({ view, choice, hrefOf }: ModelsProps) {
  const intl = useIntl();
  return (
    <>
      <p role="status" data-text="small" data-muted>
        {intl.formatMessage(messages.count, { count: view.total })}
      </p>
      <ul className={styles.models} aria-label={intl.formatMessage(messages.list)}>
        {view.models.map((model) => (
          <li key={model.goods_id}>
            <DownloadModelCard model={model} />
          </li>
        ))}
      </ul>
      <Pagination page={view.page} pages={view.pages} hrefOf={(page) => hrefOf({ ...choice, page })} />
    </>
  );
}

function Waiting() {
  return (
    <div className={styles.models}>
      <LoadingNote />
      {['one', 'two', 'three', 'four'].map((slot) => (
        <Panel key={slot}>
          <Skeleton variant="title" width="half" />
          <Skeleton variant="control" />
        </Panel>
      ))}
    </div>
  );
}
