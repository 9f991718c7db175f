import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { Badge } from './badge/badge.tsx';
import { Checkbox } from './checkbox/checkbox.tsx';
import { ChoiceCards } from './choice-cards/choice-cards.tsx';
import { CodeField } from './code-field/code-field.tsx';
import { DateField } from './date-field/date-field.tsx';
import { Dialog } from './dialog/dialog.tsx';
import { FileField } from './file-field/file-field.tsx';
import { InlineAlert } from './inline-alert/inline-alert.tsx';
import { NumberStepper } from './number-stepper/number-stepper.tsx';
import { PasswordField } from './password-field/password-field.tsx';
import { TextField } from './text-field/text-field.tsx';

const nothing = () => {};
const own = { title: 'Of the caller', 'aria-keyshortcuts': 'p' };
const field = { label: 'Label', value: '', onChange: nothing, ...own };

test.each([
  ['input', <TextField key="" {...field} />],
  ['input', <PasswordField key="" {...field} autoComplete="new-password" />],
  ['input', <CodeField key="" {...field} delivery={{ status: 'idle' }} onSend={nothing} />],
  ['input', <NumberStepper key="" {...field} value={1} max={3} />],
  ['input', <Checkbox key="" {...own} label="Label" checked={false} onChange={nothing} />],
  [
    'input',
    <FileField
      key=""
      {...own}
      label="Label"
      upload={{ status: 'empty' }}
      onChoose={nothing}
      onRetry={nothing}
    />,
  ],
  ['fieldset', <DateField key="" {...field} />],
  ['fieldset', <ChoiceCards key="" {...own} legend="Legend" cards={[]} value="" onChange={nothing} />],
  [
    'span',
    <Badge key="" {...own} tone="info" icon="info">
      Text
    </Badge>,
  ],
  [
    'div',
    <InlineAlert key="" aria-keyshortcuts="p" tone="info">
      Text
    </InlineAlert>,
  ],
  [
    'dialog',
    <Dialog key="" aria-keyshortcuts="p" open title="Title" onClose={nothing}>
      Text
    </Dialog>,
  ],
] as const)('a %s takes the attributes of the caller (%#)', (tag, element) => {
  const { container } = render(
    <IntlProvider locale="en" onError={nothing}>
      {element}
    </IntlProvider>,
  );
  const named = [...container.querySelectorAll('[aria-keyshortcuts="p"]')];
  expect(named.map(({ localName }) => localName)).toEqual([tag]);
});

test('a disabled field for a code has a disabled button', () => {
  render(
    <IntlProvider locale="en" onError={nothing}>
      <CodeField {...field} disabled delivery={{ status: 'idle' }} onSend={nothing} />
    </IntlProvider>,
  );
  expect(screen.getByRole('button').matches(':disabled')).toBe(true);
});
