import { useIntl } from 'react-intl';
import { AboutLayout } from '../../../chrome/about-layout/about-layout.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { brandResponsibilityMessages as messages } from './brand-responsibility.messages.ts';
import styles from './brand-responsibility.module.css';

const commitments = [
  { key: 'repair', icon: 'retry', title: messages.repairTitle, text: messages.repairText },
  { key: 'package', icon: 'box', title: messages.packageTitle, text: messages.packageText },
  { key: 'people', icon: 'account', title: messages.peopleTitle, text: messages.peopleText },
  { key: 'honest', icon: 'check', title: messages.honestTitle, text: messages.honestText },
] as const;

/** The brand's responsibilities. */
export function BrandResponsibilityScreen() {
  const intl = useIntl();
  return (
    <AboutLayout
      active="brand"
      title={intl.formatMessage(messages.title)}
      lead={intl.formatMessage(messages.lead)}
    >
      <ul className={styles.list}>
        {commitments.map(({ key, icon, title, text }) => (
          <li key={key} className={styles.item} data-notch="l">
            <Icon name={icon} size={32} />
            <h2 data-text="h3">{intl.formatMessage(title)}</h2>
            <p>{intl.formatMessage(text)}</p>
          </li>
        ))}
      </ul>
    </AboutLayout>
  );
}
