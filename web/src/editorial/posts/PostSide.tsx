import { MultiSelect, TagsInput, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { isOut, newsItemMessages } from '@masthead/shared/editorial/posts/news-item.rules.ts';
import { hiddenSections, postStatus } from '@masthead/shared/editorial/posts/news-item.ts';
import type { EditedNewsItem } from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import {
  newsItemContent,
  type newsItemForm,
  newsItemLimits,
  slugOf,
} from '@masthead/shared/editorial/posts/news-item-form.ts';
import { planEndpoints } from '@masthead/shared/editorial/posts/plan.endpoints.ts';
import { postCheckEndpoints } from '@masthead/shared/editorial/posts/post-check.endpoints.ts';
import {
  checkPost,
  linksOf,
  mostLinks,
  postCheckMessages,
} from '@masthead/shared/editorial/posts/post-check.ts';
import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import type { Day } from '@masthead/shared/platform/values/dates.ts';
import { countFindings, inOrder } from '@masthead/shared/platform/values/findings.ts';
import { calendarMessages } from '@masthead/shared/workspace/calendar/calendar.messages.ts';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { call, queryOf } from '../../platform/api/call.ts';
import { DayField } from '../../platform/forms/DayField.tsx';
import { FindingList } from '../../platform/forms/FindingList.tsx';
import { sayingFailure } from '../../platform/forms/say-failure.ts';
import type { AreaForm } from '../../platform/forms/use-area-form.ts';
import { late } from '../../platform/ui/late.tsx';
import { SidePanel } from '../../platform/ui/SidePanel.tsx';
import { useAuthors } from '../authors/author.queries.ts';
import { PostStatus } from './PostStatus.tsx';
import { useSections } from './post.queries.ts';
import type { PostValues } from './post-values.ts';
import { ScheduleField } from './ScheduleField.tsx';
import { lineOf, type PostCommands } from './use-post-commands.ts';

const WorkflowPanel = late(async () => (await import('./WorkflowPanel.tsx')).WorkflowPanel);
const NotLive = late(async () => (await import('./NotLive.tsx')).NotLive);

interface Props {
  post: EditedNewsItem;
  area: AreaForm<typeof newsItemForm>;
  commands: PostCommands;
  /** When it is to go live, as chosen and not yet scheduled. */
  goLiveAt: string | null;
  onGoLiveAt: (at: string | null) => void;
}

/** Status, schedule, sections, authors and tags of a post. */
export function PostSide({ post, area, commands, goLiveAt, onGoLiveAt }: Props) {
  const { form } = area;
  const isReadOnly = post.edit_blocked !== null;
  const { values, errors } = form;
  return (
    <>
      <PostStatus post={post} />
      {isOut(post) && commands.hasDraft && <NotLive post={post} values={values} />}
      {(commands.hasDraft || !isOut(post)) && <PostCheck post={post} values={values} />}
      {post.workflow && <WorkflowPanel post={post} workflow={post.workflow} />}
      <PlannedField post={post} />
      <ScheduleField post={post} commands={commands} at={goLiveAt} onAt={onGoLiveAt} />
      <SectionsField
        post={post}
        value={values.section_ids}
        error={errors.section_ids}
        readOnly={isReadOnly}
        onChange={(ids) => form.setFieldValue('section_ids', ids)}
      />
      <AuthorsField
        value={values.authors}
        error={errors.authors}
        readOnly={isReadOnly}
        onChange={(ids) => form.setFieldValue('authors', ids)}
      />
      <TagsInput
        label="Tags"
        placeholder={values.tags.length === 0 ? newsItemMessages.typeTag : undefined}
        maxTags={newsItemLimits.tags}
        splitChars={[',', ';']}
        acceptValueOnBlur
        data-path="tags"
        readOnly={isReadOnly}
        value={values.tags}
        error={errors.tags}
        onChange={(tags) => form.setFieldValue('tags', tags)}
      />
      <TextInput
        label="Slug"
        placeholder={slugOf(values.headline)}
        {...lineOf({ form, isReadOnly }, 'slug')}
      />
    </>
  );
}

interface IdsProps {
  value: number[];
  error: React.ReactNode;
  readOnly: boolean;
  onChange: (ids: number[]) => void;
}

/** Why: before the names are there, a chosen one would show its bare number. */
const withUnknown = (options: { value: string; label: string }[], ids: number[]) => [
  ...options,
  ...ids
    .filter((id) => !options.some(({ value }) => value === String(id)))
    .map((id) => ({ value: String(id), label: '…' })),
];

function SectionsField({ post, value, onChange, ...field }: IdsProps & { post: EditedNewsItem }) {
  const { data = [], isError } = useSections(post.site_id);
  const options = data
    .filter(({ id, title }) => !hiddenSections.includes(title) || value.includes(id))
    .map(({ id, title }) => ({ value: String(id), label: title }));
  return (
    <MultiSelect
      {...field}
      label="Sections"
      placeholder={value.length === 0 ? 'Choose sections' : undefined}
      data-path="section_ids"
      searchable
      nothingFoundMessage="No sections match."
      data={withUnknown(options, value)}
      value={value.map(String)}
      error={isError ? sentences.notLoaded('sections') : field.error}
      onChange={(ids) => onChange(ids.map(Number))}
    />
  );
}

function AuthorsField({ value, onChange, ...field }: IdsProps) {
  const { data = [], isError } = useAuthors();
  const options = data.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <MultiSelect
      {...field}
      label="Authors"
      placeholder={value.length === 0 ? 'Choose authors' : undefined}
      data-path="authors"
      searchable
      limit={100}
      nothingFoundMessage="No authors match."
      data={withUnknown(options, value)}
      value={value.map(String)}
      error={isError ? sentences.notLoaded('authors') : field.error}
      onChange={(ids) => onChange(ids.map(Number))}
    />
  );
}

/** The planned day of a draft, saved immediately. Nothing is published by it. */
function PlannedField({ post }: { post: EditedNewsItem }) {
  const isDraft = post.status_code === postStatus.draft || post.status_code === postStatus.pending;
  const query = useQuery({
    ...queryOf(planEndpoints.get, { params: { id: post.id } }),
    enabled: isDraft,
    meta: { isQuiet: true },
  });
  const plan = useMutation({
    mutationFn: (day: Day | null) =>
      sayingFailure(
        calendarMessages.planFailed,
        call(planEndpoints.set, {
          body: { id: post.id, was: query.data?.planned_on ?? null, planned_on: day },
        }),
      ),
  });
  if (!isDraft) return null;
  const shown = plan.isPending ? plan.variables : (query.data?.planned_on ?? null);
  return (
    <DayField
      label="Planned for"
      description="For the calendar only. Nothing is published on this day."
      readOnly={post.edit_blocked !== null}
      disabled={!query.data}
      value={shown}
      onChange={(day) => plan.mutate(day)}
    />
  );
}

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

interface PostCheckProps {
  post: EditedNewsItem;
  /** What is typed. */
  values: PostValues;
}

/** What is in the way of a post, or worth a look, before readers get it; nothing when there is nothing. */
function PostCheck({ post, values }: PostCheckProps) {
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
