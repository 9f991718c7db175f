import { useIntl } from 'react-intl';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { specSheetMessages as messages } from './spec-sheet.messages.ts';

interface SpecValueProps {
  /** Null for goods that do not have it. */
  readonly value: string | null;
  /** Whether the compared goods differ in it. */
  readonly differs: boolean;
}

/** A value of a comparison. The row marks a difference with a color, which screen readers do not announce. */
export function SpecValue({ value, differs }: SpecValueProps) {
  const intl = useIntl();
  return (
    <>
      {value ?? <span aria-hidden="true">–</span>}
      {value === null && <VisuallyHidden>{intl.formatMessage(messages.unspecified)}</VisuallyHidden>}
      {differs && <VisuallyHidden> {intl.formatMessage(messages.differs)}</VisuallyHidden>}
    </>
  );
}
