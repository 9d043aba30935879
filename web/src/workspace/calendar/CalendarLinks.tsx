import { siteLabel } from '@masthead/shared/people/sites/site.record.ts';
import { calendarEndpoints } from '@masthead/shared/workspace/calendar/calendar.endpoints.ts';
import { calendarMessages } from '@masthead/shared/workspace/calendar/calendar.messages.ts';
import {
  type CalendarLink,
  kindLabel,
  type MarkKind,
  markKinds,
} from '@masthead/shared/workspace/calendar/calendar.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useSites } from '../../people/sites/site.queries.ts';
import { call, queryOf } from '../../platform/api/call.ts';
import {
  LinkFacts,
  LinkList,
  LinkRow,
  MakeLink,
  PrivateLinks,
} from '../../platform/forms/PrivateLinks.tsx';
import { DialogFrame } from '../../platform/ui/DialogFrame.tsx';
import { exactInstant } from '../../platform/ui/Instant.tsx';
import { toast } from '../../platform/ui/toast.tsx';
import type { CalendarSearch } from './calendar.queries.ts';

interface Props {
  /** A new link shows what is filtered now. */
  search: CalendarSearch;
  onClose: () => void;
}

/** Private links with which calendar apps read what the person may see. */
export function CalendarLinks({ search, onClose }: Props) {
  const query = useQuery({ ...queryOf(calendarEndpoints.links), meta: { isQuiet: true } });
  const kinds = search.kinds ? (search.kinds.split(',') as MarkKind[]) : [...markKinds];
  const words = useWords();
  const make = useMutation({
    mutationFn: () =>
      call(calendarEndpoints.createLink, { body: { siteId: search.siteId, kinds } }),
    onSuccess: () => toast(calendarMessages.linkMade),
  });
  return (
    <DialogFrame title="Calendar links" size={560} onClose={onClose}>
      <PrivateLinks>
        <MakeLink
          noun="calendar link"
          note={calendarMessages.linkOnce}
          copied={calendarMessages.linkCopied}
          make={make}
        >
          <LinkFacts>Shows {words({ siteId: search.siteId, kinds })}.</LinkFacts>
        </MakeLink>
        <LinkList
          query={query}
          failure={calendarMessages.linksFailed}
          none={calendarMessages.noLinks}
        >
          {(link) => <LinkOfPerson key={link.id} link={link} words={words(link)} />}
        </LinkList>
      </PrivateLinks>
    </DialogFrame>
  );
}

/** 'Articles and Events for Austin' */
function useWords() {
  const { data: sites = [] } = useSites();
  return ({ siteId, kinds }: Pick<CalendarLink, 'siteId' | 'kinds'>): string => {
    const site = sites.find(({ id }) => id === siteId);
    const list = new Intl.ListFormat('en').format(kinds.map((kind) => kindLabel[kind]));
    return `${list} for ${site ? siteLabel(site) : 'all sites'}`;
  };
}

function LinkOfPerson({ link, words }: { link: CalendarLink; words: string }) {
  const revoke = useMutation({
    mutationFn: () => call(calendarEndpoints.revokeLink, { params: { id: link.id } }),
    onSuccess: () => toast(calendarMessages.linkRevoked),
  });
  return (
    <LinkRow
      question={calendarMessages.revokeLink}
      detail={calendarMessages.revokeDetail}
      revoke={revoke}
    >
      {words}
      <LinkFacts>
        Created {exactInstant(link.createdAt)}.{' '}
        {link.openedAt ? `Last used ${exactInstant(link.openedAt)}.` : 'Not used yet.'}
      </LinkFacts>
    </LinkRow>
  );
}
