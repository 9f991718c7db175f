import { useIntl } from 'react-intl';
import { InlineAlert } from '../../../components/inline-alert/inline-alert.tsx';
import { Link } from '../../../components/link/link.tsx';
import { useLinks } from '../../../link/link-context.tsx';
import { checkoutMessages as messages } from './checkout.messages.ts';
import type { PointsView } from './checkout.states.ts';

/** The balance after the order, or how many points are missing and how to earn them. */
export function PointsNote({ points: { cost, balance } }: { readonly points: PointsView }) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  if (balance === null) return null;
  if (balance >= cost) {
    return (
      <p data-text="small" data-muted>
        {intl.formatMessage(messages.pointsLeft, { balance, left: balance - cost })}
      </p>
    );
  }
  return (
    <InlineAlert
      tone="warning"
      title={intl.formatMessage(messages.pointsShort)}
      action={
        <Link variant="standalone" href={hrefs.points}>
          {intl.formatMessage(messages.pointsEarn)}
        </Link>
      }
    >
      {intl.formatMessage(messages.pointsMissing, { balance, missing: cost - balance })}
    </InlineAlert>
  );
}
