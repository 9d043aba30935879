import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import text from '../ui/text.module.css';

/** A list without rows: one sentence, one action. */
export function EmptyList({ sentence, action }: { sentence: string; action?: ReactNode }) {
  return (
    <Stack align="center" gap={14} px="lg" py={84} ta="center">
      <Text className={text.sentence} fz={19}>
        {sentence}
      </Text>
      {action}
    </Stack>
  );
}
