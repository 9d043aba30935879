import type { AnyRecord, ReplyOf } from '@masthead/shared/platform/records/record.ts';
import { useQuery } from '@tanstack/react-query';
import { useScreenParams } from '../api/links.tsx';
import { Loaded } from '../forms/Loaded.tsx';
import { RecordEditor, type RecordScreen } from './RecordEditor.tsx';
import { recordQuery } from './record-query.ts';

/** The screen that edits one record, by the id in its address (web/README.md). */
export function RecordEdit<R extends AnyRecord, T extends ReplyOf<R>>(props: RecordScreen<R, T>) {
  const { record, list, get } = props;
  const { id } = useScreenParams(record.screen as 'siteEdit');
  const query = useQuery(recordQuery(get, id));
  return (
    <Loaded screen={record.screen} list={list} query={query}>
      {(stored) => <RecordEditor key={stored.id} {...props} stored={stored} />}
    </Loaded>
  );
}
