import { points, reviewWindowDays } from '@signal-shop/sdk/constants';
import { limits } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { InlineAlert } from '../../components/inline-alert/inline-alert.tsx';
import { RatingInput } from '../../components/rating-input/rating-input.tsx';
import { TextArea } from '../../components/text-area/text-area.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import { useLastDay } from '../../intl/use-day.ts';
import { Form } from '../form/form.tsx';
import { FormEnd } from '../form/form-end.tsx';
import { PictureFields } from '../form/picture-fields.tsx';
import { SentNote } from '../form/sent-note.tsx';
import type { Form as FormState } from '../form/use-form.ts';
import { useForm } from '../form/use-form.ts';
import type { ReviewField } from './review-errors.ts';
import { reviewErrors } from './review-errors.ts';
import { reviewFormMessages as messages } from './review-form.messages.ts';
import styles from './review-form.module.css';
import type { ReviewDraft, ReviewFormProps } from './review-form.states.ts';

const limit = limits.storeReview;
const starsOf = { 1: '1', 2: '2', 3: '3', 4: '4', 5: '5' } as const satisfies Record<
  number,
  ReviewDraft['stars']
>;

/** A review of delivered goods: stars, text, pictures, and the URL where it was shared. */
export function ReviewForm(props: ReviewFormProps) {
  if (props.sending.status === 'sent') return <Thanks {...props.sending} />;
  if (props.closedAt !== null) return <Closed at={props.closedAt} draft={props.draft} />;
  return <OpenForm {...props} />;
}

function OpenForm(props: ReviewFormProps) {
  const { draft, sending, onDraftChange, submitted = false } = props;
  const intl = useIntl();
  const form = useForm<ReviewField>({
    values: { ...draft, pictures: '' },
    onValuesChange: ({ content, review_url }) => onDraftChange({ ...draft, content, review_url }),
    errors: reviewErrors(props, intl),
    onValid: props.onSend,
    submitted,
  });
  const { id, error } = form.field('stars');
  return (
    <Form form={form} label={intl.formatMessage(messages.label)}>
      <RatingInput
        legend={intl.formatMessage(messages.stars)}
        id={id}
        value={starsIn(draft)}
        error={error}
        onChange={(stars) => onDraftChange({ ...draft, stars: chosenStars(stars) })}
      />
      <TextArea
        {...form.field('content')}
        label={intl.formatMessage(messages.content)}
        help={intl.formatMessage(messages.contentHelp)}
        maxLength={limit.content.maxLength}
      />
      <Pictures {...props} form={form} />
      <Share form={form} />
      <FormEnd sending={sending} label={intl.formatMessage(messages.send)} />
    </Form>
  );
}

function starsIn({ stars }: ReviewDraft): number | null {
  return stars === '' ? null : Number(stars);
}

function chosenStars(stars: number): ReviewDraft['stars'] {
  return Object.values(starsOf).find((value) => value === String(stars)) ?? '';
}

interface PartProps {
  readonly form: FormState<ReviewField>;
}

function Pictures({ form, pictures, ...props }: ReviewFormProps & PartProps) {
  const intl = useIntl();
  const { id, error } = form.field('pictures');
  return (
    <PictureFields
      id={id}
      error={error}
      pictures={pictures}
      maximum={limit.pics.maxItems}
      labelOf={(number) => intl.formatMessage(messages.picture, { number })}
      free={intl.formatMessage(pictures.length === 0 ? messages.pictures : messages.another)}
      onPicture={props.onPicture}
      onSendAgain={props.onSendAgain}
      onRemove={props.onRemove}
    />
  );
}

/** The reward for sharing, and the field for the post's URL. */
function Share({ form }: PartProps) {
  const intl = useIntl();
  return (
    <div className={styles.share} data-notch="m">
      <p className={styles.bonus} data-text="h4">
        {intl.formatMessage(messages.share, { points: points.sharedReview })}
      </p>
      <p data-text="small">{intl.formatMessage(messages.shareHelp)}</p>
      <TextField
        {...form.field('review_url')}
        label={intl.formatMessage(messages.url)}
        mark="optional"
        type="url"
        placeholder="https://"
        autoComplete="off"
      />
    </div>
  );
}

/** The review period is over: the reason, and the draft to read and copy. */
function Closed({ at, draft }: { readonly at: number; readonly draft: ReviewDraft }) {
  const intl = useIntl();
  const day = useLastDay();
  return (
    <div className={styles.closed}>
      <InlineAlert tone="warning">
        {intl.formatMessage(messages.closed, { days: reviewWindowDays, day: day(at) })}
      </InlineAlert>
      <RatingInput
        legend={intl.formatMessage(messages.stars)}
        value={starsIn(draft)}
        disabled
        onChange={() => undefined}
      />
      {draft.content !== '' && <p className={styles.written}>{draft.content}</p>}
    </div>
  );
}

interface ThanksProps {
  readonly message: string;
  readonly earned: number;
  readonly points: number;
}

function Thanks({ message, earned, points: balance }: ThanksProps) {
  const intl = useIntl();
  return (
    <SentNote>
      <p>{message}</p>
      {earned > 0 && <p>{intl.formatMessage(messages.earned, { earned, points: balance })}</p>}
    </SentNote>
  );
}
