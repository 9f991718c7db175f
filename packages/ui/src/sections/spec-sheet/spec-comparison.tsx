import type { GoodsSummary, ResultOf } from '@signal-shop/sdk/contract';
import { Flag } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { RetryAlert } from '../../components/error-state/retry-alert.tsx';
import { Link } from '../../components/link/link.tsx';
import { LoadingNote } from '../../components/loading-note/loading-note.tsx';
import { SelectField } from '../../components/select-field/select-field.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { useLinks } from '../../link/link-context.tsx';
import type { Remote } from '../../remote.ts';
import { FeatureName } from './feature-name.tsx';
import type { Specification } from './spec-groups.ts';
import { specGroups } from './spec-groups.ts';
import { specSheetMessages as messages } from './spec-sheet.messages.ts';
import styles from './spec-sheet.module.css';
import { SpecValue } from './spec-value.tsx';

type Rows = ResultOf<'compareGoods'>['rows'];
type Option = Pick<GoodsSummary, 'goods_id' | 'name'>;

export interface SpecComparisonProps {
  readonly name: string;
  readonly specifications: readonly Specification[];
  readonly comparison: {
    /** Goods of the same kind. */
    readonly options: readonly Option[];
    /** null for none. */
    readonly chosenId: number | null;
    /** The values of this product come first. Not shown without a choice. */
    readonly rows: Remote<Rows>;
    readonly onChoose: (goodsId: number | null) => void;
  };
}

/** A select of goods of the same kind, and the technical data of both once there is a choice. */
export function SpecComparison({ name, specifications, comparison }: SpecComparisonProps) {
  const intl = useIntl();
  const { options, chosenId, rows, onChoose } = comparison;
  const chosen = options.find((option) => option.goods_id === chosenId);
  if (options.length === 0) return null;
  return (
    <>
      <div className={styles.choice}>
        <SelectField
          label={intl.formatMessage(messages.compareWith)}
          value={chosen === undefined ? '' : String(chosen.goods_id)}
          placeholder={intl.formatMessage(messages.nothing)}
          options={options.map((option) => ({ value: String(option.goods_id), label: option.name }))}
          onChange={(value) => onChoose(value === '' ? null : Number(value))}
        />
      </div>
      {chosen !== undefined && rows.status === 'loading' && <LoadingNote />}
      {chosen !== undefined && rows.status === 'failed' && (
        <RetryAlert tone="warning" failure={rows.failure} retry={rows.retry}>
          {intl.formatMessage(messages.comparisonFailed)}
        </RetryAlert>
      )}
      {chosen !== undefined && rows.status === 'ready' && (
        <Table name={name} other={chosen} rows={withTopics(rows.value, specifications)} />
      )}
    </>
  );
}

type TopicRow = Rows[number] & Pick<Specification, 'topic'>;

function withTopics(rows: Rows, specifications: readonly Specification[]): readonly TopicRow[] {
  const topics = new Map(specifications.map(({ name, topic }) => [name, topic]));
  return rows.map((row) => {
    const topic = topics.get(row.name);
    return topic === undefined ? row : { ...row, topic };
  });
}

interface TableProps {
  readonly name: string;
  readonly other: Option;
  readonly rows: readonly TopicRow[];
}

function Table({ name, other, rows }: TableProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{intl.formatList([name, other.name])}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{name}</th>
          <th scope="col">
            <Link href={hrefs.goods(other.goods_id)}>{other.name}</Link>
          </th>
        </tr>
      </thead>
      {specGroups(rows).map(({ group, rows: lines }) => (
        <tbody key={group ?? 'others'}>
          {group !== null && (
            <tr>
              <th scope="rowgroup" colSpan={3} className={styles.title} data-text="h3">
                {intl.formatMessage(messages[group])}
              </th>
            </tr>
          )}
          {lines.map((line) => (
            <Line key={line.name} line={line} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Line({ line: { name, values, differs } }: { readonly line: TopicRow }) {
  const isDifferent = differs === Flag.yes;
  return (
    <tr data-differs={isDifferent || undefined}>
      <th scope="row" className={styles.feature}>
        <FeatureName name={name} differs={isDifferent} />
      </th>
      <td>
        <SpecValue value={values[0] ?? null} />
      </td>
      <td>
        <SpecValue value={values[1] ?? null} />
      </td>
    </tr>
  );
}
