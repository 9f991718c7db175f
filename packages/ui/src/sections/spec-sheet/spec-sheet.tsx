import type { GoodsOutline } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { DescriptionList } from '../../components/description-list/description-list.tsx';
import { Outlines } from './outlines.tsx';
import type { SpecComparisonProps } from './spec-comparison.tsx';
import { SpecComparison } from './spec-comparison.tsx';
import type { Specification } from './spec-groups.ts';
import { specGroups } from './spec-groups.ts';
import { specSheetMessages as messages } from './spec-sheet.messages.ts';
import styles from './spec-sheet.module.css';

interface SpecSheetProps {
  readonly name: string;
  readonly specifications: readonly Specification[];
  readonly outlines?: readonly GoodsOutline[] | undefined;
  readonly comparison?: SpecComparisonProps['comparison'] | undefined;
}

/** Line drawings, then the technical data of goods in three groups, on request beside that of other goods. */
export function SpecSheet({ name, specifications, outlines = [], comparison }: SpecSheetProps) {
  const isCompared =
    comparison?.rows.status === 'ready' &&
    comparison.options.some((option) => option.goods_id === comparison.chosenId);
  return (
    <div className={styles.sheet}>
      <Outlines outlines={outlines} />
      {comparison !== undefined && (
        <SpecComparison name={name} specifications={specifications} comparison={comparison} />
      )}
      {!isCompared && <SpecLists specifications={specifications} />}
    </div>
  );
}

function SpecLists({ specifications }: Pick<SpecSheetProps, 'specifications'>) {
  const intl = useIntl();
  return specGroups(specifications).map(({ group, rows }) =>
    group === null ? (
      <DescriptionList key="others" items={rows} />
    ) : (
      <div key={group} className={styles.group}>
        <h3 className={styles.title} data-text="h3">
          {intl.formatMessage(messages[group])}
        </h3>
        <DescriptionList items={rows} />
      </div>
    ),
  );
}
