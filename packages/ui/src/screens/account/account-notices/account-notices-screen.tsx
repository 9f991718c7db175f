import type { RequestedNotice } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { Badge } from '../../../components/badge/badge.tsx';
import { Button, ButtonLink } from '../../../components/button/button.tsx';
import { firstClick } from '../../../components/button/first-click.ts';
import { EmptyState } from '../../../components/empty-state/empty-state.tsx';
import { GoodsRow } from '../../../components/goods-row/goods-row.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden/visually-hidden.tsx';
import { moveFocusOnUnmount } from '../../../focus/move-focus-on-unmount.ts';
import { useLinks } from '../../../link/link-context.tsx';
import { AccountList } from '../../../sections/account-list/account-list.tsx';
import { AccountFrame } from '../../../sections/page-frame/page-frame.tsx';
import { goodsRowOf } from '../../../views/goods-row-of.ts';
import { accountNoticesMessages as messages } from './account-notices.messages.ts';
import type { AccountNoticesScreenProps } from './account-notices.states.ts';

/** The goods that the shop will send an email about. */
export function AccountNoticesScreen({ state, pending, onRemove, hrefOf }: AccountNoticesScreenProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  const title = intl.formatMessage(messages.title);
  const isEmpty = state.status === 'ready' && state.view.total === 0;
  return (
    <AccountFrame title={title} {...(!isEmpty && { lead: intl.formatMessage(messages.lead) })}>
      <AccountList
        state={state}
        label={title}
        keyOf={keyOf}
        draw={(notice) => (
          <NoticeRow
            notice={notice}
            pending={pending !== null && keyOf(notice) === keyOf(pending)}
            onRemove={() => onRemove(notice)}
          />
        )}
        hrefOf={hrefOf}
        empty={
          <EmptyState
            art="goods"
            title={intl.formatMessage(messages.empty)}
            text={intl.formatMessage(messages.emptyText)}
            actions={<ButtonLink href={hrefs.category(null)}>{intl.formatMessage(messages.shop)}</ButtonLink>}
          />
        }
      />
    </AccountFrame>
  );
}

function keyOf({ goods, kind }: RequestedNotice): string {
  return `${goods.goods_id} ${kind}`;
}

interface NoticeRowProps {
  readonly notice: RequestedNotice;
  readonly pending: boolean;
  readonly onRemove: () => void;
}

function NoticeRow({ notice: { goods, kind }, pending, onRemove }: NoticeRowProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  return (
    <GoodsRow
      {...goodsRowOf({ ...goods, goods_name: goods.name, thumbnail: goods.pic_index }, hrefs)}
      note={goods.goods_desc}
      status={
        <Badge tone="neutral" icon={kind === 'backInStock' ? 'box' : 'sale'}>
          {intl.formatMessage(messages[kind])}
        </Badge>
      }
    >
      <div ref={moveFocusOnUnmount}>
        <Button variant="secondary" size="s" pending={pending} onClick={firstClick(onRemove)}>
          <span aria-hidden="true">{intl.formatMessage(messages.remove)}</span>
          <VisuallyHidden>{intl.formatMessage(messages.removeNamed, { name: goods.name })}</VisuallyHidden>
        </Button>
      </div>
    </GoodsRow>
  );
}
