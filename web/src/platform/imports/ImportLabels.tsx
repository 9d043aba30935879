import { NativeSelect, Stack, Text } from '@mantine/core';
import {
  authorBecomes,
  type ImportLabel,
  type LabelChoice,
  type ImportLabels as Labels,
  labelMessages as say,
} from '@masthead/shared/editorial/posts/import-labels.ts';
import { newsItemImportEndpoints } from '@masthead/shared/editorial/posts/news-item-import.endpoints.ts';
import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import { inDigits } from '@masthead/shared/platform/values/counting.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { call, queryOf } from '../api/call.ts';
import { Trouble } from '../ui/Trouble.tsx';
import styles from './imports.module.css';

interface Props {
  id: number;
  /** Called when a choice starts or finishes saving. */
  onSaving: (more: 1 | -1) => void;
}

/** Maps the categories and authors of a checked file; the choices are remembered. */
export function ImportLabels({ id, onSaving }: Props) {
  const asked = queryOf(newsItemImportEndpoints.labels, { params: { id: String(id) } });
  const query = useQuery({ ...asked, meta: { isQuiet: true } });
  const heading = useId();
  const { data, error } = query;
  if (error && !data)
    return (
      <Trouble
        failure={sentences.notLoaded('categories')}
        error={error}
        onRetry={query.refetch}
        isRetrying={query.isFetching}
      />
    );
  if (!data || data.labels.length === 0) return null;
  return (
    <Stack gap="xs">
      <h3 className={styles.heading} id={heading}>
        {say.title}
      </h3>
      <Text c="dimmed" fz="sm">
        {say.intro(data.source)}
      </Text>
      <Choices key={id} id={id} data={data} queryKey={asked.queryKey} onSaving={onSaving} />
      {data.others > 0 && (
        <Text c="dimmed" fz="sm">
          {say.others(inDigits(data.others))}
        </Text>
      )}
    </Stack>
  );
}

const keyOf = ({ kind, name }: Pick<ImportLabel, 'kind' | 'name'>) => `${kind} ${name}`;

function Choices(props: Props & { data: Labels; queryKey: readonly unknown[] }) {
  const { id, data, queryKey, onSaving } = props;
  const queryClient = useQueryClient();
  /** Choices that are not saved yet. */
  const [chosen, setChosen] = useState<Record<string, LabelChoice>>({});
  const choosing = useMutation({
    // Why one after the other: the last choice counts.
    scope: { id: `labels of import ${id}` },
    mutationFn: (choice: LabelChoice) =>
      call(newsItemImportEndpoints.chooseLabels, {
        params: { id: String(id) },
        body: { choices: [choice] },
      }),
    onMutate: () => onSaving(1),
    onSuccess: (labels) => queryClient.setQueryData(queryKey, labels),
    onSettled: (_labels, _error, choice) => {
      onSaving(-1);
      setChosen((all) => {
        const { [keyOf(choice)]: last, ...others } = all;
        return last === choice ? others : all;
      });
    },
  });
  const choose = (choice: LabelChoice) => {
    setChosen((all) => ({ ...all, [keyOf(choice)]: choice }));
    choosing.mutate(choice);
  };
  const ofKind = (kind: ImportLabel['kind']) => data.labels.filter((label) => label.kind === kind);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className={styles.labels} aria-label={say.title} tabIndex={0}>
      {(['category', 'author'] as const).map(
        (kind) =>
          ofKind(kind).length > 0 && (
            <table key={kind}>
              <thead>
                <tr>
                  <th scope="col">{say[kind]}</th>
                  <th scope="col">{say.posts}</th>
                  <th scope="col">{say.becomes}</th>
                </tr>
              </thead>
              <tbody>
                {ofKind(kind).map((label) => (
                  <LabelRow
                    key={label.name}
                    label={label}
                    choice={chosen[keyOf(label)] ?? label}
                    sections={data.sections}
                    onChoose={choose}
                  />
                ))}
              </tbody>
            </table>
          ),
      )}
    </section>
  );
}

function LabelRow(props: {
  label: ImportLabel;
  choice: Pick<LabelChoice, 'becomes' | 'sectionId'>;
  sections: Labels['sections'];
  onChoose: (choice: LabelChoice) => void;
}) {
  const { label, choice, sections, onChoose } = props;
  const { kind, name, posts, by } = label;
  const choices =
    kind === 'author'
      ? authorBecomes.map((value) => ({ value, label: say.words[value] }))
      : [
          ...(['tag', 'nothing'] as const).map((value) => ({ value, label: say.words[value] })),
          {
            group: say.words.section,
            items: sections.map((section) => ({ value: String(section.id), label: section.title })),
          },
        ];
  return (
    <tr>
      <th scope="row">
        {name}{' '}
        <Text span fz="xs" c="dimmed" ms={4}>
          {say.by[by]}
        </Text>
      </th>
      <td>{inDigits(posts)}</td>
      <td>
        <NativeSelect
          aria-label={say.becomesOf(name)}
          size="xs"
          data={choices}
          value={String(choice.sectionId ?? choice.becomes)}
          onChange={({ currentTarget: { value } }) => onChoose({ kind, name, ...asChoice(value) })}
        />
      </td>
    </tr>
  );
}

const asChoice = (value: string): Pick<LabelChoice, 'becomes' | 'sectionId'> =>
  /^\d+$/.test(value)
    ? { becomes: 'section', sectionId: Number(value) }
    : { becomes: value as LabelChoice['becomes'], sectionId: null };
