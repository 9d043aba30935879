import {
  type Notice,
  type NoticeKind,
  noticeScreens,
} from '@masthead/shared/platform/notices/notice.ts';
import { pathTo } from '../../platform/api/links.tsx';

/** The address of a record. */
export const pathOf = (kind: NoticeKind, { id, siteId }: NonNullable<Notice['record']>) =>
  kind === 'post'
    ? pathTo('postEdit', { siteId: siteId ?? 0, postId: id })
    : pathTo(noticeScreens[kind], { id });

/** The screen that a notification opens: its record, the invoices that it gathers, or home. */
export function placeOf({ kind, record, gathered }: Notice): string {
  if (gathered && kind === 'invoice') return pathTo('myInvoices');
  return kind && record ? pathOf(kind, record) : pathTo('home');
}
