import { useDebouncedValue } from '@mantine/hooks';
import { countFindings, inOrder } from '@masthead/shared/findings.ts';
import type { EditedNewsItem } from '@masthead/shared/news-items/news-item-edit.endpoints.ts';
import { newsItemContent } from '@masthead/shared/news-items/news-item-form.ts';
import { postCheckEndpoints } from '@masthead/shared/news-items/post-check.endpoints.ts';
import {
  checkPost,
  linksOf,
  mostLinks,
  postCheckMessages,
} from '@masthead/shared/news-items/post-check.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryOf } from '../app/call.ts';
import { FindingList } from '../forms/FindingList.tsx';
import { SidePanel } from '../ui/SidePanel.tsx';
import type { PostValues } from './post-values.ts';

/** Links are looked at when the fingers rest for this long. */
const settleMs = 800;
/** How often the panel asks while links are being looked up. */
const lookUpMs = 3000;

/** Where the links of a text lead, as far as that is known by now. */
function useLinks(body: string) {
  // Why as text: a text that links to the same is no reason to ask again.
  const [settled] = useDebouncedValue(linksOf(body).slice(0, mostLinks).join('\n'), settleMs);
  const { data } = useQuery({
    ...queryOf(postCheckEndpoints.checkLinks, { body: { urls: settled.split('\n') } }),
    enabled: settled !== '',
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.is_looking_up ? lookUpMs : false),
    meta: { isQuiet: true },
  });
  const linked = new Set(linksOf(body));
  return {
    links: (data?.links ?? []).filter(({ url }) => linked.has(url)),
    isLookingUp: settled !== '' && (data?.is_looking_up ?? false),
  };
}

interface Props {
  post: EditedNewsItem;
  /** What is typed. */
  values: PostValues;
}

/** What is in the way of a post, or worth a look, before readers get it; nothing when there is nothing. */
export function PostCheck({ post, values }: Props) {
  const { links, isLookingUp } = useLinks(values.body);
  const findings = inOrder(checkPost(post, newsItemContent.parse(values), links));
  if (findings.length === 0) return null;
  return (
    <SidePanel
      title={postCheckMessages.title}
      aside={<p role="status">{countFindings(findings)}</p>}
    >
      <FindingList findings={findings} isLookingUp={isLookingUp} />
    </SidePanel>
  );
}
