import { fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, test, vi } from 'vitest';
import { DateField } from './date-field.tsx';

test('[VAL-01] a date is left when the focus leaves all three parts, not between them', () => {
  const onBlur = vi.fn();
  render(
    <IntlProvider locale="en" onError={() => {}}>
      <DateField label="Date of birth" value="1994--" onChange={() => {}} onBlur={onBlur} />
    </IntlProvider>,
  );
  const [month, day, year] = ['Month', 'Day', 'Year'].map((name) => screen.getByLabelText(name));
  const leave = (part: HTMLElement | undefined, relatedTarget: HTMLElement | null = null) =>
    fireEvent.blur(part ?? document.body, { relatedTarget });
  leave(month, day);
  leave(day, year);
  expect(onBlur).not.toHaveBeenCalled();
  leave(year);
  expect(onBlur).toHaveBeenCalledOnce();
});
