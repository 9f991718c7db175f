import type { Category, Contact, Term } from '@signal-shop/sdk/contract';
import { Flag } from '@signal-shop/sdk/contract';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { ShipToButton } from '../../components/ship-to-button/ship-to-button.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { useLinks } from '../../link/link-context.tsx';
import type { Remote } from '../../remote.ts';
import { ready } from '../../remote.ts';
import { bigSaleMessages } from '../../screens/flash-sale/big-sale/big-sale.messages.ts';
import { rafflesMessages } from '../../screens/rewards/raffles/raffles.messages.ts';
import { Brand } from '../brand/brand.tsx';
import { legalLinksMessages } from '../legal-links/legal-links.messages.ts';
import page from '../page/page.module.css';
import { FooterContact } from './footer-contact.tsx';
import { FooterPromises } from './footer-promises.tsx';
import { siteFooterMessages as messages } from './site-footer.messages.ts';
import styles from './site-footer.module.css';

export interface SiteFooterProps {
  readonly contact: Remote<Contact>;
  readonly categories: Remote<readonly Category[]>;
  /** Reopens the consent notice. */
  readonly onConsent: () => void;
  readonly terms: Remote<{ readonly terms: readonly Term[]; readonly policy: readonly Term[] }>;
}

const imprint = 'imprint';

interface Entry {
  readonly href: string;
  readonly label: string;
}

/** The footer: promises, contact and the site's links. */
export function SiteFooter({ contact, categories, terms, onConsent }: SiteFooterProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  const termLink = ({ title, name }: Term): Entry => ({ href: hrefs.policy(title), label: name });
  const support: readonly Entry[] = [
    { href: hrefs.support('faq'), label: intl.formatMessage(messages.faq) },
    { href: hrefs.support('trackOrder'), label: intl.formatMessage(messages.trackOrder) },
    { href: hrefs.support('download'), label: intl.formatMessage(messages.downloads) },
    { href: hrefs.about('contactUs'), label: intl.formatMessage(messages.contact) },
    { href: hrefs.about('aboutUs'), label: intl.formatMessage(messages.about) },
  ];
  // The legally required links do not wait for an answer: the withdrawal is hidden only if the server does not offer it.
  const required: readonly Entry[] = [
    { href: hrefs.policy(imprint), label: intl.formatMessage(legalLinksMessages.imprint) },
    ...(contact.status !== 'ready' || contact.value.withdrawal_offered === Flag.yes
      ? [{ href: hrefs.withdrawal(), label: intl.formatMessage(legalLinksMessages.withdraw) }]
      : []),
  ];
  const here = ready([
    { href: hrefs.bigSale, label: intl.formatMessage(bigSaleMessages.title) },
    { href: hrefs.raffles, label: intl.formatMessage(rafflesMessages.title) },
    { href: hrefs.pointStore, label: intl.formatMessage(messages.pointStore) },
    { href: hrefs.community, label: intl.formatMessage(messages.community) },
    { href: hrefs.warranty, label: intl.formatMessage(messages.warranty) },
    { href: hrefs.gift(), label: intl.formatMessage(messages.gift) },
  ]);
  return (
    <footer className={styles.footer}>
      <div className={`${page.page} ${styles.inside}`} data-band="dark">
        <FooterPromises />
        <div className={styles.columns}>
          <div className={styles.brand}>
            <Brand />
            <FooterContact contact={contact} />
          </div>
          {categories.status === 'ready' ? (
            categories.value.map((category) => (
              <Column key={category.id} title={category.name} source={categories}>
                {() => category.children.map(({ id, name }) => ({ href: hrefs.category(id), label: name }))}
              </Column>
            ))
          ) : (
            <>
              <Column title={intl.formatMessage(messages.products)} source={categories}>
                {() => []}
              </Column>
              {categories.status === 'loading' && <WaitingColumn />}
            </>
          )}
          <Column title={intl.formatMessage(messages.support)} source={ready(support)}>
            {(entries) => entries}
          </Column>
          <Column title={intl.formatMessage(messages.discover)} source={here}>
            {(entries) => entries}
          </Column>
        </div>
        <div className={styles.legal}>
          <Column title={intl.formatMessage(messages.legal)} source={terms} always={required}>
            {(value) =>
              [...value.policy, ...value.terms].filter(({ title }) => title !== imprint).map(termLink)
            }
          </Column>
          <button type="button" className={styles.link} onClick={onConsent}>
            {intl.formatMessage(messages.consent)}
          </button>
          <ShipToButton />
        </div>
        {contact.status !== 'failed' && (
          <p className={styles.copy}>
            {contact.status === 'ready' ? contact.value.site_copy : <Skeleton width="half" />}
          </p>
        )}
      </div>
    </footer>
  );
}

interface ColumnProps<Value> {
  readonly title: string;
  readonly source: Remote<Value>;
  /** Links that are shown whether the others load or not. */
  readonly always?: readonly Entry[];
  readonly children: (value: Value) => readonly Entry[];
}

/** A list of links. Hidden when it fails to load and has no fixed links. */
function Column<Value>({ title, source, always = [], children }: ColumnProps<Value>) {
  const id = useId();
  if (source.status === 'failed' && always.length === 0) return null;
  return (
    <nav aria-labelledby={id} className={styles.column}>
      <h2 id={id} data-text="label">
        {title}
      </h2>
      <ul>
        {source.status === 'ready' && <Entries entries={children(source.value)} />}
        {source.status === 'loading' && <Waiting count={waitingLinks + always.length} />}
        <Entries entries={always} />
      </ul>
    </nav>
  );
}

function Entries({ entries }: { readonly entries: readonly Entry[] }): ReactNode {
  const { Anchor } = useLinks();
  return entries.map((entry) => (
    <li key={entry.href}>
      <Anchor className={styles.link} href={entry.href}>
        {entry.label}
      </Anchor>
    </li>
  ));
}

/** The shop has two groups of goods; a second column keeps the place of the second. */
function WaitingColumn() {
  return (
    <div className={styles.column} aria-hidden="true">
      <Skeleton width="half" />
    </div>
  );
}

/** About as many links as a column gets. */
const waitingLinks = 5;

function Waiting({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, slot) => (
    <li key={slot} className={styles.link}>
      <Skeleton width="half" />
    </li>
  ));
}
