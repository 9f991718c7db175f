import { returnWindowDays, supportReplyHours, warrantyYears } from '@signal-shop/sdk/constants';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { bannerCarouselMessages as messages } from './banner-carousel.messages.ts';
import styles from './hero-facts.module.css';

const facts = [messages.returns, messages.warranty, messages.shipping, messages.reply] as const;

/** The values of all facts: formatMessage ignores unused ones. */
const values = {
  days: returnWindowDays,
  years: warrantyYears,
  hours: supportReplyHours,
  b: (words: ReactNode[]) => <b key="b">{words}</b>,
};

/** The promises for every product, in a ruled bar at the bottom of the hero. */
export function HeroFacts() {
  const intl = useIntl();
  return (
    <ul className={styles.facts}>
      {facts.map((fact) => (
        <li key={fact.id}>{intl.formatMessage(fact, values)}</li>
      ))}
    </ul>
  );
}
