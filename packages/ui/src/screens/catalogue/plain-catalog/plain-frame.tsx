import { locales } from '@signal-shop/sdk/constants';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Brand } from '../../../chrome/brand/brand.tsx';
import { languageNames } from '../../../chrome/language-switch/language-names.ts';
import page from '../../../chrome/page/page.module.css';
import { useLocale } from '../../../intl/use-locale.ts';
import { plainCatalogMessages as messages } from './plain-catalog.messages.ts';
import styles from './plain-catalog.module.css';
import type { PlainCatalogHrefs } from './plain-catalog-props.ts';

interface PlainFrameProps {
  readonly hrefs: PlainCatalogHrefs;
  readonly children: ReactNode;
}

/** Logo, note and languages around a page for browsers without JavaScript: links only, nothing that needs a script. */
export function PlainFrame({ hrefs, children }: PlainFrameProps) {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <>
      <header className={styles.header} data-band="dark">
        <div className={`${page.page} ${styles.bar}`}>
          <Brand />
          <nav aria-label={intl.formatMessage(messages.languages)}>
            <ul className={styles.languages}>
              {locales.map((other) => (
                <li key={other}>
                  <a
                    className={styles.language}
                    href={hrefs.catalog(other)}
                    lang={other}
                    hrefLang={other}
                    aria-current={other === locale ? 'true' : undefined}
                  >
                    {languageNames[other]}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </header>
      <main className={`${page.page} ${page.stack}`}>
        <p className={styles.notice}>
          {intl.formatMessage(messages.notice)} <a href={`mailto:${hrefs.email}`}>{hrefs.email}</a>
        </p>
        {children}
      </main>
    </>
  );
}
