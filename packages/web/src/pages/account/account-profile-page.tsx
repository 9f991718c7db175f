import { profileHead } from '@signal-shop/ui/chrome/page-head/heads/account/profile.messages.ts';
import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import { AccountProfileScreen } from '@signal-shop/ui/screens/account-profile/account-profile-screen.tsx';
import type { AvatarUploadProps } from '@signal-shop/ui/sections/avatar-upload/avatar-upload.states.ts';
import { useAtomValue, useSetAtom } from 'jotai';
import {
  avatarSavingAtom,
  chooseAvatar,
  forgetOwnPicture,
  looksAtom,
  ownUploadAtom,
  refetchLooks,
  sendOwnPicture,
  sendOwnPictureAgain,
} from '../../state/account/avatar.ts';
import {
  changeProfile,
  inviteLinkAtom,
  profileAtom,
  profileForm,
  profileSavingAtom,
  refetchProfile,
  saveProfile,
} from '../../state/account/profile.ts';
import { environmentAtom } from '../../state/core/environment-atom.ts';
import { withRetry } from '../shared/with-retry.ts';
import { AccountArea } from './account-area.tsx';

export function AccountProfilePage() {
  const save = useSetAtom(saveProfile);
  const { copy } = useAtomValue(environmentAtom);

  return (
    <AccountArea active="profile">
      <PageHead {...profileHead} />
      <AccountProfileScreen
        state={withRetry(useAtomValue(profileAtom), useSetAtom(refetchProfile))}
        form={{
          draft: useAtomValue(profileForm.valuesAtom),
          saving: useAtomValue(profileSavingAtom),
          onDraft: useSetAtom(changeProfile),
          onSave: () => void save(),
        }}
        picture={useAvatarUpload()}
        inviteLink={useAtomValue(inviteLinkAtom)}
        onCopy={copy}
      />
    </AccountArea>
  );
}

function useAvatarUpload(): AvatarUploadProps {
  const choose = useSetAtom(chooseAvatar);
  const send = useSetAtom(sendOwnPicture);
  const sendAgain = useSetAtom(sendOwnPictureAgain);
  return {
    looks: withRetry(useAtomValue(looksAtom), useSetAtom(refetchLooks)),
    saving: useAtomValue(avatarSavingAtom),
    upload: useAtomValue(ownUploadAtom),
    onAvatar: (id) => void choose(id),
    onFile: (file) => void send(file),
    onSendAgain: () => void sendAgain(),
    onForget: useSetAtom(forgetOwnPicture),
  };
}
