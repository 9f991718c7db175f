import type { ReactNode } from 'react';
import { Link } from '../../components/link/link.tsx';
import { Wave } from '../../components/wave/wave.tsx';
import { GhostModel } from '../../foundations/product-art/ghost-model.tsx';
import { ProductArt } from '../../foundations/product-art/product-art.tsx';
import { useLinks } from '../../link/link-context.tsx';
import styles from './auth-layout.module.css';

interface AuthLayoutProps {
  readonly title: string;
  readonly lead: string;
  /** `wide` where fields are side by side. */
  readonly size?: 'normal' | 'wide';
  readonly show?: 'headset' | 'mouse';
  readonly children: ReactNode;
}

const drawings = {
  headset: { kind: 'headset', colour: 'volt', model: 'G9000' },
  mouse: { kind: 'mouse', colour: 'volt', model: 'M625' },
} as const;

/** The card of the login, registration and password reset pages: the form beside a drawing of goods. */
export function AuthLayout({ title, lead, size = 'normal', show = 'headset', children }: AuthLayoutProps) {
  const goods = drawings[show];
  return (
    <div className={styles.screen}>
      <section className={styles.card} data-notch="xl" data-size={size}>
        <div className={styles.form}>
          <header className={styles.head}>
            <h1 data-text="h1" tabIndex={-1}>
              {title}
            </h1>
            <Wave />
            <p data-muted>{lead}</p>
          </header>
          {children}
        </div>
        <div className={styles.show} data-band="dark">
          <span className={styles.ghost}>
            <GhostModel model={goods.model} />
          </span>
          <ProductArt {...goods} />
        </div>
      </section>
    </div>
  );
}

/** Links to the other pages of the auth flow, below the form. */
export function AuthLinks({ children }: { readonly children: ReactNode }) {
  return <div className={styles.links}>{children}</div>;
}

/** The way back to logging in; under the form. */
export function LogInLink({ label }: { readonly label: string }) {
  const { hrefs } = useLinks();
  return (
    <AuthLinks>
      <Link variant="standalone" href={hrefs.logIn}>
        {label}
      </Link>
    </AuthLinks>
  );
}
