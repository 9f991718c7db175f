import { useIntl } from 'react-intl';
import type { Sentence } from '../../intl/messages.ts';
import type { Form, FormField } from './use-form.ts';

/** The props of a field, its label included. */
export function useLabelledFields<Name extends string>(
  form: Pick<Form<Name>, 'field'>,
  labelOf: (name: Name) => Sentence,
): (name: Name) => FormField & { readonly label: string } {
  const intl = useIntl();
  return (name) => ({ ...form.field(name), label: intl.formatMessage(labelOf(name)) });
}
