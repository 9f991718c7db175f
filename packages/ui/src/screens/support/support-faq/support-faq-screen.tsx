import { useIntl } from 'react-intl';
import { Accordion } from '../../../components/accordion/accordion.tsx';
import { InlineAlert } from '../../../components/inline-alert/inline-alert.tsx';
import { Link } from '../../../components/link/link.tsx';
import { LoadingNote } from '../../../components/loading-note/loading-note.tsx';
import { RichText } from '../../../components/rich-text/rich-text.tsx';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import { useLinks } from '../../../link/link-context.tsx';
import { GoodsTiles } from '../../../sections/goods-tiles/goods-tiles.tsx';
import { Panel } from '../../../sections/page-frame/page-frame.tsx';
import { supportFaqMessages as messages } from './support-faq.messages.ts';
import styles from './support-faq.module.css';
import type { QuestionGroups, SupportFaqScreenProps } from './support-faq.states.ts';
import { SupportList } from './support-list.tsx';

/** Questions in groups, with search and deep links. */
export function SupportFaqScreen({ state, goods, openQuestion, search, onSearch }: SupportFaqScreenProps) {
  return (
    <SupportList
      active="faq"
      messages={messages}
      art="search"
      keywords={search}
      onSearch={onSearch}
      filters={search === '' && <Picker goods={goods} />}
      state={state}
      isEmpty={state.status === 'ready' && state.groups.length === 0}
      skeleton={<Waiting />}
    >
      {state.status === 'ready' && (
        <Groups groups={state.groups} openQuestion={openQuestion} search={search} />
      )}
    </SupportList>
  );
}

/** Leads from a photograph to the manuals and drivers of that model. */
function Picker({ goods }: Pick<SupportFaqScreenProps, 'goods'>) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  return (
    <nav className={styles.picker} aria-label={intl.formatMessage(messages.pick)}>
      <p data-text="h4">{intl.formatMessage(messages.pick)}</p>
      <GoodsTiles
        goods={goods}
        slots={6}
        hrefOf={({ goods_unit }) => `${hrefs.support('download')}?keywords=${encodeURIComponent(goods_unit)}`}
      />
    </nav>
  );
}

interface GroupsProps {
  readonly groups: QuestionGroups;
  readonly openQuestion: string | null;
  readonly search: string;
}

function Groups({ groups, openQuestion, search }: GroupsProps) {
  const intl = useIntl();
  const { Anchor, hrefs } = useLinks();
  const questions = groups.flatMap((group) => group.questions);
  const isGone = openQuestion !== null && !questions.some(({ id }) => id === openQuestion);
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
              {...(openQuestion !== null && { initial: openQuestion })}
              items={own.map(({ id, question, answer }) => ({
                id,
                title: question,
                content: (
                  <div className={styles.answer}>
                    <RichText blocks={answer} level={3} />
                    <Link variant="quiet" href={`${hrefs.support('faq')}#${id}`}>
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
        <Skeleton key={slot} variant="control" />
      ))}
    </Panel>
  );
}
