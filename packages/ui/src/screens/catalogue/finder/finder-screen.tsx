import type { GoodsAttribute } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { ButtonLink } from '../../../components/button/button.tsx';
import { EmptyState } from '../../../components/empty-state/empty-state.tsx';
import { ErrorState } from '../../../components/error-state/error-state.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { Link } from '../../../components/link/link.tsx';
import { LoadingNote } from '../../../components/loading-note/loading-note.tsx';
import { ProductCard } from '../../../components/product-card/product-card.tsx';
import { ProductGrid } from '../../../components/product-grid/product-grid.tsx';
import { SectionTitle } from '../../../components/section-title/section-title.tsx';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import { useLinks } from '../../../link/link-context.tsx';
import { useAttributeName } from '../../../sections/listing-controls/attribute-name.ts';
import { PageFrame } from '../../../sections/page-frame/page-frame.tsx';
import { productCardOf } from '../../../views/product-card-of.ts';
import { isOfKind } from '../category/goods-attributes.ts';
import { finderMessages as messages, priorityMessages } from './finder.messages.ts';
import styles from './finder.module.css';
import type { FinderAnswers, FinderMatches, FinderScreenProps, FinderStep } from './finder.states.ts';
import { noAnswers } from './finder.states.ts';

const questions = ['category', 'use', 'priority'] as const;
type Question = (typeof questions)[number];

/** Three questions, one at a time, then the goods that fit. Answers are links, so "back" undoes one. */
export function FinderScreen({ answers, step, hrefOf }: FinderScreenProps) {
  const intl = useIntl();
  return (
    <PageFrame title={intl.formatMessage(messages.title)} lead={intl.formatMessage(messages.lead)}>
      <div className={styles.finder}>
        {step.status === 'loading' && <Waiting />}
        {step.status === 'failed' && <ErrorState failure={step.failure} onRetry={step.retry} popularGoods />}
        {step.status === 'ready' && <Step step={step.value} answers={answers} hrefOf={hrefOf} />}
        {answers.category !== null && <Ways answers={answers} hrefOf={hrefOf} />}
      </div>
    </PageFrame>
  );
}

interface StepProps extends Pick<FinderScreenProps, 'answers' | 'hrefOf'> {
  readonly step: FinderStep;
}

function Step({ step, answers, hrefOf }: StepProps) {
  const intl = useIntl();
  const attributeName = useAttributeName();
  const noPreference = intl.formatMessage(messages.any);
  switch (step.question) {
    case 'category':
      return (
        <QuestionPart
          question="category"
          title={intl.formatMessage(messages.category)}
          options={step.categories.map(({ id, name }) => ({
            label: name,
            href: hrefOf({ ...noAnswers, category: id }),
          }))}
        />
      );
    case 'use': {
      const isGrip = step.options.some((option) => isOfKind(option, 'grip'));
      return (
        <QuestionPart
          question="use"
          title={intl.formatMessage(isGrip ? messages.grip : messages.platform)}
          options={[
            ...step.options.map((use) => ({ label: attributeName(use), href: hrefOf({ ...answers, use }) })),
            { label: noPreference, href: hrefOf({ ...answers, use: 'any' }) },
          ]}
        />
      );
    }
    case 'priority':
      return (
        <QuestionPart
          question="priority"
          title={intl.formatMessage(messages.priority)}
          options={[
            ...step.options.map((priority) => ({
              label: isPriority(priority)
                ? intl.formatMessage(priorityMessages[priority])
                : attributeName(priority),
              href: hrefOf({ ...answers, priority }),
            })),
            { label: noPreference, href: hrefOf({ ...answers, priority: 'any' }) },
          ]}
        />
      );
    case null:
      return <Result matches={step.matches} />;
  }
}

function isPriority(attribute: GoodsAttribute): attribute is keyof typeof priorityMessages {
  return attribute in priorityMessages;
}

interface QuestionPartProps {
  readonly question: Question;
  readonly title: string;
  readonly options: readonly { readonly label: string; readonly href: string }[];
}

function QuestionPart({ question, title, options }: QuestionPartProps) {
  const intl = useIntl();
  const { Anchor } = useLinks();
  const number = questions.indexOf(question) + 1;
  return (
    <section className={styles.question} aria-labelledby={`finder-${question}`}>
      <p data-text="label" data-muted>
        {intl.formatMessage(messages.progress, { number, count: questions.length })}
      </p>
      <h2 id={`finder-${question}`} data-text="h2">
        {title}
      </h2>
      <ul className={styles.options}>
        {options.map(({ label, href }) => (
          <li key={label}>
            <Anchor className={styles.option} href={href}>
              {label}
              <Icon name="forward" />
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Result({ matches }: { readonly matches: FinderMatches }) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  const { goods, total, isClose, listing } = matches;
  if (goods.length === 0) {
    return (
      <EmptyState
        art="search"
        popularGoods
        title={intl.formatMessage(messages.none)}
        text={intl.formatMessage(messages.noneText)}
      />
    );
  }
  const title = intl.formatMessage(messages.matches, { count: total });
  return (
    <section className={styles.result}>
      <SectionTitle
        title={title}
        action={
          <Link href={listing} variant="standalone">
            {intl.formatMessage(messages.all, { count: total })}
          </Link>
        }
      />
      {isClose && <p>{intl.formatMessage(messages.close)}</p>}
      <ProductGrid label={title} rows={5}>
        {goods.map((item) => (
          <ProductCard key={item.goods_id} {...productCardOf(item, hrefs)} />
        ))}
      </ProductGrid>
    </section>
  );
}

/** Back to the question before, and to the first. */
function Ways({ answers, hrefOf }: Pick<FinderScreenProps, 'answers' | 'hrefOf'>) {
  const intl = useIntl();
  return (
    <div className={styles.ways}>
      <ButtonLink variant="secondary" href={hrefOf(withoutLast(answers))} iconStart="back">
        {intl.formatMessage(messages.back)}
      </ButtonLink>
      <Link href={hrefOf(noAnswers)} variant="quiet">
        {intl.formatMessage(messages.restart)}
      </Link>
    </div>
  );
}

function withoutLast(answers: FinderAnswers): FinderAnswers {
  if (answers.priority !== null) return { ...answers, priority: null };
  return answers.use !== null ? { ...answers, use: null } : noAnswers;
}

function Waiting() {
  return (
    <div className={styles.question}>
      <LoadingNote />
      <Skeleton width="short" />
      <Skeleton variant="title" width="half" />
      <Skeleton variant="control" />
      <Skeleton variant="control" />
      <Skeleton variant="control" />
    </div>
  );
}
