import { Box, Button, Group, Text } from '@mantine/core';
import { newsItemMessages } from '@masthead/shared/editorial/posts/news-item.rules.ts';
import {
  type EditedNewsItem,
  newsItemEditEndpoints,
} from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { Differences } from '../../platform/forms/Differences.tsx';
import {
  differencesOf,
  type FieldLabels,
  isSame,
  labelOf,
} from '../../platform/forms/field-words.ts';
import historyStyles from '../../platform/forms/history.module.css';
import { clockOf, whenOf } from '../../platform/forms/history-days.ts';
import { ChoiceBar } from '../../platform/ui/ChoiceBar.tsx';
import { StatusDot } from '../../platform/ui/StatusDot.tsx';
import { toastFailure, toastUndo } from '../../platform/ui/toast.tsx';
import { type PostRevision, useRevision } from './post-revisions.queries.ts';
import { type PostValues, valuesOfContent } from './post-values.ts';
import type { PostCommands, PostForm } from './use-post-commands.ts';
import { usePostLabels } from './use-post-labels.tsx';

interface Props {
  post: EditedNewsItem;
  form: PostForm;
  commands: PostCommands;
  revision: PostRevision;
  /** The sitting before; null for the oldest that is known. */
  previous: PostRevision | null;
}

const proposalWords = {
  open: 'Proposed',
  accepted: 'Proposed and accepted',
  declined: 'Proposed and declined',
};

/** One revision (one person's editing session) with its changes. */
export function RevisionEntry(props: Props) {
  const { revision } = props;
  const [isOpen, setOpen] = useState(false);
  const began = clockOf(revision.began_at);
  const ended = clockOf(revision.saved_at);
  return (
    <li className={historyStyles.entry}>
      <Group
        align="baseline"
        justify="space-between"
        gap="sm"
        wrap="nowrap"
        style={{ overflowWrap: 'anywhere' }}
      >
        <span>
          <strong>{revision.saved_by ?? 'Masthead'}</strong> ·{' '}
          {revision.headline || newsItemMessages.noHeadline}
        </span>
        <time dateTime={revision.saved_at} className={historyStyles.time}>
          {began === ended ? ended : `${began.replace(/ CT$/, '')} to ${ended}`}
        </time>
      </Group>
      <Group gap="6px 12px" mt={4} fz="sm">
        {revision.is_current && <StatusDot tone="live">Published version</StatusDot>}
        {revision.is_draft && <StatusDot tone="draft">Unpublished changes</StatusDot>}
        {revision.proposal && (
          <StatusDot tone={revision.proposal === 'open' ? 'draft' : 'done'}>
            {proposalWords[revision.proposal]}
          </StatusDot>
        )}
        {revision.published_at && (
          <StatusDot tone="done">Published {clockOf(revision.published_at)}</StatusDot>
        )}
        <Button
          size="compact-xs"
          variant="default"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Hide differences' : 'Show differences'}
        </Button>
      </Group>
      {isOpen && <OpenRevision {...props} />}
    </li>
  );
}

const comparisons = [
  { value: 'then', label: 'Changes in this revision' },
  { value: 'now', label: 'Compared with now' },
] as const;

function OpenRevision({ post, form, commands, revision, previous }: Props) {
  const isProposed = revision.proposal !== null;
  const [compared, setCompared] = useState<'then' | 'now'>(
    previous && !isProposed ? 'then' : 'now',
  );
  const labels = usePostLabels(post);
  const whole = useRevision(revision.id);
  const other = useRevision(previous?.id ?? null);
  if (!whole.data || (previous && !other.data)) {
    const error = whole.error ?? other.error;
    return (
      <Text my={14} role="status">
        {error ? error.message : 'Loading…'}
      </Text>
    );
  }
  const said = valuesOfContent(whole.data.content);
  const before = other.data ? valuesOfContent(other.data.content) : null;
  // Why: a proposal is compared with the current text.
  const againstNow = isProposed
    ? differencesOf(labels, form.values, said)
    : differencesOf(labels, said, form.values);
  const differences =
    compared === 'then' && before ? differencesOf(labels, before, said) : againstNow;
  const isLocked = post.edit_blocked !== null;
  return (
    <>
      {previous && !isProposed && (
        <ChoiceBar label="Compare" choices={comparisons} value={compared} onChange={setCompared} />
      )}
      {differences.length === 0 && (
        <Text c="dimmed" fz="sm" mt={10}>
          No differences.
        </Text>
      )}
      <Differences
        differences={differences}
        {...(isProposed && { sides: { gone: 'Now', new: 'Proposed' } })}
        actionOf={(label) => {
          const field = fieldCalled(labels, label);
          if (!field || isLocked || isSame(said[field], form.values[field])) return null;
          return (
            <Box mt={6}>
              <Button
                size="compact-xs"
                variant="default"
                onClick={() => restoreField(form, field, said[field], label)}
              >
                {isProposed ? 'Accept' : 'Restore'}: {label}
              </Button>
            </Box>
          );
        }}
      />
      {!isLocked && !revision.is_draft && (
        <Button
          mt={10}
          size="compact-sm"
          variant="default"
          loading={commands.isActing === 'restore'}
          onClick={() =>
            void commands.restore(
              revision.id,
              isProposed
                ? newsItemMessages.proposalAccepted(revision.saved_by ?? '')
                : newsItemMessages.revisionRestored(whenOf(revision.saved_at)),
            )
          }
        >
          {isProposed ? 'Accept all' : 'Restore all'}
        </Button>
      )}
      {!isLocked && revision.proposal === 'open' && <DeclineProposal revision={revision} />}
    </>
  );
}

function DeclineProposal({ revision: { id, saved_by } }: Pick<Props, 'revision'>) {
  const [isSending, setSending] = useState(false);
  const settle = async (is_declined: boolean) => {
    const body = { revision_id: id, is_declined };
    try {
      await call(newsItemEditEndpoints.settleProposal, { body });
      return true;
    } catch (error) {
      toastFailure(error);
      return false;
    }
  };
  const decline = async () => {
    setSending(true);
    const isDeclined = await settle(true);
    setSending(false);
    if (isDeclined)
      toastUndo(newsItemMessages.proposalDeclined(saved_by ?? ''), () => void settle(false));
  };
  return (
    <Button
      mt={10}
      size="compact-sm"
      variant="default"
      loading={isSending}
      onClick={() => void decline()}
    >
      Decline
    </Button>
  );
}

function restoreField(
  form: PostForm,
  field: keyof PostValues,
  value: PostValues[keyof PostValues],
  label: string,
): void {
  const before = form.getValues()[field];
  const set = (values: Partial<PostValues>) => form.setValues(values);
  set({ [field]: value });
  toastUndo(newsItemMessages.fieldRestored(label), () => set({ [field]: before }));
}

type Field = keyof PostValues;

/** The field with this label. */
const fieldCalled = (labels: FieldLabels<PostValues>, label: string): Field | undefined =>
  (Object.keys(labels) as Field[]).find((field) => labelOf(labels, field) === label);
