import { Checkbox, Select } from '@mantine/core';
import {
  dueLabel,
  dueTimes,
  storyStateLabel,
  storyStates,
} from '@masthead/shared/editorial/posts/workflow.ts';
import { useUser } from '../../platform/api/session.ts';
import { AssigneeSelect } from './AssigneeSelect.tsx';
import type { ContentSearch } from './content-search.ts';

interface Props {
  search: ContentSearch;
  onChange: (changes: Partial<ContentSearch>) => void;
}

/** The filters of a content list by state, assignee and due time, which find what isn't published yet, and by open comments and suggestions. */
export function WorkflowFilters({ search, onChange }: Props) {
  const user = useUser();
  return (
    <>
      <Select
        label="State"
        placeholder="All states"
        clearable
        data={storyStates.map((value) => ({ value, label: storyStateLabel[value] }))}
        value={search.state === 'All' ? null : search.state}
        onChange={(state) => onChange({ state: state ?? 'All' })}
      />
      <AssigneeSelect
        label="Assignee"
        placeholder="Anyone"
        first={[
          { value: String(user.id), label: `Me (${user.name})` },
          { value: '0', label: 'Unassigned' },
        ]}
        value={search.assigneeId}
        onChange={(assigneeId) => onChange({ assigneeId })}
      />
      <Select
        label="Due"
        placeholder="Any time"
        clearable
        data={dueTimes.map((value) => ({ value, label: dueLabel[value] }))}
        value={search.due === 'all' ? null : search.due}
        onChange={(due) => onChange({ due: due ?? 'all' })}
      />
      <Checkbox
        label="Open comments"
        checked={search.comments === 'open'}
        onChange={({ currentTarget }) =>
          onChange({ comments: currentTarget.checked ? 'open' : 'all' })
        }
      />
      <Checkbox
        label="Open suggestions"
        checked={search.suggestions === 'open'}
        onChange={({ currentTarget }) =>
          onChange({ suggestions: currentTarget.checked ? 'open' : 'all' })
        }
      />
    </>
  );
}
