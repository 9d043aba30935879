import { Group, Modal, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { placesOf } from '@masthead/shared/platform/values/folded.ts';
import { findEndpoints } from '@masthead/shared/workspace/find/find.endpoints.ts';
import { findMessages, longestFind, wordsOf } from '@masthead/shared/workspace/find/find.ts';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { Fragment, type KeyboardEvent, useEffect, useState } from 'react';
import { queryOf } from '../../platform/api/call.ts';
import { useUser } from '../../platform/api/session.ts';
import textStyles from '../../platform/ui/text.module.css';
import { useIsNarrow } from '../../platform/ui/use-is-narrow.ts';
import {
  type Choice,
  type ChoiceGroup,
  recentChoices,
  recordChoices,
  screenChoices,
} from './choices.ts';
import styles from './palette.module.css';
import { recentPlaces, rememberPlace } from './recent-places.ts';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  /** A choice was made: the focus moves to the heading of the next screen. */
  onLeave: () => void;
}

/** The command palette: finds any screen and record that the person may open (decisions 11). */
export function PaletteDialog({ isOpen, onClose, onLeave }: Props) {
  const isNarrow = useIsNarrow();
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      returnFocus={false}
      withCloseButton={false}
      centered={false}
      fullScreen={isNarrow}
      size={620}
      yOffset="12vh"
      padding={0}
      transitionProps={{ duration: 80 }}
      attributes={{ content: { 'aria-label': 'Search' } }}
    >
      <Finder onClose={onClose} onLeave={onLeave} />
    </Modal>
  );
}

/** The matches: screens immediately, records a moment later. */
function useChoices(text: string) {
  const user = useUser();
  const pathname = useRouterState({ select: (s) => s.location.pathname });
  const words = wordsOf(text);
  const [asked] = useDebouncedValue(words.join(' '), 120);
  const query = useQuery({
    ...queryOf(findEndpoints.find, { query: { text: asked } }),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
    meta: { isQuiet: true },
  });
  const groups =
    words.length === 0
      ? [recentChoices(user, recentPlaces(user.id), pathname), screenChoices(user, [])]
      : [screenChoices(user, words), ...recordChoices(user, asked ? (query.data ?? []) : [])];
  return {
    words,
    groups: groups.filter(({ choices }) => choices.length > 0),
    isSearching: words.join(' ') !== asked || query.isFetching,
    hasFailed: query.isError && words.length > 0,
  };
}

function Finder({ onClose, onLeave }: { onClose: () => void; onLeave: () => void }) {
  const user = useUser();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const { words, groups, isSearching, hasFailed } = useChoices(text);
  const all = groups.flatMap(({ choices }) => choices);
  const at = Math.max(
    0,
    all.findIndex(({ key }) => key === activeKey),
  );
  const active = all[at];
  const onChoose = ({ screen, path, title }: Choice) => {
    rememberPlace(user.id, { screen, path, title });
    onLeave();
    void navigate({ href: path });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1 };
    const next = steps[event.key];
    if (next !== undefined) setActiveKey(all.at(next % Math.max(1, all.length))?.key ?? null);
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing && active) onChoose(active);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <Group gap={10} wrap="nowrap" px="md" c="dimmed">
        <IconSearch size={18} stroke={1.75} aria-hidden />
        <input
          data-autofocus
          className={styles.input}
          role="combobox"
          aria-label="Search screens and records"
          aria-expanded={all.length > 0}
          aria-controls={choiceListId}
          aria-activedescendant={active && idOfChoice(active)}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          placeholder="Search screens and records"
          maxLength={longestFind}
          value={text}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setActiveKey(null);
          }}
        />
        <button type="button" className={styles.close} onClick={onClose}>
          Close
        </button>
      </Group>
      <div className={styles.progress} data-busy={isSearching || undefined} />
      <ChoiceList
        groups={groups}
        words={words}
        active={active}
        onPoint={setActiveKey}
        onChoose={onChoose}
      />
      {hasFailed && (
        <Text c="dimmed" fz="sm" px="md" pt="sm" pb="md">
          {findMessages.failed}
        </Text>
      )}
      {all.length === 0 && !isSearching && !hasFailed && (
        <Text c="dimmed" fz="sm" px="md" pt="sm" pb="md">
          {findMessages.nothing}
        </Text>
      )}
      <p className={textStyles.hidden} role="status">
        {!isSearching && `${all.length} ${all.length === 1 ? 'result' : 'results'}`}
      </p>
    </>
  );
}

const choiceListId = 'palette-choices';
/** Why: an id with spaces would break aria-activedescendant. */
const idOfChoice = ({ key }: Choice): string => `palette-${key.replace(/\W+/g, '-')}`;

interface ChoiceListProps {
  groups: readonly ChoiceGroup[];
  words: readonly string[];
  active: Choice | undefined;
  onPoint: (key: string) => void;
  onChoose: (choice: Choice) => void;
}

/** The results under the input, chosen by mouse or by the input's keys. */
function ChoiceList({ groups, words, active, onPoint, onChoose }: ChoiceListProps) {
  return (
    <div className={styles.list} id={choiceListId} role="listbox" aria-label="Results">
      {groups.map(({ label, choices }) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox may not contain a fieldset.
        <div key={label} role="group" aria-label={label}>
          <div className={styles.label} aria-hidden>
            {label}
          </div>
          {choices.map((choice) => (
            <Option
              key={choice.key}
              choice={choice}
              words={words}
              isActive={choice === active}
              onPoint={() => onPoint(choice.key)}
              onChoose={() => onChoose(choice)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface OptionProps {
  choice: Choice;
  words: readonly string[];
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

function Option({ choice, words, isActive, onPoint, onChoose }: OptionProps) {
  const id = idOfChoice(choice);
  useEffect(() => {
    if (isActive) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [isActive, id]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys and keeps the focus.
    // biome-ignore lint/a11y/useFocusableInteractive: the input keeps the focus and names the active option.
    <div
      id={id}
      className={styles.option}
      role="option"
      aria-selected={isActive}
      onMouseMove={onPoint}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span className={`${textStyles.line} ${styles.title}`}>
        <Marked text={choice.title} words={words} />
      </span>
      {choice.detail && (
        <span className={`${textStyles.line} ${styles.detail}`}>{choice.detail}</span>
      )}
    </div>
  );
}

/** A text with the search words highlighted. */
function Marked({ text, words }: { text: string; words: readonly string[] }) {
  const places = placesOf(text, words);
  return (
    <>
      {places.map(([start, end], index) => (
        <Fragment key={start}>
          {text.slice(places[index - 1]?.[1] ?? 0, start)}
          <mark className={styles.mark}>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(places.at(-1)?.[1] ?? 0)}
    </>
  );
}
