import { returnWindowDays } from '@signal-shop/sdk/constants';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import page from '../../../chrome/page/page.module.css';
import { ButtonLink } from '../../../components/button/button.tsx';
import { Countdown } from '../../../components/countdown/countdown.tsx';
import { EmptyState } from '../../../components/empty-state/empty-state.tsx';
import { ErrorState } from '../../../components/error-state/error-state.tsx';
import { LoadingNote } from '../../../components/loading-note/loading-note.tsx';
import { ProductCard } from '../../../components/product-card/product-card.tsx';
import { ProductCardSkeleton } from '../../../components/product-card/product-card-skeleton.tsx';
import { hasLoneCard, ProductGrid } from '../../../components/product-grid/product-grid.tsx';
import type { Sentence } from '../../../intl/messages.ts';
import { useLinks } from '../../../link/link-context.tsx';
import { SaleHero } from '../../../sections/sale-hero/sale-hero.tsx';
import { productCardOf } from '../../../views/product-card-of.ts';
import { bigSaleMessages as messages } from './big-sale.messages.ts';
import type { BigSaleScreenProps } from './big-sale.states.ts';

const waitingCards = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'] as const;

/** All reduced goods, below the shop's text about the sale. */
export function BigSaleScreen(props: BigSaleScreenProps) {
  return (
    <div className={`${page.page} ${page.stack}`}>
      <Content {...props} />
    </div>
  );
}

function Content({ state, onTurn }: BigSaleScreenProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  switch (state.status) {
    case 'loading':
      return (
        <>
          <Hero>
            <LoadingNote />
          </Hero>
          <ProductGrid>
            {waitingCards.map((slot) => (
              <ProductCardSkeleton key={slot} />
            ))}
          </ProductGrid>
        </>
      );
    case 'failed':
      return <ErrorState failure={state.failure} onRetry={state.retry} level={1} popularGoods />;
    case 'closed':
      return <Nothing level={1} title={messages.closed} />;
    case 'open': {
      const feature = hasLoneCard(state.goods.length);
      return (
        <>
          <Hero title={state.banner?.title} lead={state.banner?.remark} background={state.banner?.url}>
            {state.endsAtMs !== null && <Countdown endsAtMs={state.endsAtMs} onEnd={onTurn} />}
          </Hero>
          {state.goods.length === 0 ? (
            <Nothing level={2} title={messages.empty} />
          ) : (
            <section aria-label={intl.formatMessage(messages.goods)}>
              <ProductGrid feature={feature}>
                {state.goods.map((goods, index) => (
                  <ProductCard
                    key={goods.goods_id}
                    {...productCardOf(goods, hrefs)}
                    level={2}
                    feature={feature && index === 0}
                  />
                ))}
              </ProductGrid>
            </section>
          )}
        </>
      );
    }
  }
}

interface HeroProps {
  readonly title?: string | undefined;
  readonly lead?: string | undefined;
  readonly background?: string | undefined;
  readonly children: ReactNode;
}

function Hero({ title, lead, background = '', children }: HeroProps) {
  const intl = useIntl();
  return (
    <SaleHero
      title={title ?? intl.formatMessage(messages.title)}
      lead={lead ?? intl.formatMessage(messages.lead)}
      background={background}
    >
      {children}
    </SaleHero>
  );
}

function Nothing({ level, title }: { readonly level: 1 | 2; readonly title: Sentence }) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  return (
    <EmptyState
      art="goods"
      popularGoods
      level={level}
      title={intl.formatMessage(title)}
      text={intl.formatMessage(messages.text, { days: returnWindowDays })}
      actions={<ButtonLink href={hrefs.category(null)}>{intl.formatMessage(messages.all)}</ButtonLink>}
    />
  );
}
