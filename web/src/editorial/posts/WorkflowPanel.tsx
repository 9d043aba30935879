import { Button, Group, Select, Stack } from '@mantine/core';
import type { EditedNewsItem } from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import { workflowEndpoints } from '@masthead/shared/editorial/posts/workflow.endpoints.ts';
import {
  isOverdue,
  isSentBack,
  type Move,
  type StoryState,
  storyStateLabel,
  storyStates,
  type Workflow,
  workflowMessages,
} from '@masthead/shared/editorial/posts/workflow.ts';
import { may } from '@masthead/shared/platform/access/access.ts';
import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import { centralSentence } from '@masthead/shared/platform/values/dates.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryOf } from '../../platform/api/call.ts';
import { useUser } from '../../platform/api/session.ts';
import { MomentField } from '../../platform/forms/MomentField.tsx';
import { Moment } from '../../platform/ui/Moment.tsx';
import { SidePanel } from '../../platform/ui/SidePanel.tsx';
import surface from '../../platform/ui/surface.module.css';
import textStyles from '../../platform/ui/text.module.css';
import { toast } from '../../platform/ui/toast.tsx';
import { AssigneeSelect } from './AssigneeSelect.tsx';
import { SendBackDialog } from './SendBackDialog.tsx';
import { useMove } from './use-move.ts';
import styles from './workflow.module.css';

interface Props {
  post: EditedNewsItem;
  workflow: Workflow;
}

/** Where a story stands, who has it, and when it is due. Each change is saved at once, apart from the text. */
export function WorkflowPanel({ post, workflow }: Props) {
  const story = { ...post, workflow };
  const move = useMove(story);
  const [sendBackTo, setSendBackTo] = useState<StoryState | null>(null);
  const isReadOnly = post.edit_blocked !== null;
  const save = (change: Move) =>
    move.mutate(change, { onSuccess: () => toast(workflowMessages.saved) });
  const onState = (state: StoryState) =>
    isSentBack(workflow.state, state) ? setSendBackTo(state) : save({ state });
  const field = { workflow, isReadOnly, isBusy: move.isPending, save };
  return (
    <SidePanel title="Workflow" isUrgent={workflow.due_at !== null && isOverdue(workflow.due_at)}>
      <Stack gap="sm" mt={8}>
        {workflow.note && <p className={`${surface.callout} ${styles.note}`}>{workflow.note}</p>}
        <Select
          label="State"
          allowDeselect={false}
          readOnly={isReadOnly}
          disabled={move.isPending}
          data={storyStates.map((value) => ({ value, label: storyStateLabel[value] }))}
          value={workflow.state}
          onChange={(state) => state && state !== workflow.state && onState(state)}
        />
        <Assignee {...field} />
        <Due key={workflow.due_at} {...field} />
        <Moves id={post.id} version={workflow.version} />
      </Stack>
      {sendBackTo && (
        <SendBackDialog
          story={story}
          to={sendBackTo}
          send={(note) => move.mutateAsync({ state: sendBackTo, note })}
          onClose={() => setSendBackTo(null)}
        />
      )}
    </SidePanel>
  );
}

interface FieldProps {
  workflow: Workflow;
  isReadOnly: boolean;
  isBusy: boolean;
  save: (move: Move) => void;
}

/** Editors choose anyone; a writer takes a story that nobody has, and gives it back. */
function Assignee({ workflow: { assignee_id, assignee }, isReadOnly, isBusy, save }: FieldProps) {
  const user = useUser();
  if (may(user, ['editor']) && !isReadOnly)
    return (
      <AssigneeSelect
        label="Assignee"
        placeholder="Unassigned"
        disabled={isBusy}
        value={assignee_id}
        name={assignee}
        onChange={(id) => save({ assignee_id: id })}
      />
    );
  const isOwn = assignee_id === user.id;
  return (
    <Group justify="space-between" gap="xs">
      <span>
        <span className={textStyles.dimmed}>Assignee:</span> {assignee ?? 'Unassigned'}
      </span>
      {!isReadOnly && (isOwn || assignee_id === null) && (
        <Button
          size="compact-sm"
          variant="default"
          loading={isBusy}
          onClick={() => save({ assignee_id: isOwn ? null : user.id })}
        >
          {isOwn ? 'Give back' : 'Take this story'}
        </Button>
      )}
    </Group>
  );
}

/** The due time, chosen by editors. */
function Due({ workflow: { due_at }, isReadOnly, isBusy, save }: FieldProps) {
  const [chosen, setChosen] = useState(due_at);
  const mayChoose = may(useUser(), ['editor']) && !isReadOnly;
  if (!mayChoose)
    return due_at ? (
      <p>
        <span className={textStyles.dimmed}>Due:</span> <Moment at={due_at} />
      </p>
    ) : null;
  return (
    <>
      <MomentField label="Due" usualTime="17:00" value={chosen} onChange={setChosen} />
      {chosen !== due_at && (
        <Button
          size="compact-sm"
          variant="default"
          loading={isBusy}
          onClick={() => save({ due_at: chosen })}
        >
          {chosen ? 'Set due time' : 'Remove due time'}
        </Button>
      )}
    </>
  );
}

/** What was changed, by whom and when; loaded when it is wanted. */
function Moves({ id, version }: { id: number; version: number }) {
  const [isOpen, setOpen] = useState(false);
  const { data, error } = useQuery({
    ...queryOf(workflowEndpoints.moves, { params: { id } }),
    enabled: isOpen && version > 0,
    meta: { isQuiet: true },
  });
  if (version === 0) return null;
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Changes</summary>
      {error && <p role="alert">{workflowMessages.movesFailed}</p>}
      {!data && !error && <p>{sentences.loading}</p>}
      <ul className={styles.moves}>
        {data?.map((one) => (
          <li key={one.id}>
            <span>{one.told}</span>
            <span className={surface.facts}>
              <span>{one.who ?? 'Masthead'}</span>
              <span>{centralSentence(new Date(one.at))}</span>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
