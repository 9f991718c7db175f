import type { PictureUpload } from '../../components/file-field/file-field.states.ts';
import { FileField } from '../../components/file-field/file-field.tsx';

export interface FormPicture {
  readonly id: number;
  readonly upload: PictureUpload;
}

export interface PictureChoices {
  readonly pictures: readonly FormPicture[];
  /** One more picture, or another one in place of `instead`. */
  readonly onPicture: (file: File, instead?: number) => void;
  readonly onSendAgain: (id: number) => void;
  readonly onRemove: (id: number) => void;
}

interface PictureFieldsProps extends PictureChoices {
  /** Of the first field, to which the summary of errors leads. */
  readonly id: string;
  readonly error: string | null;
  readonly maximum: number;
  readonly words: {
    readonly first: string;
    readonly another: string;
    readonly nth: (number: number) => string;
  };
}

/** The pictures there are, and room for one more. */
export function PictureFields(props: PictureFieldsProps) {
  const { id, error, pictures, maximum, words, onPicture, onSendAgain, onRemove } = props;
  return (
    <>
      {pictures.map((picture, place) => (
        <FileField
          key={picture.id}
          label={words.nth(place + 1)}
          upload={picture.upload}
          onChoose={(file) => onPicture(file, picture.id)}
          onRetry={() => onSendAgain(picture.id)}
          onRemove={() => onRemove(picture.id)}
          {...(place === 0 && { id, error })}
        />
      ))}
      {pictures.length < maximum && (
        <FileField
          key="next"
          label={pictures.length === 0 ? words.first : words.another}
          upload={{ status: 'empty' }}
          onChoose={(file) => onPicture(file)}
          onRetry={() => undefined}
          {...(pictures.length === 0 && { id, error })}
        />
      )}
    </>
  );
}

/** What keeps a form with pictures from being sent; null when nothing does. */
export function pictureProblem(pictures: readonly FormPicture[]): 'missing' | 'on-its-way' | null {
  if (pictures.some(({ upload }) => upload.status === 'uploading')) return 'on-its-way';
  return pictures.some(({ upload }) => upload.status === 'uploaded') ? null : 'missing';
}
