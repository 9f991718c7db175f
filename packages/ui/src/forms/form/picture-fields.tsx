import type { PictureUpload } from '../../components/file-field/file-field.states.ts';
import { FileField } from '../../components/file-field/file-field.tsx';

export interface FormPicture {
  readonly id: number;
  readonly upload: PictureUpload;
}

export interface PictureFieldsProps {
  readonly pictures: readonly FormPicture[];
  readonly maximum: number;
  /** Label of a picture; `number` is one-based. */
  readonly labelOf: (number: number) => string;
  /** Label of the empty slot. */
  readonly free: string;
  /** Id of the field with the error, or else of the first: target of the error summary's link. */
  readonly id: string;
  readonly error: string | null;
  /** Adds a picture, or replaces `instead`. */
  readonly onPicture: (file: File, instead?: number) => void;
  readonly onSendAgain: (id: number) => void;
  readonly onRemove: (id: number) => void;
}

/** The pictures of a form, with a slot for one more. */
export function PictureFields(props: PictureFieldsProps) {
  const { pictures, maximum, labelOf, free } = props;
  const named = { id: props.id, error: props.error };
  const troubled = pictures.findIndex(({ upload }) => upload.status !== 'uploaded');
  const index = Math.max(0, props.error === null ? 0 : troubled);
  return (
    <>
      {pictures.map((picture, number) => (
        <FileField
          key={picture.id}
          label={labelOf(number + 1)}
          upload={picture.upload}
          onChoose={(file) => props.onPicture(file, picture.id)}
          onRetry={() => props.onSendAgain(picture.id)}
          onRemove={() => props.onRemove(picture.id)}
          {...(number === index && named)}
        />
      ))}
      {pictures.length < maximum && (
        <FileField
          key="next"
          label={free}
          upload={{ status: 'empty' }}
          onChoose={(file) => props.onPicture(file)}
          onRetry={() => undefined}
          {...(pictures.length === 0 && named)}
        />
      )}
    </>
  );
}

/** Why the pictures cannot be sent: an upload is in progress or failed; null otherwise. */
export function pictureProblem(pictures: readonly FormPicture[]): 'onItsWay' | 'failed' | null {
  if (pictures.some(({ upload }) => upload.status === 'uploading')) return 'onItsWay';
  return pictures.some(({ upload }) => upload.status === 'failed') ? 'failed' : null;
}

/** The pictures of a form and their actions. */
export type PictureChoices = Pick<PictureFieldsProps, 'pictures' | 'onPicture' | 'onSendAgain' | 'onRemove'>;

/** Like `pictureProblem`, for a form that requires a picture; null if it can be sent. */
export function neededPictureProblem(
  pictures: readonly FormPicture[],
): 'missing' | 'onItsWay' | 'failed' | null {
  return pictures.length === 0 ? 'missing' : pictureProblem(pictures);
}
