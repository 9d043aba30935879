import { Group, UnstyledButton } from '@mantine/core';
import type { Difference } from '@masthead/shared/platform/history/history.ts';
import { imageUrl } from '@masthead/shared/platform/images/image-sizes.ts';
import { type ReactNode, useState } from 'react';
import textStyles from '../ui/text.module.css';
import styles from './history.module.css';
import { shortened, wordDiff } from './word-diff.ts';

interface SideWords {
  gone: string;
  new: string;
}

const changed: SideWords = { gone: 'Was', new: 'Now' };

interface Props {
  differences: readonly Difference[];
  /** True for a new record, which has no previous values. */
  isWhole?: boolean;
  /** Labels of the two sides. */
  sides?: SideWords;
  /** An action for one field. */
  actionOf?: (field: string) => ReactNode;
}

/** The differences of a change by field; each side is labeled. */
export function Differences(props: Props) {
  const { differences, isWhole = false, sides = changed, actionOf } = props;
  if (differences.length === 0) return null;
  return (
    <dl className={styles.differences}>
      {differences.map((difference) => (
        <div key={difference.field}>
          <dt>{difference.field}</dt>
          <dd>
            <Sides difference={difference} isWhole={isWhole} words={sides} />
            {actionOf?.(difference.field)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface SidesProps {
  difference: Difference;
  isWhole: boolean;
  words: SideWords;
}

function Sides({ difference, isWhole, words }: SidesProps) {
  const { before, after, isHidden } = difference;
  if (isHidden)
    return <span className={textStyles.dimmed}>Changed. The value isn’t recorded.</span>;
  if (difference.isPicture) return <Pictures {...{ difference, isWhole, words }} />;
  if (isWhole) return <Folded>{after}</Folded>;
  const runs = before !== null && after !== null ? wordDiff(before, after) : null;
  if (!runs) {
    return (
      <>
        <Side kind="gone" word={words.gone}>
          {before}
        </Side>
        <Side kind="new" word={words.new}>
          {after}
        </Side>
      </>
    );
  }
  return (
    <Folded>
      {shortened(runs).map((run, at) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: runs have no other name and never move.
        if (run.kind === 'same') return <span key={at}>{run.text}</span>;
        // biome-ignore lint/suspicious/noArrayIndexKey: runs have no other name and never move.
        return <Run key={at} kind={run.kind} text={run.text} />;
      })}
    </Folded>
  );
}

/** A picture that took another's place, both small. */
function Pictures({ difference: { field, before, after }, isWhole, words }: SidesProps) {
  const sides = [
    { word: words.gone, src: before },
    { word: words.new, src: after },
  ];
  return (isWhole ? sides.slice(1) : sides).map(({ word, src }) => (
    <Group key={word} align="stretch" gap="xs" wrap="nowrap">
      {!isWhole && <span className={styles.word}>{word}</span>}
      {src === null ? (
        <span className={textStyles.dimmed}>empty</span>
      ) : (
        <SmallPicture src={src} alt={isWhole ? field : `${field}: ${word}`} />
      )}
    </Group>
  ));
}

/** One that cannot be shown is its address. */
function SmallPicture({ src, alt }: { src: string; alt: string }) {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) return <Folded>{src}</Folded>;
  return (
    <img
      className={styles.picture}
      src={imageUrl(src, 'thumbnail')}
      alt={alt}
      title={src}
      loading="lazy"
      onError={() => setIsBroken(true)}
    />
  );
}

interface SideProps {
  kind: keyof SideWords;
  word: string;
  children: string | null;
}

function Side({ kind, word, children }: SideProps) {
  return (
    <Group align="stretch" gap="xs" wrap="nowrap">
      <span className={styles.word}>{word}</span>
      {children === null ? (
        <span className={textStyles.dimmed}>empty</span>
      ) : (
        <Folded>
          <Run kind={kind} text={children} />
        </Folded>
      )}
    </Group>
  );
}

/** Why: the space behind the last word is not marked, or it looks like a word of its own. */
function Run({ kind, text }: { kind: 'gone' | 'new'; text: string }) {
  const Tag = kind === 'gone' ? 'del' : 'ins';
  const words = text.trimEnd();
  return (
    <>
      <Tag className={styles[kind]}>{words}</Tag>
      {text.slice(words.length)}
    </>
  );
}

/** More than this would push the next change off the screen. */
const longest = 600;

const lengthOf = (children: ReactNode): number => {
  if (typeof children === 'string') return children.length;
  if (Array.isArray(children)) return children.reduce<number>((sum, one) => sum + lengthOf(one), 0);
  const { props } = (children ?? {}) as { props?: { text?: string; children?: ReactNode } };
  return props?.text?.length ?? (props ? lengthOf(props.children) : 0);
};

/** A long text shows its beginning, and the whole when asked. */
function Folded({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const isLong = lengthOf(children) > longest;
  return (
    <>
      <span className={styles.text} data-folded={(isLong && !isOpen) || undefined}>
        {children}
      </span>
      {isLong && (
        <UnstyledButton
          className={styles.unfold}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show less' : 'Show all'}
        </UnstyledButton>
      )}
    </>
  );
}
