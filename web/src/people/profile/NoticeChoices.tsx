import { NativeSelect, Skeleton, Switch, Text } from '@mantine/core';
import { noticeChoiceEndpoints } from '@masthead/shared/platform/notices/notice-choice.endpoints.ts';
import {
  type AllChoices,
  chatTopic,
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
import { ChatNotices, InThisBrowser } from './DesktopNotices.tsx';
import styles from './profile.module.css';

const choicesQuery = { ...queryOf(noticeChoiceEndpoints.choices), meta: { isQuiet: true } };

const mailOptions = mailChoices.map((value) => ({ value, label: words.mailChoices[value] }));

/** The settings with one of them changed. */
function withChoice(now: AllChoices, { topic, way, choice }: NoticeChoice): AllChoices {
  if (topic === chatTopic) return { ...now, chat: now.chat && { ...now.chat, [way]: choice } };
  const choices = now.choices.map((one) => (one.topic === topic ? { ...one, [way]: choice } : one));
  return { ...now, choices };
}

/** How each kind of notification reaches the person; each change is saved immediately. */
export function NoticeChoices() {
  const query = useQuery(choicesQuery);
  const queryClient = useQueryClient();
  const choose = useMutation({
    mutationFn: (body: NoticeChoice) => call(noticeChoiceEndpoints.choose, { body }),
    // Why: two quick changes are saved one after the other.
    scope: { id: 'notice choices' },
    onMutate: (changed) =>
      queryClient.setQueryData(
        choicesQuery.queryKey,
        (now?: AllChoices) => now && withChoice(now, changed),
      ),
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
      {query.data && <InThisBrowser />}
      {query.data && (
        <table className={styles.choices}>
          <thead>
            <tr>
              <th>{words.about}</th>
              <th>{words.bell}</th>
              <th>{words.desktop}</th>
              <th>{words.mail}</th>
            </tr>
          </thead>
          <tbody>
            {query.data.choices.map((one) => (
              <TopicRow key={one.topic} choice={one} onChoose={choose.mutate} />
            ))}
            <Row
              label={words.security}
              help={words.securityHelp}
              bell="–"
              desktop="–"
              mail={words.always}
            />
          </tbody>
        </table>
      )}
      {query.data?.chat && <ChatNotices chosen={query.data.chat} onChoose={choose.mutate} />}
    </FormSection>
  );
}

interface RowProps {
  label: string;
  help: string;
  bell: ReactNode;
  desktop: ReactNode;
  mail: ReactNode;
}

const Row = ({ label, help, bell, desktop, mail }: RowProps) => (
  <tr>
    <th scope="row">
      <span>{label}</span>
      <Text c="dimmed" fz="xs" fw={400}>
        {help}
      </Text>
    </th>
    <td>{bell}</td>
    <td>{desktop}</td>
    <td>{mail}</td>
  </tr>
);

interface TopicProps {
  choice: TopicChoice;
  onChoose: (choice: NoticeChoice) => void;
}

function TopicRow({ choice: { topic, bell, desktop, mail }, onChoose }: TopicProps) {
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
      desktop={
        <Switch
          aria-label={words.desktopOf(label)}
          checked={bell === 'on' && desktop === 'on'}
          disabled={bell === 'off'}
          onChange={({ currentTarget: { checked } }) =>
            onChoose({ topic, way: 'desktop', choice: checked ? 'on' : 'off' })
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
