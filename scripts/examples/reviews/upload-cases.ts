import type { ExampleCase } from '../example-case.ts';
import { example, exampleAfter } from '../example-case.ts';
import { largePicture, noPicture, smallPicture } from './pictures.ts';

export const uploadCases: readonly ExampleCase[] = [
  example('uploadPicture', 'success', 'A small picture', { file: smallPicture }),
  example('uploadPicture', 'imageTooLarge', 'Over 2 MB', { file: largePicture }),
  example('uploadPicture', 'imageFormatInvalid', 'Not a picture, despite its name', { file: noPicture }),
  example('uploadAvatar', 'success', 'A small picture', { file: smallPicture }),
  example('uploadAvatar', 'imageTooLarge', 'Over 2 MB', { file: largePicture }),
  example('uploadAvatar', 'imageFormatInvalid', 'Not a picture, despite its name', { file: noPicture }),
  example('listAvatars', 'success', 'The available pictures and decorations', {}),
  exampleAfter('listAvatars', 'uploaded', 'With an uploaded picture', async ({ shop }) => {
    await shop.uploadAvatar({ file: smallPicture });
    return {};
  }),
  example('useAvatar', 'success', 'Another picture with a crown', { avatar_id: 3, decoration_id: 101 }),
  example('useAvatar', 'avatarNotFound', 'No such picture', { avatar_id: 77 }),
];
