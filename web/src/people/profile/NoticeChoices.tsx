import { NativeSelect, Skeleton, Switch, Text } from '@mantine/core';
import { noticeChoiceEndpoints } from '@masthead/shared/platform/notices/notice-choice.endpoints.ts';
import {
  mailChoices,
  type NoticeChoice,
  noticeTopic,
  type TopicChoice,
  noticeChoiceMessages as words,
} from '@masthead/shared/platform/notices/notice-choice.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call, queryOf } from '../../platform/api/call.ts';
import { FormSection } from '../../platform/forms/FormSection.tsx';
import { Trouble } from '../../platform/ui/Trouble.tsx';
import styles from './profile.module.css';

const choicesQuery = { ...queryOf(noticeChoiceEndpoints.choices), meta: { isQuiet: true } };

const mailOptions = mailChoices.map((value) => ({ value, label: words.mailChoices[value] }));

/** How each kind of notification reaches the person; each change is saved immediately. */
export function NoticeChoices() {
  const query = useQuery(choicesQuery);
  const queryClient = useQueryClient();
  const choose = useMutation({
    mutationFn: (body: NoticeChoice) => call(noticeChoiceEndpoints.choose, { body }),
    // Why: two quick changes are saved one after the other.
    scope: { id: 'notice choices' },
    onMutate: ({ topic, way, choice }) =>
      queryClient.setQueryData(choicesQuery.queryKey, (now?: { choices: TopicChoice[] }) => ({
        choices: (now?.choices ?? []).map((one) =>
          one.topic === topic ? { ...one, [way]: choice } : one,
        ),
      })),
    onError: () => void queryClient.invalidateQueries({ queryKey: choicesQuery.queryKey }),
  });
  return (
    <FormSection title={words.title} path="notifications">
      <Text c="dimmed" fz="sm">
        {words.help}
      </Text>
      {query.isPending && <Skeleton h={160} />}
      {query.error && !query.data && (
        <Trouble
          failure={words.failed}
          error={query.error}
          onRetry={query.refetch}
          isRetrying={query.isFetching}
        />
      )}
      {query.data && (
        <table className={styles.choices}>
          <thead>
            <tr>
              <th>{words.about}</th>
              <th>{words.bell}</th>
              <th>{words.mail}</th>
            </tr>
          </thead>
          <tbody>
            {query.data.choices.map((one) => (
              <TopicRow key={one.topic} choice={one} onChoose={choose.mutate} />
            ))}
            <Row label={words.security} help={words.securityHelp} bell="–" mail={words.always} />
          </tbody>
        </table>
      )}
    </FormSection>
  );
}

interface RowProps {
  label: string;
  help: string;
  bell: ReactNode;
  mail: ReactNode;
}

const Row = ({ label, help, bell, mail }: RowProps) => (
  <tr>
    <th scope="row">
      <span>{label}</span>
      <Text c="dimmed" fz="xs" fw={400}>
        {help}
      </Text>
    </th>
    <td>{bell}</td>
    <td>{mail}</td>
  </tr>
);

interface TopicProps {
  choice: TopicChoice;
  onChoose: (choice: NoticeChoice) => void;
}

function TopicRow({ choice: { topic, bell, mail }, onChoose }: TopicProps) {
  const { label, help, isBellFixed } = noticeTopic(topic);
  return (
    <Row
      label={label}
      help={help}
      bell={
        <Switch
          aria-label={words.bellOf(label)}
          checked={bell === 'on'}
          disabled={isBellFixed}
          onChange={({ currentTarget: { checked } }) =>
            onChoose({ topic, way: 'bell', choice: checked ? 'on' : 'off' })
          }
        />
      }
      mail={
        <NativeSelect
          size="xs"
          aria-label={words.mailOf(label)}
          data={mailOptions}
          value={mail}
          onChange={({ currentTarget: { value } }) =>
            onChoose({ topic, way: 'mail', choice: value as TopicChoice['mail'] })
          }
        />
      }
    />
  );
}
