import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import type { PictureUpload } from '../../components/file-field/file-field.states.ts';
import { useLocale } from '../../intl/use-locale.ts';
import { loading } from '../../remote.ts';
import type { InLocale } from '../../stories/fixtures/answers.ts';
import { failed, network } from '../../stories/fixtures/failures.ts';
import { avatarOptions, readyAvatarOptions } from '../../stories/fixtures/profiles.ts';
import { Section } from '../../stories/section.tsx';
import { profilePage } from '../../stories/shop-pages.ts';
import type { AvatarSaving, AvatarUploadProps } from './avatar-upload.states.ts';
import { AvatarUpload } from './avatar-upload.tsx';

interface PictureStoryProps {
  readonly look: InLocale<AvatarUploadProps['avatarOptions']>;
  readonly saving: AvatarSaving;
  readonly upload: PictureUpload;
  readonly onAvatar: (id: number) => void;
  readonly onSendAgain: () => void;
}

function PictureStory({ look, ...props }: PictureStoryProps) {
  return (
    <Section>
      <AvatarUpload {...props} avatarOptions={look(useLocale())} onFile={fn()} onForget={fn()} />
    </Section>
  );
}

const name = 'ada.png';
const args: PictureStoryProps = {
  look: readyAvatarOptions(),
  saving: { status: 'idle' },
  upload: { status: 'empty' },
  onAvatar: fn(),
  onSendAgain: fn(),
};

const meta = preview.meta({ component: PictureStory, parameters: { shop: profilePage }, args });

export default meta;

export const Ready = meta.story({});

Ready.test(
  '[USER-02] a press selects one of the shop’s pictures',
  async ({ args: { onAvatar }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bolt' }));
    await expect(onAvatar).toHaveBeenCalledWith(6);
  },
);

export const Uploaded = meta.story({
  args: { upload: { status: 'uploaded', name, url: avatarOptions('en').avatar } },
});
export const Uploading = meta.story({ args: { upload: { status: 'uploading', name, fraction: 0.6 } } });
export const TooLarge = meta.story({ args: { upload: { status: 'failed', name, problem: 'tooLarge' } } });
export const InvalidFormat = meta.story({ args: { upload: { status: 'failed', name, problem: 'format' } } });
export const SendAgain = meta.story({ args: { upload: { status: 'failed', name, problem: network } } });

SendAgain.test(
  '[USER-02] a failed upload can be retried',
  async ({ args: { onSendAgain }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onSendAgain).toHaveBeenCalledOnce();
  },
);

export const Saving = meta.story({ args: { saving: { status: 'pending', id: 3 } } });
export const SaveFailed = meta.story({ args: { saving: { status: 'failed', failure: network } } });
export const Loading = meta.story({ args: { look: () => loading } });
export const Failed = meta.story({ args: { look: () => failed(network) } });
export const German = meta.story({ globals: { locale: 'de' } });
