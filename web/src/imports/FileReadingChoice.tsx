import { NativeSelect, TextInput } from '@mantine/core';
import { longestStatusReason } from '@masthead/shared/audiences/status-reason.ts';
import { type FileReading, fileReadings, type ImportRun } from '@masthead/shared/imports/import.ts';
import {
  fileReadingLabel,
  peopleFileMessages as say,
} from '@masthead/shared/imports/people-files.ts';

interface Props {
  run: ImportRun;
  /** Why those left whom the file gives no reason for. */
  reason: string;
  isDisabled: boolean;
  onRead: (readAs: FileReading) => void;
  onReason: (reason: string) => void;
}

const choices = fileReadings.map((value) => ({ value, label: fileReadingLabel[value] }));

/** How a file of people is read, and why those of them left who have left. */
export function FileReadingChoice({ run, reason, isDisabled, onRead, onReason }: Props) {
  const { readAs, counts } = run;
  const hasLeavers = readAs !== 'lines' || counts.unsubscribed + counts.cleaned > 0;
  return (
    <>
      <NativeSelect
        label={say.readAs}
        data={choices}
        value={readAs ?? 'lines'}
        disabled={isDisabled}
        onChange={({ currentTarget }) => onRead(currentTarget.value as FileReading)}
      />
      {hasLeavers && (
        <TextInput
          label={say.reason}
          description={say.reasonHint}
          maxLength={longestStatusReason}
          value={reason}
          onChange={({ currentTarget }) => onReason(currentTarget.value)}
        />
      )}
    </>
  );
}
