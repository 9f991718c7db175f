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

/** A picture on its way to the shop; `fraction` from 0 to 1. */
export type PictureUpload =
  | { readonly status: 'empty' }
  | { readonly status: 'uploading'; readonly name: string; readonly fraction: number }
  | { readonly status: 'uploaded'; readonly name: string; readonly url: string }
  | {
      readonly status: 'failed';
      readonly name: string;
      /** `tooLarge` and `format` need another picture; what failed on the way can be sent again. */
      readonly problem: 'tooLarge' | 'format' | Failure;
    };
