import { returnWindowDays, supportReplyHours } from '@signal-shop/sdk/constants';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from '../../../components/link/link.tsx';
import { useLinks } from '../../../link/link-context.tsx';
import { Panel } from '../../../sections/page-frame/page-frame.tsx';
import styles from './next-steps.module.css';
import { paymentResultMessages as messages } from './payment-result.messages.ts';
import type { OutcomeName } from './payment-result.states.ts';

interface NextStepsProps {
  readonly outcome: OutcomeName;
  /** Whether the wallet did not pay. */
  readonly isWallet: boolean;
}

/** The next steps; after a failure, two ways to go on. */
export function NextSteps({ outcome, isWallet }: NextStepsProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  if (outcome === 'failed') {
    return (
      <Panel title={intl.formatMessage(messages.waysTitle)}>
        <ul className={styles.steps}>
          <Step title={intl.formatMessage(isWallet ? messages.otherWay : messages.otherCard)}>
            {intl.formatMessage(isWallet ? messages.otherWayText : messages.otherCardText)}
          </Step>
          <Step title={<Link href={hrefs.about('contactUs')}>{intl.formatMessage(messages.contact)}</Link>}>
            {intl.formatMessage(messages.contactText, { hours: supportReplyHours })}
          </Step>
        </ul>
      </Panel>
    );
  }
  return (
    <Panel title={intl.formatMessage(messages.nextTitle)}>
      <ol className={styles.steps} data-counted>
        {outcome === 'pending' ? (
          <Step title={intl.formatMessage(messages.bankStep)}>
            {intl.formatMessage(messages.bankStepText)}
          </Step>
        ) : (
          <Step title={intl.formatMessage(messages.packStep)}>
            {intl.formatMessage(messages.packStepText)}
          </Step>
        )}
        <Step title={intl.formatMessage(messages.shipStep)}>{intl.formatMessage(messages.shipStepText)}</Step>
        <Step title={intl.formatMessage(messages.returnStep)}>
          {intl.formatMessage(messages.returnStepText, { days: returnWindowDays })}
        </Step>
      </ol>
    </Panel>
  );
}

interface StepProps {
  readonly title: ReactNode;
  readonly children: string;
}

function Step({ title, children }: StepProps) {
  return (
    <li className={styles.step}>
      <h3 data-text="h4">{title}</h3>
      <p data-text="small" data-muted>
        {children}
      </p>
    </li>
  );
}
