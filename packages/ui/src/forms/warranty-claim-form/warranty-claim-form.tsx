import { limits } from '@signal-shop/sdk/contract';
import type { IntlShape } from 'react-intl';
import { useIntl } from 'react-intl';
import { Button } from '../../components/button/button.tsx';
import { failureWords } from '../../components/error-state/error-state.tsx';
import { FileField } from '../../components/file-field/file-field.tsx';
import { InlineAlert } from '../../components/inline-alert/inline-alert.tsx';
import { TextArea } from '../../components/text-area/text-area.tsx';
import { Form } from '../form/form.tsx';
import { textProblem } from '../form/text-limit.ts';
import { useForm } from '../form/use-form.ts';
import { warrantyClaimFormMessages as words } from './warranty-claim-form.messages.ts';
import type { WarrantyClaimFormProps } from './warranty-claim-form.states.ts';

type Name = 'problem' | 'pictures';

const limit = limits.claimWarranty;

/** Reports a defect with pictures of it. Everything typed and sent lives outside, so that nothing is lost. */
export function WarrantyClaimForm(props: WarrantyClaimFormProps) {
  const { problem, sending, submitted = false } = props;
  const intl = useIntl();
  const form = useForm<Name>({
    values: { problem, pictures: '' },
    onValues: (values) => props.onProblem(values.problem),
    errors: claimErrors(props, intl),
    onValid: props.onSend,
    submitted,
  });
  if (sending.status === 'sent') {
    return (
      <InlineAlert tone="success" live>
        <p>{sending.message}</p>
        <p>{intl.formatMessage(words.answer)}</p>
      </InlineAlert>
    );
  }
  return (
    <Form form={form} label={intl.formatMessage(words.label)}>
      <TextArea
        {...form.field('problem')}
        label={intl.formatMessage(words.problem)}
        help={intl.formatMessage(words.problemHelp)}
        maxLength={limit.problem.maxLength}
        counter
      />
      <Pictures {...props} id={form.field('pictures').id} error={form.field('pictures').error} />
      {sending.status === 'failed' && (
        <InlineAlert tone="error" live>
          {failureWords(sending.failure, intl)}
        </InlineAlert>
      )}
      <Button type="submit" size="l" width="full" pending={sending.status === 'pending'}>
        {intl.formatMessage(words.send)}
      </Button>
    </Form>
  );
}

interface PicturesProps extends WarrantyClaimFormProps {
  readonly id: string;
  readonly error: string | null;
}

/** The pictures there are, and room for one more. */
function Pictures({ id, error, pictures, onPicture, onSendAgain, onRemove }: PicturesProps) {
  const intl = useIntl();
  const hasRoom = pictures.length < limit.credentials.maxItems;
  return (
    <>
      {pictures.map((picture, place) => (
        <FileField
          key={picture.id}
          label={intl.formatMessage(words.picture, { number: place + 1 })}
          upload={picture.upload}
          onChoose={(file) => onPicture(file, picture.id)}
          onRetry={() => onSendAgain(picture.id)}
          onRemove={() => onRemove(picture.id)}
          {...(place === 0 && { id, error })}
        />
      ))}
      {hasRoom && (
        <FileField
          key="next"
          label={intl.formatMessage(pictures.length === 0 ? words.first : words.another)}
          upload={{ status: 'empty' }}
          onChoose={(file) => onPicture(file)}
          onRetry={() => undefined}
          {...(pictures.length === 0 && { id, error })}
        />
      )}
    </>
  );
}

function claimErrors(
  { problem, pictures }: Pick<WarrantyClaimFormProps, 'problem' | 'pictures'>,
  intl: IntlShape,
): Partial<Record<Name, string>> {
  const isOnItsWay = pictures.some(({ upload }) => upload.status === 'uploading');
  const hasPicture = pictures.some(({ upload }) => upload.status === 'uploaded');
  return {
    ...(textProblem(problem, limit.problem) !== null && {
      problem: intl.formatMessage(words.problemMissing),
    }),
    ...((isOnItsWay || !hasPicture) && {
      pictures: intl.formatMessage(isOnItsWay ? words.pictureOnItsWay : words.pictureMissing),
    }),
  };
}
