import { useIntl } from 'react-intl';
import { SupportLayout } from '../../chrome/support-layout/support-layout.tsx';
import { Accordion } from '../../components/accordion/accordion.tsx';
import { ErrorState } from '../../components/error-state/error-state.tsx';
import { InlineAlert } from '../../components/inline-alert/inline-alert.tsx';
import { Link } from '../../components/link/link.tsx';
import { LoadingNote } from '../../components/loading-note/loading-note.tsx';
import { RichText } from '../../components/rich-text/rich-text.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { useLinks } from '../../link/link-context.tsx';
import { PageFrame, Panel } from '../../sections/page-frame/page-frame.tsx';
import { ListSearch } from './list-search.tsx';
import { NothingFound } from './nothing-found.tsx';
import { supportFaqMessages as messages } from './support-faq.messages.ts';
import styles from './support-faq.module.css';
import type { QuestionGroups, SupportFaqScreenProps } from './support-faq.states.ts';

/** Questions in groups, with search and deep links. */
export function SupportFaqScreen(props: SupportFaqScreenProps) {
  const { search, onSearch } = props;
  const intl = useIntl();
  return (
    <SupportLayout active="faq">
      <PageFrame
        place="account"
        title={intl.formatMessage(messages.title)}
        lead={intl.formatMessage(messages.lead)}
      >
        <ListSearch keywords={search} label={intl.formatMessage(messages.search)} onSearch={onSearch} />
        <Content {...props} />
      </PageFrame>
    </SupportLayout>
  );
}

function Content({ state, asked, search, onSearch }: SupportFaqScreenProps) {
  switch (state.status) {
    case 'loading':
      return <Waiting />;
    case 'failed':
      return <ErrorState failure={state.failure} onRetry={state.retry} />;
    case 'ready':
      return state.groups.length === 0 ? (
        <NothingFound art="search" messages={messages} search={search} onShowAll={() => onSearch('')} />
      ) : (
        <Groups groups={state.groups} asked={asked} search={search} />
      );
  }
}

interface GroupsProps {
  readonly groups: QuestionGroups;
  readonly asked: string | null;
  readonly search: string;
}

function Groups({ groups, asked, search }: GroupsProps) {
  const intl = useIntl();
  const { Anchor, hrefs } = useLinks();
  const questions = groups.flatMap((group) => group.questions);
  const isGone = asked !== null && !questions.some(({ id }) => id === asked);
  return (
    <>
      {isGone && search === '' && <InlineAlert tone="info">{intl.formatMessage(messages.gone)}</InlineAlert>}
      <div className={styles.head}>
        <p className={styles.count} role="status" data-text="small" data-muted>
          {search !== '' && intl.formatMessage(messages.found, { count: questions.length, search })}
        </p>
        {groups.length > 1 && (
          <nav aria-label={intl.formatMessage(messages.groups)}>
            <ul className={styles.jumps}>
              {groups.map(({ group, name }) => (
                <li key={group}>
                  <Anchor className={styles.jump} href={`#group-${group}`}>
                    {name}
                  </Anchor>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      {groups.map(({ group, name, questions: own }) => (
        <div key={group} id={`group-${group}`} className={styles.group}>
          <Panel title={name}>
            <Accordion
              name="support-faq"
              {...(asked !== null && { initial: asked })}
              items={own.map(({ id, question, answer }) => ({
                id,
                title: question,
                content: (
                  <div className={styles.answer}>
                    <RichText blocks={answer} level={3} />
                    <Link kind="quiet" href={`${hrefs.support('faq')}#${id}`}>
                      {intl.formatMessage(messages.link)}
                    </Link>
                  </div>
                ),
              }))}
            />
          </Panel>
        </div>
      ))}
    </>
  );
}

function Waiting() {
  return (
    <Panel>
      <LoadingNote />
      {['one', 'two', 'three', 'four', 'five'].map((slot) => (
        <Skeleton key={slot} shape="control" />
      ))}
    </Panel>
  );
}
