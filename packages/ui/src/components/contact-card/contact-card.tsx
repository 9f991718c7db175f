import { useLinks } from '../../link/link-context.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './contact-card.module.css';

export interface ContactCardProps {
  readonly region: string;
  readonly phone: string;
  readonly email: string;
}

/** Contact data of one region. */
export function ContactCard({ region, phone, email }: ContactCardProps) {
  const { Anchor } = useLinks();
  return (
    <article className={styles.card} data-notch="m">
      <h3 data-text="h4">{region}</h3>
      <Anchor className={styles.way} href={`tel:${phone.replaceAll(' ', '')}`}>
        <Icon name="phone" />
        {phone}
      </Anchor>
      <Anchor className={styles.way} href={`mailto:${email}`}>
        <Icon name="mail" />
        {email}
      </Anchor>
    </article>
  );
}
