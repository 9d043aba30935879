import { Button, Switch, Text } from '@mantine/core';
import {
  type ChatChoice,
  chatTopic,
  type NoticeChoice,
  desktopMessages as words,
} from '@masthead/shared/platform/notices/notice-choice.ts';
import { useState } from 'react';
import {
  askForDesktop,
  playTone,
  showOnDesktop,
  useDesktopState,
} from '../../platform/ui/desktop.ts';
import styles from './profile.module.css';

/** Whether this browser shows desktop notifications, and what can be done about it. */
export function InThisBrowser() {
  const state = useDesktopState();
  const [isTested, setTested] = useState(false);
  const test = () => {
    showOnDesktop({ title: words.testTitle, body: words.testBody, tag: 'test' });
    setTested(true);
  };
  return (
    <section className={styles.desktop} aria-label={words.title}>
      <div className={styles.desktopState}>
        <div>
          <Text fz="sm" fw={700}>
            {words.title}
          </Text>
          <Text fz="sm" role="status">
            {words.states[state]}
          </Text>
        </div>
        {state === 'unasked' && (
          <Button size="xs" onClick={() => void askForDesktop()}>
            {words.allow}
          </Button>
        )}
        {state === 'allowed' && (
          <Button size="xs" variant="default" onClick={test}>
            {words.test}
          </Button>
        )}
      </div>
      <Text c="dimmed" fz="xs" role={isTested ? 'status' : undefined}>
        {isTested ? words.testMissing : words.help}
      </Text>
    </section>
  );
}

interface Props {
  chosen: ChatChoice;
  onChoose: (choice: NoticeChoice) => void;
}

/** How new messages of the staff chat reach the person. */
export function ChatNotices({ chosen, onChoose }: Props) {
  const choose = (way: keyof ChatChoice, isOn: boolean) =>
    onChoose({ topic: chatTopic, way, choice: isOn ? 'on' : 'off' });
  return (
    <section className={styles.desktop} aria-label={words.chatTitle}>
      <Text fz="sm" fw={700}>
        {words.chatTitle}
      </Text>
      <Switch
        label={words.chatDesktop}
        checked={chosen.desktop === 'on'}
        onChange={({ currentTarget: { checked } }) => choose('desktop', checked)}
      />
      <Switch
        label={words.chatSound}
        checked={chosen.sound === 'on'}
        onChange={({ currentTarget: { checked } }) => {
          // Why: whoever turns it on hears what it sounds like.
          if (checked) playTone();
          choose('sound', checked);
        }}
      />
      <Text c="dimmed" fz="xs">
        {words.chatHelp}
      </Text>
    </section>
  );
}
