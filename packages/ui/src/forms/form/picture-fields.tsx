import type { PictureUpload } from '../../components/file-field/file-field.states.ts';
import { FileField } from '../../components/file-field/file-field.tsx';

export interface FormPicture {
  readonly id: number;
  readonly upload: PictureUpload;
}

export interface PictureFieldsProps {
  readonly pictures: readonly FormPicture[];
  readonly maximum: number;
  /** What one of them is called; `number` counts from 1. */
  readonly labelOf: (number: number) => string;
  /** What the free place is called. */
  readonly free: string;
  /** Of the field that the error is about, else of the first: the error summary jumps to it. */
  readonly id: string;
  readonly error: string | null;
  /** One more picture, or another one in place of `instead`. */
  readonly onPicture: (file: File, instead?: number) => void;
  readonly onSendAgain: (id: number) => void;
  readonly onRemove: (id: number) => void;
}

/** The pictures of a form, and room for one more. */
export function PictureFields(props: PictureFieldsProps) {
  const { pictures, maximum, labelOf, free } = props;
  const named = { id: props.id, error: props.error };
  const troubled = pictures.findIndex(({ upload }) => upload.status !== 'uploaded');
  const place = Math.max(0, props.error === null ? 0 : troubled);
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
          {...(number === place && named)}
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

/** What a form has to say about its pictures: one is on its way, one failed, or all is well. */
export function pictureProblem(pictures: readonly FormPicture[]): 'onItsWay' | 'failed' | null {
  if (pictures.some(({ upload }) => upload.status === 'uploading')) return 'onItsWay';
  return pictures.some(({ upload }) => upload.status === 'failed') ? 'failed' : null;
}

/** The pictures of a form and what can be done with them. */
export type PictureChoices = Pick<PictureFieldsProps, 'pictures' | 'onPicture' | 'onSendAgain' | 'onRemove'>;

/** What keeps a form that needs a picture from being sent; null when nothing does. */
export function neededPictureProblem(
  pictures: readonly FormPicture[],
): 'missing' | 'onItsWay' | 'failed' | null {
  return pictures.length === 0 ? 'missing' : pictureProblem(pictures);
}
