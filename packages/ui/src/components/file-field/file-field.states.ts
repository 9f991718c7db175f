import type { Failure } from '../../remote.ts';

export const fileFieldStates = [
  'Empty',
  'DragOver',
  'Uploading',
  'Uploaded',
  'TooLarge',
  'InvalidFormat',
  'ServerError',
  'Missing',
  'Disabled',
  'Replace',
  'LongNameDe',
] as const;

/** State of a picture upload; `fraction` from 0 to 1. */
export type PictureUpload =
  | { readonly status: 'empty' }
  | { readonly status: 'uploading'; readonly name: string; readonly fraction: number }
  | { readonly status: 'uploaded'; readonly name: string; readonly url: string }
  | {
      readonly status: 'failed';
      readonly name: string;
      /** `tooLarge` and `format` require another picture; a failed request can be retried. */
      readonly problem: 'tooLarge' | 'format' | Failure;
    };
