import { fn } from 'storybook/test';
import type { FormPicture } from '../forms/form/picture-fields.tsx';
import type { InLocale } from './fixtures/answers.ts';

/** The args of stories of a request with pictures, which asks first whether the customer contacted the service. */
export interface PictureFormStoryProps<Draft, Sending> {
  readonly begin: Draft;
  readonly contacted: boolean;
  readonly pictures: readonly FormPicture[];
  readonly sending: InLocale<Sending>;
  readonly submitted: boolean;
  readonly onContacted: () => void;
  readonly onSend: () => void;
  readonly onSendAgain: (id: number) => void;
}

/** The args of a form that waits for its first input. */
export function pictureFormArgs<Draft>(begin: Draft) {
  return {
    begin,
    contacted: true,
    pictures: [],
    sending: () => ({ status: 'idle' as const }),
    submitted: false,
    onContacted: fn(),
    onSend: fn(),
    onSendAgain: fn(),
  };
}
