import { reasonsFor } from '@signal-shop/sdk/rules/after-sales-reasons';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { afterSalesReasonMessages } from '../../components/after-sales-badge/after-sales-badge.messages.ts';
import { NumberStepper } from '../../components/number-stepper/number-stepper.tsx';
import { RadioGroup } from '../../components/radio-group/radio-group.tsx';
import { SelectField } from '../../components/select-field/select-field.tsx';
import { TextArea } from '../../components/text-area/text-area.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import { PictureFields } from '../form/picture-fields.tsx';
import type { FormField } from '../form/use-form.ts';
import type { AfterSalesField, AfterSalesFormProps, AfterSalesKind } from './after-sales-draft.ts';
import { quantityOf, reasonOf } from './after-sales-draft.ts';
import { kindHelp, kindMessages, afterSalesFormMessages as messages } from './after-sales-form.messages.ts';
import styles from './after-sales-form.module.css';
import { afterSalesLimits as limit } from './after-sales-problems.ts';

interface FieldsProps extends AfterSalesFormProps {
  readonly kind: AfterSalesKind | null;
  readonly field: (name: AfterSalesField) => FormField;
}

/** The fields that the kind of request needs. */
export function AfterSalesFields(props: FieldsProps) {
  const { kind, offer, field } = props;
  return (
    <>
      {(offer.kinds.length > 1 || kind === null) && <Kinds {...props} />}
      {kind !== null && (
        <>
          <Reason {...props} kind={kind} />
          {kind !== 'refund' && <Quantity {...props} />}
          <Problem {...props} kind={kind} />
          <Vouchers {...props} />
          {kind !== 'refund' && <ReviewAddress field={field} />}
          <Note field={field} />
        </>
      )}
    </>
  );
}

function Kinds({ kind, offer, field }: FieldsProps) {
  const intl = useIntl();
  const { id, error, onChange } = field('kind');
  return (
    <RadioGroup<AfterSalesKind>
      legend={intl.formatMessage(messages.kind)}
      options={offer.kinds.map((one) => ({
        value: one,
        label: intl.formatMessage(kindMessages[one]),
        help: intl.formatMessage(kindHelp[one]),
      }))}
      value={kind}
      onChange={onChange}
      error={error}
      fieldId={id}
    />
  );
}

interface ChosenProps extends FieldsProps {
  readonly kind: AfterSalesKind;
}

function Reason({ kind, draft, field }: ChosenProps) {
  const intl = useIntl();
  return (
    <SelectField
      {...field('reason')}
      value={reasonOf(draft, kind) ?? ''}
      label={intl.formatMessage(messages.reason)}
      options={reasonsFor(kind).map((reason) => ({
        value: reason,
        label: intl.formatMessage(afterSalesReasonMessages[reason]),
      }))}
    />
  );
}

function Quantity({ draft, offer, field }: FieldsProps) {
  const intl = useIntl();
  const [exceeds, setExceeds] = useState(false);
  const { id, error, onChange } = field('quantity');
  const label = intl.formatMessage(messages.quantity);
  return (
    <Labelled id={id} label={label} help={intl.formatMessage(messages.quantityMost, { most: offer.most })}>
      <NumberStepper
        id={id}
        label={label}
        value={quantityOf(draft)}
        max={offer.most}
        error={error ?? (exceeds ? intl.formatMessage(messages.quantityExceeds) : null)}
        onCorrection={(correction) => setExceeds(correction === 'exceeds-maximum')}
        onChange={(quantity) => onChange(String(quantity))}
      />
    </Labelled>
  );
}

function Problem({ kind, field }: ChosenProps) {
  const intl = useIntl();
  return (
    <TextArea
      {...field('problem')}
      label={intl.formatMessage(messages.problem)}
      help={intl.formatMessage(messages.problemHelp)}
      maxLength={limit.problem.maxLength}
      {...(kind === 'refund' && { mark: 'optional' as const })}
    />
  );
}

function Vouchers({ field, ...props }: FieldsProps) {
  const intl = useIntl();
  const { id, error } = field('pictures');
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{intl.formatMessage(messages.vouchers)}</legend>
      <p data-text="small" data-muted>
        {intl.formatMessage(messages.vouchersHelp)}
      </p>
      <PictureFields
        {...props}
        id={id}
        error={error}
        maximum={limit.credentials.maxItems}
        labelOf={(number) => intl.formatMessage(messages.nthVoucher, { number })}
        free={intl.formatMessage(props.pictures.length === 0 ? messages.voucher : messages.anotherVoucher)}
      />
    </fieldset>
  );
}

function ReviewAddress({ field }: Pick<FieldsProps, 'field'>) {
  const intl = useIntl();
  return (
    <TextField
      {...field('comment_url')}
      label={intl.formatMessage(messages.address)}
      help={intl.formatMessage(messages.addressHelp)}
      mark="optional"
      type="url"
      autoComplete="url"
    />
  );
}

function Note({ field }: Pick<FieldsProps, 'field'>) {
  const intl = useIntl();
  return (
    <TextArea
      {...field('note')}
      label={intl.formatMessage(messages.note)}
      mark="optional"
      maxLength={limit.note.maxLength}
    />
  );
}

interface LabelledProps {
  readonly id: string;
  readonly label: string;
  readonly help: string;
  readonly children: ReactNode;
}

function Labelled({ id, label, help, children }: LabelledProps) {
  return (
    <div className={styles.labelled}>
      <label className={styles.legend} htmlFor={id}>
        {label}
      </label>
      {children}
      <p data-text="small" data-muted>
        {help}
      </p>
    </div>
  );
}
