import { Button, Text } from '@mantine/core';
import type { EditedNewsItem } from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import { postCheckMessages } from '@masthead/shared/editorial/posts/post-check.ts';
import { useState } from 'react';
import { Differences } from '../../platform/forms/Differences.tsx';
import { differencesOf } from '../../platform/forms/field-words.ts';
import { SidePanel } from '../../platform/ui/SidePanel.tsx';
import { type PostValues, valuesOfContent } from './post-values.ts';
import { usePostLabels } from './use-post-labels.tsx';

interface Props {
  post: EditedNewsItem;
  /** What is typed. */
  values: PostValues;
}

/** The differences between the typed and the live post: what 'Publish changes' changes. */
export function NotLive({ post, values }: Props) {
  const [isOpen, setOpen] = useState(false);
  const labels = usePostLabels(post);
  const differences = differencesOf(labels, valuesOfContent(post), values);
  if (differences.length === 0) return null;
  return (
    <SidePanel title={postCheckMessages.differsFromLive}>
      <Text my={14}>{differences.map(({ field }) => field).join(', ')}</Text>
      <Button
        size="compact-xs"
        variant="default"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Hide differences' : 'Show differences'}
      </Button>
      {isOpen && (
        <Differences differences={differences} sides={{ gone: 'Live', new: 'Unpublished' }} />
      )}
    </SidePanel>
  );
}
