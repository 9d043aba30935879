import { Autocomplete, Button, CloseButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { richTextMessages } from '@masthead/shared/platform/rich-text/embeds.ts';
import { isLinkOrPath } from '@masthead/shared/platform/values/fields.ts';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './rich-text.module.css';

/** A page of our own that a text can link to. */
export interface LinkTarget {
  title: string;
  address: string;
  /** Distinguishes it from others with the same title: city and day. */
  about: string;
}

/** The pages of our own that words find. */
export type FindTargets = (words: string) => UseQueryOptions<LinkTarget[]>;

interface Props {
  editor: Editor;
  findTargets?: FindTargets | undefined;
  onClose: () => void;
}

const nothing: FindTargets = (words) => ({ queryKey: ['no targets', words], queryFn: () => [] });
const wordsAfterMs = 200;

/** The address of a link, or words that find a story of ours; without words chosen the address or the headline becomes the words. */
export function LinkBar({ editor, findTargets, onClose }: Props) {
  const [before] = useState(() => String(editor.getAttributes('link').href ?? ''));
  const [typed, setTyped] = useState(before);
  const [error, setError] = useState<string | null>(null);
  const [words] = useDebouncedValue(typed.trim(), wordsAfterMs);
  const isAsked = words.length > 1 && addressOf(words) === null;
  const { data } = useQuery({
    ...(findTargets ?? nothing)(words),
    enabled: isAsked,
    meta: { isQuiet: true },
  });
  const targets = isAsked ? (data ?? []) : [];
  const put = (href: string, text: string) => {
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !before)
      chain.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
    onClose();
  };
  const onSubmit = () => {
    const href = addressOf(typed);
    if (href) return put(href, typed.trim());
    setError(richTextMessages.link);
  };
  const onRemove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  return (
    <LineBar label="Link" onSubmit={onSubmit} onClose={onClose}>
      <Autocomplete
        aria-label="Link address"
        placeholder={
          findTargets ? 'example.com/page, or words from a headline' : 'example.com/page'
        }
        size="xs"
        data-autofocus
        value={typed}
        error={error}
        maxLength={2000}
        data={targets.map(({ address }) => address)}
        filter={({ options }) => options}
        renderOption={({ option }) => {
          const target = targets.find(({ address }) => address === option.value);
          return (
            <span className={styles.target}>
              {target?.title} <span>{target?.about}</span>
            </span>
          );
        }}
        onOptionSubmit={(address) => {
          const target = targets.find((one) => one.address === address);
          if (target) put(address, target.title);
        }}
        onChange={(value) => {
          setTyped(value);
          setError(null);
        }}
      />
      <Button size="xs" type="submit">
        {before ? 'Change link' : 'Add link'}
      </Button>
      {before && (
        <Button size="xs" variant="default" onClick={onRemove}>
          Remove link
        </Button>
      )}
    </LineBar>
  );
}

/** Completes a typed address: 'example.com' and 'ana@example.com' get their protocol. */
export function addressOf(typed: string): string | null {
  const text = typed.trim();
  if (/^(mailto:|tel:)[^\s<>"']+$/i.test(text)) return text;
  if (/^[^\s@/:]+@[^\s@/:]+\.[a-z]{2,}$/i.test(text)) return `mailto:${text}`;
  if (isLinkOrPath(text)) return text;
  if (/^[\w-]+(\.[\w-]+)+([/?#]\S*)?$/.test(text)) return `https://${text}`;
  return null;
}

interface LineBarProps {
  label: string;
  onSubmit?: () => void;
  /** Without it, the bar stays while its element is selected. */
  onClose?: () => void;
  children: ReactNode;
}

/** A line below the toolbar. Enter takes, Escape closes, and neither reaches the form around it. */
export function LineBar({ label, onSubmit, onClose, children }: LineBarProps) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = line.current?.querySelector<HTMLInputElement>('[data-autofocus]');
    // Why both: selecting alone moves the focus in no browser but Firefox.
    field?.focus();
    field?.select();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && onClose) {
      event.stopPropagation();
      onClose();
    }
    // Why: Enter on a suggestion must not also submit the bar.
    if (event.defaultPrevented) return;
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    onSubmit?.();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form cannot stand within the form of the page.
    <div
      ref={line}
      role="group"
      aria-label={label}
      className={styles.line}
      onKeyDown={onKeyDown}
      onClickCapture={(event) => {
        const button = (event.target as Element).closest('button[type="submit"]');
        if (!button) return;
        event.preventDefault();
        onSubmit?.();
      }}
    >
      {children}
      {onClose && (
        <CloseButton aria-label={`Close ${label.toLowerCase()}`} size="sm" onClick={onClose} />
      )}
    </div>
  );
}
