import type { SideBanner } from '@signal-shop/sdk/contract';
import { ButtonLink } from '../../components/button/button.tsx';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { PopupStage } from '../popup-stage/popup-stage.tsx';

export interface SeasonalPopupProps {
  readonly open: boolean;
  /** The banner with the offer; its text comes from the server. */
  readonly offer: SideBanner;
  /** URL of the sale's picture (window_pic); '' for none. */
  readonly picture: string;
  readonly onClose: () => void;
  /** The visitor follows the link of the offer. */
  readonly onFollow: () => void;
}

/** Links to the current sale (spec §4). */
export function SeasonalPopup({ open, offer, picture, onClose, onFollow }: SeasonalPopupProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={offer.title}
      footer={
        offer.link !== '' && (
          <ButtonLink variant="accent" width="full" iconStart="sale" href={offer.link} onClick={onFollow}>
            {offer.button}
          </ButtonLink>
        )
      }
    >
      <PopupStage
        goods={offer}
        src={picture === '' ? offer.url : picture}
        fit={picture === '' ? 'contain' : 'cover'}
      />
      <p data-text="lead">{offer.remark}</p>
    </Dialog>
  );
}
