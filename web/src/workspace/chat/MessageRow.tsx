import { Button, Text, UnstyledButton } from '@mantine/core';
import { fileSentences, sizeInWords } from '@masthead/shared/platform/contract/upload.ts';
import { centralClock, clockTime } from '@masthead/shared/platform/values/dates.ts';
import {
  type ChatFile,
  type ChatMessage,
  chatMessages,
} from '@masthead/shared/workspace/chat/chat.ts';
import { partsOf } from '@masthead/shared/workspace/chat/chat-links.ts';
import IconFile from '@tabler/icons-react/dist/esm/icons/IconFile.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useUser } from '../../platform/api/session.ts';
import { DialogFrame } from '../../platform/ui/DialogFrame.tsx';
import { downloadFile } from '../../platform/ui/download.ts';
import { exactInstant } from '../../platform/ui/Instant.tsx';
import { late } from '../../platform/ui/late.tsx';
import { MentionText } from '../../platform/ui/MentionText.tsx';
import surface from '../../platform/ui/surface.module.css';
import textStyles from '../../platform/ui/text.module.css';
import { toastFailure } from '../../platform/ui/toast.tsx';
import { UserAvatar } from '../../platform/ui/UserAvatar.tsx';
import { pictureQuery, readFile } from './chat.queries.ts';
import { MessageActions } from './MessageActions.tsx';
import styles from './message.module.css';
import { Quote } from './Quote.tsx';
import { Reactions } from './Reactions.tsx';

/** Why late: opened for few messages. */
const OwnMessage = late(async () => (await import('./OwnMessage.tsx')).OwnMessage);

/** Why late: few messages link to a record, and its card comes after them anyway. */
const RecordCards = late(async () => (await import('./RecordCards.tsx')).RecordCards);

interface Props {
  message: ChatMessage;
  /** True if it follows another message of the same person shortly after. */
  isFollowing: boolean;
  isFound: boolean;
  isOwn: boolean;
  /** Who has read up to this message. */
  seenBy: string | undefined;
}

export const rowId = (id: number): string => `message-${id}`;

/** Why: during an upgrade, a server of the version before sends messages without these. */
const added: Partial<ChatMessage> = { mentions: [], replyTo: null, reactions: [] };

/** One message: sender, time in Central Time, content, and who has read up to here. */
export function MessageRow({ message: read, isFollowing, isFound, isOwn, seenBy }: Props) {
  const message = { ...added, ...read };
  const { id, user, createdAt, editedAt, isDeleted, replyTo } = message;
  const [isChanging, setChanging] = useState(false);
  const own = isOwn && !isDeleted;
  const close = () => {
    setChanging(false);
    document.getElementById(rowId(id))?.focus();
  };
  return (
    <li
      id={rowId(id)}
      className={styles.row}
      data-following={isFollowing || undefined}
      data-found={isFound || undefined}
      tabIndex={-1}
    >
      {!isFollowing && <UserAvatar user={user} size={32} />}
      <div className={styles.body}>
        <p className={isFollowing ? textStyles.hidden : styles.head}>
          <span className={styles.name}>{user.name}</span>{' '}
          <time className={styles.time} dateTime={createdAt} title={exactInstant(createdAt)}>
            {clockTime(centralClock(new Date(createdAt)))} CT
          </time>
        </p>
        {replyTo && <Quote quote={replyTo} />}
        {own && isChanging ? (
          <OwnMessage message={message} onClose={close} />
        ) : (
          <Content message={message} />
        )}
        {editedAt && <Edited at={editedAt} />}
        {message.reactions.length > 0 && <Reactions message={message} />}
        {seenBy && <p className={styles.readers}>Seen by {seenBy}</p>}
      </div>
      {!isDeleted && !isChanging && (
        <MessageActions
          message={message}
          row={rowId(id)}
          onChange={isOwn ? () => setChanging(true) : null}
        />
      )}
    </li>
  );
}

const Edited = ({ at }: { at: string }) => (
  <Text c="dimmed" fz="xs" lh="16px" title={exactInstant(at)}>
    {chatMessages.edited}
  </Text>
);

/** What was said, or that it was deleted. */
function Content({ message }: { message: ChatMessage }) {
  const { file, isDeleted } = message;
  if (isDeleted) return <p className={styles.note}>{chatMessages.deleted}</p>;
  return file ? <MessageFile file={file} /> : <MessageText message={message} />;
}

/** The path of an address on this site; null for external ones. */
function pathHere(href: string): string | null {
  const url = URL.parse(href);
  return url?.origin === location.origin ? url.pathname : null;
}

/** The text of a message, with links, and cards for the records behind them. */
function MessageText({ message: { message, mentions, emoji } }: { message: ChatMessage }) {
  const { name } = useUser();
  const parts = partsOf(message);
  const paths = new Set(parts.flatMap(({ href }) => (href ? (pathHere(href) ?? []) : [])));
  return (
    <>
      <p className={styles.text} data-emoji={emoji || undefined}>
        {parts.map(({ text, href }, at) =>
          href ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a message never change.
            <a key={at} href={href} target="_blank" rel="noopener noreferrer">
              {text}
            </a>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same.
            <MentionText key={at} text={text} names={mentions} own={name} />
          ),
        )}
      </p>
      {paths.size > 0 && <RecordCards paths={[...paths]} />}
    </>
  );
}

/** Image types that browsers can show; others appear by name. */
const isDrawn = ({ kind }: ChatFile) => kind !== null && kind !== 'tiff';

/** A file of a message: images are shown, others appear by name; both can be downloaded. */
function MessageFile({ file }: { file: ChatFile }) {
  return isDrawn(file) ? <Picture file={file} /> : <FileLine file={file} />;
}

async function download(file: ChatFile): Promise<void> {
  try {
    const content = await readFile({ ...file, kind: null });
    downloadFile({ content, name: file.name, type: 'application/octet-stream' });
  } catch (error) {
    toastFailure(error);
  }
}

function FileLine({ file }: { file: ChatFile }) {
  const Icon = file.kind ? IconPhoto : IconFile;
  return (
    <div className={`${surface.panel} ${styles.file}`}>
      <Icon size={20} stroke={1.5} aria-hidden />
      <span className={styles.fileWords}>
        <span className={styles.fileName}>{file.name}</span>
        <Text span inherit c="dimmed" fz="xs">
          {sizeInWords(file.bytes)}
        </Text>
      </span>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={`Download ${file.name}`}
        onClick={() => void download(file)}
      >
        Download
      </Button>
    </div>
  );
}

function Picture({ file }: { file: ChatFile }) {
  const { data: address, error } = useQuery(pictureQuery(file));
  const [isBroken, setBroken] = useState(false);
  const [isOpen, setOpen] = useState(false);
  if (error) return <p className={styles.note}>{fileSentences.loadFailed}</p>;
  if (isBroken) return <FileLine file={file} />;
  const picture = address ? (
    <img src={address} alt={file.name} onError={() => setBroken(true)} />
  ) : (
    <span className={styles.pictureToCome} />
  );
  return (
    <>
      <UnstyledButton
        className={styles.picture}
        aria-label={`Open ${file.name}`}
        onClick={() => setOpen(true)}
      >
        {picture}
      </UnstyledButton>
      {isOpen && (
        <DialogFrame title={file.name} size={1100} onClose={() => setOpen(false)}>
          <div className={styles.large}>{picture}</div>
          <FileLine file={file} />
        </DialogFrame>
      )}
    </>
  );
}
