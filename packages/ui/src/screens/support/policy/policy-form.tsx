import type { TermText } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { Button, ButtonLink } from '../../../components/button/button.tsx';
import { CopyButton } from '../../../components/copy-field/copy-button.tsx';
import type { CopyText } from '../../../components/copy-field/use-copy.ts';
import { Link } from '../../../components/link/link.tsx';
import { RichText } from '../../../components/rich-text/rich-text.tsx';
import { useLinks } from '../../../link/link-context.tsx';
import { Printed } from '../../../sections/order-sheet/printed.tsx';
import { TitledSection } from '../../../sections/page-frame/titled-section.tsx';
import { policyMessages as messages } from './policy.messages.ts';
import styles from './policy.module.css';

interface PolicyFormProps {
  readonly text: TermText & { readonly form: NonNullable<TermText['form']> };
  readonly onCopy: CopyText;
  readonly onPrint: () => void;
}

/** A form of a policy to print, copy or send by email; printed with its policy, without the rest of the page. */
export function PolicyForm({ text: { name, blocks, form }, onCopy, onPrint }: PolicyFormProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  const mail = `mailto:${form.email}?subject=${encodeURIComponent(form.name)}&body=${encodeURIComponent(form.text)}`;
  return (
    <TitledSection title={form.name} size="h3" className={styles.form}>
      <p className={styles.formText}>{form.text}</p>
      <div className={styles.actions}>
        <Button variant="secondary" size="s" iconStart="document" onClick={onPrint}>
          {intl.formatMessage(messages.print)}
        </Button>
        <CopyButton text={form.text} onCopy={onCopy}>
          {intl.formatMessage(messages.copy)}
        </CopyButton>
        <ButtonLink variant="secondary" size="s" iconStart="mail" href={mail}>
          {intl.formatMessage(messages.mail)}
        </ButtonLink>
      </div>
      <p>
        <Link variant="standalone" href={hrefs.withdrawal()}>
          {intl.formatMessage(messages.withdraw)}
        </Link>
      </p>
      <Printed>
        <article className={styles.form}>
          <p data-text="h3">{name}</p>
          <RichText blocks={blocks} />
          <p data-text="h3">{form.name}</p>
          <p className={styles.formText}>{form.text}</p>
        </article>
      </Printed>
    </TitledSection>
  );
}
