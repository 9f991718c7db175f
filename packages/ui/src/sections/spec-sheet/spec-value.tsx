import { useIntl } from 'react-intl';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { specSheetMessages as messages } from './spec-sheet.messages.ts';

/** A value of a comparison; null for goods that do not have it. */
export function SpecValue({ value }: { readonly value: string | null }) {
  const intl = useIntl();
  if (value !== null) return value;
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{intl.formatMessage(messages.unspecified)}</VisuallyHidden>
    </>
  );
}
