import { markKinds } from '@masthead/shared/workspace/calendar/calendar.ts';
import { bulkActionRows } from '../../editorial/posts/bulk.store.ts';
import { savedViewRows } from '../../editorial/posts/saved-view.store.ts';
import { outboxRows } from '../../email/outbox/outbox.store.ts';
import { invoiceFileRows } from '../../finance/invoices/invoice-file.store.ts';
import { calendarLinkRows } from '../../workspace/calendar/calendar-link.store.ts';
import { chatRows, chatVisitRows } from '../../workspace/chat/chat.store.ts';
import { noticeRows } from '../notices/notice.store.ts';
import { type Build, foreignId, ownerId, type Row } from './isolation-ids.testing.ts';
import type { RowRule } from './rows.ts';

interface Other {
  rows: RowRule;
  build: Build;
  /** A row of another table that belongs to it. */
  part?: (id: number) => [table: string, row: Row];
}

const uuidOf = (id: number) => `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`;
/** What the file of an invoice is called where it lies. */
export const fileKey = (id: number) => String(id).padStart(32, 'a');

/** What is in no list of records, and still somebody's: a foreign one of each. */
export const alsoBuilt: Record<string, Other> = {
  'invoice-file': {
    rows: invoiceFileRows,
    build: (id, name) => [
      'invoice_uploads',
      {
        id,
        name,
        key: fileKey(id),
        kind: 'pdf',
        bytes: 1,
        invoice_id: foreignId,
        created_by: foreignId,
      },
    ],
    part: (id) => [
      'invoice_files',
      { id, invoice_id: foreignId, upload_id: id, position: id, name: 'a.pdf' },
    ],
  },
  'sent-message': {
    rows: outboxRows,
    build: (id, subject) => [
      'outbox_messages',
      {
        id,
        subject,
        purpose: 'test',
        sender_line: 'A',
        recipient: 'a@example.com',
        html: '',
        text: '',
        headers: {},
      },
    ],
  },
  'saved-view': {
    rows: savedViewRows,
    build: (id, name) => [
      'saved_views',
      { id, name, user_id: ownerId, type: 'article', filters: {} },
    ],
  },
  'calendar-link': {
    rows: calendarLinkRows,
    build: (id) => [
      'calendar_links',
      { id, user_id: ownerId, token_hash: `\\x${id}1`, kinds: [...markKinds] },
    ],
  },
  'bulk-act': {
    rows: bulkActionRows,
    build: (id) => ['news_item_acts', { id, user_id: ownerId, act: 'tag', type: 'article' }],
    part: (id) => [
      'news_item_act_rows',
      { act_id: id, news_item_id: foreignId, version: 1, draft_version: 0, before: {} },
    ],
  },
  notice: {
    rows: noticeRows,
    build: (id) => [
      'notices',
      {
        id,
        user_id: ownerId,
        event: 'invoice-approved',
        record_kind: 'invoice',
        record_id: foreignId,
      },
    ],
  },
  'chat-message': {
    rows: chatRows,
    build: (id, message) => [
      'chat_messages',
      { id, user_id: ownerId, client_id: uuidOf(id), type: 'text', message },
    ],
  },
  'chat-visit': {
    rows: chatVisitRows,
    build: (id) => ['chat_visits', { id, user_id: ownerId, client_id: uuidOf(id) }],
  },
};

export const alsoBuiltKinds = Object.keys(alsoBuilt);
