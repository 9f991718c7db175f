import { use } from 'react';
import { useIntl } from 'react-intl';
import page from '../../../chrome/page/page.module.css';
import { ButtonLink } from '../../../components/button/button.tsx';
import { ClockContext } from '../../../components/countdown/clock-context.ts';
import { Countdown } from '../../../components/countdown/countdown.tsx';
import { EmptyState } from '../../../components/empty-state/empty-state.tsx';
import { ErrorState } from '../../../components/error-state/error-state.tsx';
import { LoadingNote } from '../../../components/loading-note/loading-note.tsx';
import { ProductCardSkeleton } from '../../../components/product-card/product-card-skeleton.tsx';
import { ProductGrid } from '../../../components/product-grid/product-grid.tsx';
import { useLinks } from '../../../link/link-context.tsx';
import { SaleHero } from '../../../sections/sale-hero/sale-hero.tsx';
import { flashSaleMessages as messages } from './flash-sale.messages.ts';
import type { FlashSaleScreenProps, FlashSaleScreenState } from './flash-sale.states.ts';
import { FlashSaleSection } from './flash-sale-section.tsx';

const waitingCards = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'] as const;

/** The flash sale page: before, during and after the sale (spec §4). */
export function FlashSaleScreen(props: FlashSaleScreenProps) {
  return (
    <div className={`${page.page} ${page.stack}`}>
      <Content {...props} />
    </div>
  );
}

function Content({ state, buying, onBuy, onTurn }: FlashSaleScreenProps) {
  const intl = useIntl();
  switch (state.status) {
    case 'loading':
      return <Waiting />;
    case 'failed':
      return <ErrorState failure={state.failure} onRetry={state.retry} level={1} popularGoods />;
    case 'none':
      return <Nothing title={intl.formatMessage(messages.noneTitle)} />;
    case 'ended':
      return <Nothing title={intl.formatMessage(messages.endedTitle)} />;
    case 'before':
      return (
        <SaleHero
          title={intl.formatMessage(messages.beforeTitle)}
          lead={intl.formatMessage(messages.beforeText)}
          background=""
        >
          <Countdown endsAtMs={state.beginsAtMs} onEnd={onTurn} />
        </SaleHero>
      );
    case 'active':
      return (
        <>
          <ActiveHero state={state} onTurn={onTurn} />
          {state.lists.map((list, index) => (
            <FlashSaleSection
              key={`${index} ${list.title}`}
              list={list}
              isClockAbove={state.lists.length === 1}
              buying={buying}
              onBuy={onBuy}
              onTurn={onTurn}
            />
          ))}
        </>
      );
  }
}

interface ActiveHeroProps extends Pick<FlashSaleScreenProps, 'onTurn'> {
  readonly state: FlashSaleScreenState & { readonly status: 'active' };
}

/** Its clock counts to the end of the only list, or of the sale once all lists are over: several lists have their own. */
function ActiveHero({ state, onTurn }: ActiveHeroProps) {
  const intl = useIntl();
  const now = use(ClockContext);
  const { lists, closesAtMs, background } = state;
  const next = lists.filter(({ endsAtMs }) => endsAtMs > now()).sort((a, b) => a.endsAtMs - b.endsAtMs)[0];
  return (
    <SaleHero
      title={intl.formatMessage(messages.title)}
      lead={intl.formatMessage(messages.lead)}
      background={background}
      goods={(next ?? lists[0])?.goods[0] ?? null}
    >
      {next === undefined && <Countdown endsAtMs={closesAtMs} onEnd={onTurn} />}
      {next !== undefined && lists.length === 1 && <Countdown endsAtMs={next.endsAtMs} />}
    </SaleHero>
  );
}

function Nothing({ title }: { readonly title: string }) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  return (
    <EmptyState
      art="goods"
      popularGoods
      level={1}
      title={title}
      text={intl.formatMessage(messages.endedText)}
      actions={<ButtonLink href={hrefs.category(null)}>{intl.formatMessage(messages.all)}</ButtonLink>}
    />
  );
}

function Waiting() {
  const intl = useIntl();
  return (
    <>
      <SaleHero
        title={intl.formatMessage(messages.title)}
        lead={intl.formatMessage(messages.lead)}
        background=""
        goods="loading"
      >
        <LoadingNote />
      </SaleHero>
      <ProductGrid>
        {waitingCards.map((slot) => (
          <ProductCardSkeleton key={slot} />
        ))}
      </ProductGrid>
    </>
  );
}
