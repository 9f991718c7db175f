import type { Currency, Locale } from '@signal-shop/sdk/contract';
import { useId } from 'react';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import announcement from '../announcement-bar/announcement-bar.module.css';
import page from '../page/page.module.css';
import styles from './market-offer.module.css';
import { marketOfferTexts } from './market-offer-texts.ts';

/** A language and a country of delivery. */
export interface OfferedMarket {
  readonly lang: Locale;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly currency: Currency;
}

export interface MarketOfferProps {
  readonly market: OfferedMarket;
  readonly onAccept: () => void;
  readonly onDismiss: () => void;
}

/** Offers the language and the country that the browser prefers, in place of the announcements and as high as they are. */
export function MarketOffer({ market: { lang, country, currency }, onAccept, onDismiss }: MarketOfferProps) {
  const id = useId();
  const { question, accept, dismiss } = marketOfferTexts[lang];
  const name = new Intl.DisplayNames(lang, { type: 'region' }).of(country) ?? country;
  return (
    <section className={announcement.bar} lang={lang} aria-labelledby={id}>
      <div className={`${page.page} ${announcement.inside} ${styles.inside}`} data-band="dark">
        <p id={id} className={styles.question}>
          {question(name, currency)}
        </p>
        <button type="button" className={styles.accept} onClick={onAccept}>
          {accept}
        </button>
        <IconButton icon="close" label={dismiss} onClick={onDismiss} />
      </div>
    </section>
  );
}
