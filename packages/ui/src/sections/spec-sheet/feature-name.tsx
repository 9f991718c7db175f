import { useIntl } from 'react-intl';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { specSheetMessages as messages } from './spec-sheet.messages.ts';

interface FeatureNameProps {
  readonly name: string;
  /** Whether the compared products differ in it. */
  readonly differs: boolean;
}

/** The name of a row in a comparison. The row marks a difference with a color, which screen readers do not announce. */
export function FeatureName({ name, differs }: FeatureNameProps) {
  const intl = useIntl();
  return (
    <>
      {name}
      {differs && ' '}
      {differs && <VisuallyHidden>{intl.formatMessage(messages.differs)}</VisuallyHidden>}
    </>
  );
}
