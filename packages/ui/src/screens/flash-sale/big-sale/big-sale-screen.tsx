import { returnWindowDays } from '@signal-shop/sdk/constants';
import type { SideBanner } from '@signal-shop/sdk/contract';
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
          <Hero banner="loading">
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
          <Hero banner={state.banner}>
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
  /** null for the shop's own words, without goods. */
  readonly banner: SideBanner | 'loading' | null;
  readonly children: ReactNode;
}

function Hero({ banner, children }: HeroProps) {
  const intl = useIntl();
  const words = banner === 'loading' ? null : banner;
  return (
    <SaleHero
      title={words?.title ?? intl.formatMessage(messages.title)}
      lead={words?.remark ?? intl.formatMessage(messages.lead)}
      background=""
      goods={banner === null || banner === 'loading' ? banner : { ...banner, pic_index: banner.url }}
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
