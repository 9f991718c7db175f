import type { AfterSalesDetail, AfterSalesParcel } from '@signal-shop/sdk/contract';
import { pictureSources } from '@signal-shop/sdk/rules/picture-sources';
import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { useIntl } from 'react-intl';
import { afterSalesReasonMessages } from '../../components/after-sales-badge/after-sales-badge.messages.ts';
import { DescriptionList } from '../../components/description-list/description-list.tsx';
import { CurrencyContext, useMoney } from '../../components/price/use-money.ts';
import type { Sentence } from '../../intl/messages.ts';
import { useDay } from '../../intl/use-day.ts';
import { kindWordsOf } from '../../views/request-kind.ts';
import { GoodsLines } from '../goods-lines/goods-lines.tsx';
import { Panel, Stack } from '../page-frame/page-frame.tsx';
import { refundDetailMessages as messages } from './refund-detail.messages.ts';
import styles from './refund-detail.module.css';

interface AboutRequest {
  readonly request: AfterSalesDetail;
}

interface RequestFactsProps extends AboutRequest {
  /** Whether the latest parcel is tracked beside these facts. */
  readonly followed: boolean;
}

interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

/** The facts of a request: kind, goods, reason and outcome. */
export function RequestFacts({ request, followed }: RequestFactsProps) {
  const intl = useIntl();
  const day = useDay();
  const facts: Fact[] = [
    { name: intl.formatMessage(messages.number), value: request.id },
    { name: intl.formatMessage(messages.kind), value: intl.formatMessage(kindWordsOf(request)) },
    ...claimFact(request, intl),
    {
      name: intl.formatMessage(messages.reason),
      value: intl.formatMessage(afterSalesReasonMessages[request.reason]),
    },
    { name: intl.formatMessage(messages.asked), value: day(request.ctime) },
    ...textFacts(request, intl),
    ...(followed && request.replacement === null ? [] : parcelFact(messages.parcel, request.parcel, intl)),
    ...(followed ? [] : parcelFact(messages.replacement, request.replacement, intl)),
  ];
  return (
    <Stack>
      <Panel title={intl.formatMessage(messages.goods)}>
        <GoodsLines
          label={intl.formatMessage(messages.goods)}
          lines={request.lines.map(({ line, goodsnumber }) => ({ line, pieces: goodsnumber }))}
        />
        <CurrencyContext value={request.currency}>
          <Money request={request} />
        </CurrencyContext>
      </Panel>
      <Panel title={intl.formatMessage(messages.facts)}>
        <DescriptionList items={facts} />
        <Vouchers request={request} />
      </Panel>
    </Stack>
  );
}

/** Money and points: to be refunded, refunded, or refused. */
function Money({ request }: AboutRequest) {
  const intl = useIntl();
  const money = useMoney();
  const { status, amount, points } = request;
  if (amount === 0 && points === 0) return null;
  const isOff = status === 'rejected' || status === 'withdrawn';
  const ahead = isOff ? messages.moneyNot : messages.moneyAhead;
  const sums = [
    ...(amount > 0 ? [money(amount)] : []),
    ...(points > 0 ? [intl.formatMessage(messages.points, { points })] : []),
  ];
  return (
    <p className={styles.money} data-off={isOff || undefined}>
      <span>{intl.formatMessage(status === 'refunded' ? messages.moneyBack : ahead)}</span>
      <span className={styles.sums}>
        {sums.map((sum) => (
          <span key={sum} data-text="price">
            {sum}
          </span>
        ))}
      </span>
    </p>
  );
}

function Vouchers({ request: { credentials } }: AboutRequest) {
  const intl = useIntl();
  if (credentials.length === 0) return null;
  return (
    <div className={styles.vouchers}>
      <h3 data-text="label">{intl.formatMessage(messages.pictures)}</h3>
      <ul className={styles.pictures} aria-label={intl.formatMessage(messages.pictures)}>
        {credentials.map((address, index) => {
          const name = intl.formatMessage(messages.picture, { number: index + 1 });
          return (
            <li key={address}>
              <img
                className={styles.voucher}
                src={pictureSources(address).src}
                alt={name}
                width={72}
                height={72}
                loading="lazy"
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function claimFact({ warranty_claim: claim }: AfterSalesDetail, intl: IntlShape): Fact[] {
  return claim === null ? [] : [{ name: intl.formatMessage(messages.claim), value: claim }];
}

function textFacts({ problem, note, comment_url: address }: AfterSalesDetail, intl: IntlShape): Fact[] {
  const facts = [
    { name: intl.formatMessage(messages.problem), value: problem },
    { name: intl.formatMessage(messages.note), value: note },
    { name: intl.formatMessage(messages.review), value: address },
  ];
  return facts
    .filter(({ value }) => value !== '')
    .map(({ name, value }) => ({ name, value: <span className={styles.told}>{value}</span> }));
}

function parcelFact(message: Sentence, parcel: AfterSalesParcel | null, intl: IntlShape): Fact[] {
  if (parcel === null) return [];
  const { company, tracking_number: number } = parcel;
  return [
    { name: intl.formatMessage(message), value: intl.formatMessage(messages.byCarrier, { company, number }) },
  ];
}
