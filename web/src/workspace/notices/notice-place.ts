import { type Notice, noticePath } from '@masthead/shared/platform/notices/notice.ts';
import { pathTo } from '../../platform/api/links.tsx';

/** The screen that a notification opens: its record, what it gathers, or home. */
export function placeOf({ kind, record, gathered }: Notice): string {
  if (gathered && kind === 'invoice') return pathTo('myInvoices');
  if (kind && record) return noticePath(kind, record);
  return pathTo(kind === 'chat-message' ? 'chat' : 'home');
}
