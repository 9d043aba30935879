import { Switch, Text } from '@mantine/core';
import { useState } from 'react';
import { FormSection } from '../forms/FormSection.tsx';
import { hasSingleKeys, setSingleKeys } from '../ui/single-keys.ts';

/** Whether keys act by themselves in this browser; saved at once. */
export function KeysChoice() {
  const [isOn, setOn] = useState(hasSingleKeys);
  return (
    <FormSection title="Keyboard">
      <Switch
        label="Single-key shortcuts"
        checked={isOn}
        onChange={({ currentTarget: { checked } }) => {
          setSingleKeys(checked);
          setOn(checked);
        }}
      />
      <Text c="dimmed" fz="sm" style={{ overflowWrap: 'anywhere' }}>
        J, K, X, / and ? in lists, and the letters in invoice review. Turn them off if you dictate
        or press keys by accident. Applies to this browser.
      </Text>
    </FormSection>
  );
}
