import { Button, UnstyledButton } from '@mantine/core';
import { suggestionMessages } from '@masthead/shared/editorial/posts/suggestions.ts';
import type { Slice } from '@tiptap/pm/model';
import type { Suggestion } from '../../platform/rich-text/suggested-text.ts';
import styles from './suggestions.module.css';

interface Props {
  suggestion: Suggestion;
  isCurrent: boolean;
  isDeciding: boolean;
  onShow: () => void;
  /** Null: the person may not decide. */
  onAccept: (() => void) | null;
  onReject: (() => void) | null;
  /** Null: it is somebody else’s, or the person may decide. */
  onWithdraw: (() => void) | null;
}

/** What of a text can be said in words; other things by their name. */
function wordsOf({ content }: Slice): string {
  const { size } = content;
  const words = content.textBetween(0, size, ' ¶ ', (leaf) => things[leaf.type.name] ?? ' ').trim();
  if (words) return words;
  return things[content.firstChild?.type.name ?? ''] ?? suggestionMessages.emptyParagraph;
}
const things: Record<string, string> = {
  ...suggestionMessages.things,
  hardBreak: '↵',
};

function saidOf({ removed, added }: Suggestion) {
  const out = removed.size > 0 ? wordsOf(removed) : null;
  const into = added.size > 0 ? wordsOf(added) : null;
  if (out === null) return { out, into, kind: 'add' } as const;
  if (into === null) return { out, into, kind: 'remove' } as const;
  return { out, into, kind: out === into ? 'format' : 'replace' } as const;
}

/** One change that somebody suggests. */
export function SuggestionItem(props: Props) {
  const { suggestion, isCurrent, isDeciding, onShow, onAccept, onReject, onWithdraw } = props;
  const { key, place, isInText } = suggestion;
  const { out, into, kind } = saidOf(suggestion);
  const { kinds, inText, moved } = suggestionMessages;
  return (
    <li className={styles.item} data-current={isCurrent || undefined} data-key={key}>
      <UnstyledButton className={styles.change} onClick={onShow} disabled={!place}>
        <span className={styles.kind}>{kinds[kind]}</span>
        {out !== null && kind !== 'format' && <del className={styles.out}>{out}</del>}
        {into !== null && <ins className={styles.in}>{into}</ins>}
      </UnstyledButton>
      {!place && <p className={styles.note}>{isInText ? inText : moved}</p>}
      <div className={styles.actions}>
        {place && <Decide label="Accept" isDeciding={isDeciding} onClick={onAccept} />}
        <Decide label={place ? 'Reject' : 'Dismiss'} isDeciding={isDeciding} onClick={onReject} />
        <Decide label="Withdraw" isDeciding={isDeciding} onClick={onWithdraw} />
      </div>
    </li>
  );
}

interface DecideProps {
  label: string;
  isDeciding: boolean;
  onClick: (() => void) | null;
}

const Decide = ({ label, isDeciding, onClick }: DecideProps) =>
  onClick && (
    <Button size="compact-sm" variant="default" disabled={isDeciding} onClick={onClick}>
      {label}
    </Button>
  );
