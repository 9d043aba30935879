import { Button, Select, Skeleton, Text, TextInput } from '@mantine/core';
import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { copyText } from '../ui/copy.ts';
import { Trouble } from '../ui/Trouble.tsx';
import { ConfirmButton } from './ActionButton.tsx';
import styles from './private-links.module.css';

/** Private links: one is made and shown once (`MakeLink`), the others are listed (`LinkList` of `LinkRow`). */
export const PrivateLinks = ({ children }: { children: ReactNode }) => (
  <div className={styles.panel}>{children}</div>
);

export const LinkFacts = ({ children }: { children: ReactNode }) => (
  <Text c="dimmed" fz={12.5} mt={2} style={{ fontVariantNumeric: 'tabular-nums' }}>
    {children}
  </Text>
);

interface MakeProps {
  /** 'preview link' */
  noun: string;
  /** That it is shown once. */
  note: string;
  /** The toast after copying. */
  copied: string;
  make: UseMutationResult<{ url: string }, Error, void>;
  /** Text and choices for a new link. */
  children: ReactNode;
}

/** Makes a link, and shows it to be copied. */
export function MakeLink({ noun, note, copied, make, children }: MakeProps) {
  const url = make.data?.url;
  return (
    <>
      <div className={styles.make}>
        {children}
        <Button variant="default" loading={make.isPending} onClick={() => make.mutate()}>
          Create {noun}
        </Button>
      </div>
      {url && <ShownOnce label={`New ${noun}`} note={note} copied={copied} value={url} />}
    </>
  );
}

interface ShownProps extends Pick<MakeProps, 'note' | 'copied'> {
  label: string;
  value: string;
}

/** A secret that is shown this once, to be copied. */
export function ShownOnce({ label, note, copied, value }: ShownProps) {
  return (
    <div className={styles.new}>
      <TextInput
        label={label}
        description={note}
        inputWrapperOrder={['label', 'description', 'input']}
        readOnly
        value={value}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button variant="light" onClick={() => void copyText(value, copied)}>
        Copy
      </Button>
    </div>
  );
}

interface EndsAfterProps {
  choices: readonly number[];
  days: number;
  onChange: (days: number) => void;
}

/** How many days a new link works. */
export function EndsAfter({ choices, days, onChange }: EndsAfterProps) {
  return (
    <Select
      label="Expires after"
      data={choices.map((n) => ({ value: String(n), label: n === 1 ? '1 day' : `${n} days` }))}
      value={String(days)}
      allowDeselect={false}
      onChange={(value) => value && onChange(Number(value))}
    />
  );
}

interface ListProps<L> {
  query: UseQueryResult<L[]>;
  failure: string;
  none: string;
  children: (link: L) => ReactNode;
}

/** The links there are, each as a `LinkRow`. */
export function LinkList<L>({ query, failure, none, children }: ListProps<L>) {
  const { data, error } = query;
  return (
    <>
      {error && !data && (
        <Trouble
          failure={failure}
          error={error}
          onRetry={query.refetch}
          isRetrying={query.isFetching}
        />
      )}
      {query.isPending && <Skeleton h={44} />}
      {data?.length === 0 && <LinkFacts>{none}</LinkFacts>}
      <ul className={styles.links}>{data?.map(children)}</ul>
    </>
  );
}

interface RowProps {
  /** The question before revoking, and its details; null for an expired link. */
  question: string | null;
  detail: string;
  revoke: UseMutationResult<unknown, Error, void>;
  children: ReactNode;
}

export function LinkRow({ question, detail, revoke, children }: RowProps) {
  return (
    <li>
      <div>{children}</div>
      {question && (
        <ConfirmButton
          question={question}
          detail={detail}
          confirmLabel="Revoke"
          isDangerous
          size="compact-sm"
          variant="subtle"
          loading={revoke.isPending}
          onConfirm={() => revoke.mutate()}
        >
          Revoke
        </ConfirmButton>
      )}
    </li>
  );
}
