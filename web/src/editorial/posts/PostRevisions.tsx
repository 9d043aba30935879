import { Button, Drawer, Text } from '@mantine/core';
import { newsItemMessages } from '@masthead/shared/editorial/posts/news-item.rules.ts';
import type { EditedNewsItem } from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import { sendDay } from '@masthead/shared/platform/values/dates.ts';
import historyStyles from '../../platform/forms/history.module.css';
import { byDay } from '../../platform/forms/history-days.ts';
import { Trouble } from '../../platform/ui/Trouble.tsx';
import { type PostRevision, useRevisions } from './post-revisions.queries.ts';
import { RevisionEntry } from './RevisionEntry.tsx';
import type { PostCommands, PostForm } from './use-post-commands.ts';

interface Props {
  post: EditedNewsItem;
  form: PostForm;
  commands: PostCommands;
  onClose: () => void;
}

/** What a post has said, by person and sitting, the newest first. */
export function PostRevisions({ onClose, ...props }: Props) {
  return (
    <Drawer.Root opened onClose={onClose} position="right" size={600} zIndex={150}>
      <Drawer.Overlay backgroundOpacity={0.35} />
      <Drawer.Content>
        <div className={historyStyles.head}>
          <Drawer.Title>Revisions</Drawer.Title>
          <Drawer.CloseButton aria-label="Close" />
        </div>
        <Drawer.Body>
          <Entries {...props} />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

function Entries(props: Omit<Props, 'onClose'>) {
  const query = useRevisions(props.post.id, props.commands.autosave.autosavedAt);
  if (!query.data) {
    if (!query.error)
      return (
        <Text my={14} role="status">
          Loading revisions…
        </Text>
      );
    const failure = newsItemMessages.revisionsFailed;
    return <Trouble failure={failure} error={query.error} onRetry={query.refetch} />;
  }
  const revisions = query.data.pages.flat();
  // Why: the next revision doesn't build on a proposal.
  const before = (revision: PostRevision) =>
    revisions.slice(revisions.indexOf(revision) + 1).find(({ proposal }) => !proposal) ?? null;
  if (revisions.length === 0) return <Text my={14}>No revisions yet.</Text>;
  return (
    <>
      {byDay(revisions.map((revision) => ({ ...revision, at: revision.saved_at }))).map(
        ({ day, rows }) => (
          <section key={day} className={historyStyles.day} aria-label={sendDay(day)}>
            <h3 className={historyStyles.dayTitle}>{sendDay(day)}</h3>
            <ol>
              {rows.map((row) => {
                const revision = revisions.find(({ id }) => id === row.id);
                return (
                  revision && (
                    <RevisionEntry
                      key={row.id}
                      {...props}
                      revision={revision}
                      previous={before(revision)}
                    />
                  )
                );
              })}
            </ol>
          </section>
        ),
      )}
      {query.hasNextPage && (
        <Button
          variant="default"
          fullWidth
          mt="md"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Show older revisions
        </Button>
      )}
    </>
  );
}
