import { profileHead } from '@signal-shop/ui/chrome/page-head/heads/account/profile.messages.ts';
import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import { AccountProfileScreen } from '@signal-shop/ui/screens/account/account-profile/account-profile-screen.tsx';
import type { AccountDeletionProps } from '@signal-shop/ui/sections/account-deletion/account-deletion.states.ts';
import type { AvatarUploadProps } from '@signal-shop/ui/sections/avatar-upload/avatar-upload.states.ts';
import { useAtomValue, useSetAtom } from 'jotai';
import { saveFile } from '../../browser/save-file.ts';
import { withRetry } from '../../shell/with-retry.ts';
import {
  changeDeletionConfirmation,
  closeDeletion,
  deleteAccount,
  deletionConfirmationAtom,
  deletionDialogAtom,
  keepAccount,
  keepingAtom,
  openDeletion,
} from '../../state/account/account-deletion.ts';
import {
  customerNoteAtom,
  featuredOrderAtom,
  usableCouponsAtom,
} from '../../state/account/account-overview.ts';
import {
  avatarOptionsAtom,
  avatarSavingAtom,
  chooseAvatar,
  forgetOwnPicture,
  ownUploadAtom,
  refetchAvatarOptions,
  sendOwnPicture,
  sendOwnPictureAgain,
} from '../../state/account/avatar.ts';
import { dataExportAtom, downloadPersonalData } from '../../state/account/personal-data.ts';
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
import { readyOr } from '../../state/queries/query-state.ts';
import { deliveryCountriesAtom } from '../../state/site/delivery-countries.ts';
import { AccountArea } from './account-area.tsx';

export function AccountProfilePage() {
  const save = useSetAtom(saveProfile);
  const download = useSetAtom(downloadPersonalData);
  const { copy } = useAtomValue(environmentAtom);

  return (
    <AccountArea active="profile">
      <PageHead {...profileHead} />
      <AccountProfileScreen
        state={withRetry(useAtomValue(profileAtom), useSetAtom(refetchProfile))}
        form={{
          countryCodes: readyOr(useAtomValue(deliveryCountriesAtom), []).map(({ code }) => code),
          draft: useAtomValue(profileForm.valuesAtom),
          saving: useAtomValue(profileSavingAtom),
          onDraftChange: useSetAtom(changeProfile),
          onSave: () => void save(),
        }}
        picture={useAvatarUpload()}
        overview={{
          note: useAtomValue(customerNoteAtom),
          order: useAtomValue(featuredOrderAtom),
          coupons: useAtomValue(usableCouponsAtom),
        }}
        dataExport={{ state: useAtomValue(dataExportAtom), onDownload: () => void download(saveFile) }}
        deletion={useDeletion()}
        inviteLink={useAtomValue(inviteLinkAtom)}
        onCopy={copy}
      />
    </AccountArea>
  );
}

function useDeletion(): AccountDeletionProps {
  const remove = useSetAtom(deleteAccount);
  const keep = useSetAtom(keepAccount);
  return {
    dialog: useAtomValue(deletionDialogAtom),
    confirmation: useAtomValue(deletionConfirmationAtom),
    keeping: useAtomValue(keepingAtom),
    onOpen: useSetAtom(openDeletion),
    onClose: useSetAtom(closeDeletion),
    onConfirmation: useSetAtom(changeDeletionConfirmation),
    onDelete: () => void remove(),
    onKeep: () => void keep(),
  };
}

function useAvatarUpload(): AvatarUploadProps {
  const choose = useSetAtom(chooseAvatar);
  const send = useSetAtom(sendOwnPicture);
  const sendAgain = useSetAtom(sendOwnPictureAgain);
  return {
    avatarOptions: withRetry(useAtomValue(avatarOptionsAtom), useSetAtom(refetchAvatarOptions)),
    saving: useAtomValue(avatarSavingAtom),
    upload: useAtomValue(ownUploadAtom),
    onAvatar: (id) => void choose(id),
    onFile: (file) => void send(file),
    onSendAgain: () => void sendAgain(),
    onForget: useSetAtom(forgetOwnPicture),
  };
}
