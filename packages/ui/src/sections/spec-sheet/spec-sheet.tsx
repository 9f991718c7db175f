import type { GoodsDetail, GoodsOutline } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { DescriptionList } from '../../components/description-list/description-list.tsx';
import { Outlines } from './outlines.tsx';
import { specSheetMessages as messages } from './spec-sheet.messages.ts';
import styles from './spec-sheet.module.css';

type Specification = GoodsDetail['specifications'][number];
type Topic = NonNullable<Specification['topic']>;

const groupOfTopic = {
  drivers: 'performance',
  latency: 'performance',
  impedance: 'performance',
  sensor: 'performance',
  polling: 'performance',
  switches: 'performance',
  battery: 'performance',
  connection: 'connection',
  cable: 'connection',
  microphone: 'connection',
  worksWith: 'connection',
  weight: 'build',
  buttons: 'build',
  hand: 'build',
  warranty: 'build',
} as const satisfies Record<Topic, keyof typeof messages>;
const groups = ['performance', 'connection', 'build'] as const;

interface SpecSheetProps {
  readonly specifications: readonly Specification[];
  readonly outlines?: readonly GoodsOutline[] | undefined;
}

/** Line drawings, then the technical data of goods in three groups; rows without a topic come last. */
export function SpecSheet({ specifications, outlines = [] }: SpecSheetProps) {
  const intl = useIntl();
  const others = specifications.filter(({ topic }) => topic === undefined);
  return (
    <div className={styles.sheet}>
      <Outlines outlines={outlines} />
      {groups.map((group) => {
        const items = specifications.filter(
          ({ topic }) => topic !== undefined && groupOfTopic[topic] === group,
        );
        return (
          items.length > 0 && (
            <div key={group} className={styles.group}>
              <h3 className={styles.title} data-text="h3">
                {intl.formatMessage(messages[group])}
              </h3>
              <DescriptionList items={items} />
            </div>
          )
        );
      })}
      {others.length > 0 && <DescriptionList items={others} />}
    </div>
  );
}
