import { chatMessages, chatTimes } from '@masthead/shared/workspace/chat/chat.ts';
import { type DragEvent, useEffect, useState } from 'react';
import { useGoTo } from '../../platform/api/links.tsx';
import { useUser } from '../../platform/api/session.ts';
import { late } from '../../platform/ui/late.tsx';
import { Trouble } from '../../platform/ui/Trouble.tsx';
import { toast } from '../../platform/ui/toast.tsx';
import { ChatHeading, startExitClock, useAutoExit } from './ChatHeading.tsx';
import { Composer, focusComposer } from './Composer.tsx';
import styles from './chat.module.css';
import { MessageList } from './MessageList.tsx';
import { type Conversation, presentNow, quoteNow, typingNow } from './merge-messages.ts';
import { PendingRows, UploadRows } from './PendingRows.tsx';
import { useConversation, useVisit } from './use-conversation.ts';
import { noDraft, useDraft } from './use-draft.ts';
import { useFound } from './use-found.ts';
import { useOutbox } from './use-outbox.ts';
import { useTypingMarker } from './use-typing-marker.ts';
import { useUploads } from './use-uploads.ts';

const ChatSearch = late(async () => (await import('./ChatSearch.tsx')).ChatSearch);

/** Spec, content 2: the chat of a few staff members. */
export function ChatPage() {
  const { id: ownId } = useUser();
  const goTo = useGoTo();
  const { conversation, error, refetch, isLive, add, ...go } = useConversation();
  const [clock] = useState(startExitClock);
  const { stay } = clock;
  const outbox = useOutbox(add, isLive);
  const uploads = useUploads(add, stay);
  useAutoExit(clock, uploads.isUploading, () => {
    toast(chatMessages.left);
    void goTo('home');
  });
  const [draft, setDraft] = useDraft(outbox.pending, outbox.resume);
  const marker = useTypingMarker();
  const typing = useTypingLine(conversation, ownId);
  const { found, show, isLinked } = useFound(conversation !== undefined, go.showAround);
  const [isSearching, setSearching] = useState(false);
  useVisit();
  const newest = conversation?.messages.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message restarts the clock.
  useEffect(stay, [newest, stay]);

  const { words, replyTo } = draft;
  const onDraft = (typed: string) => {
    setDraft({ ...draft, words: typed });
    marker.note(typed);
  };
  const onSend = () => {
    if (words.trim() === '') return;
    outbox.add(words.trim(), replyTo);
    marker.forget();
    setDraft(noDraft);
    stay();
  };
  return (
    <div className={styles.page} {...dropping(uploads.add)}>
      <ChatHeading
        clock={clock}
        here={conversation && isLive ? presentNow(conversation, ownId).map(({ name }) => name) : []}
        isSearching={isSearching}
        onSearch={() => setSearching(!isSearching)}
      />
      {isSearching && (
        <ChatSearch onChoose={({ id }) => show(id)} onClose={() => setSearching(false)} />
      )}
      {conversation ? (
        <MessageList
          conversation={conversation}
          ownId={ownId}
          found={found}
          onOlder={go.showOlder}
          onNewer={go.showNewer}
          onNewest={go.showNewest}
          onAround={go.showAround}
          onReply={(quote) => {
            setDraft({ words, replyTo: quote });
            focusComposer();
          }}
          onJump={show}
          isLinked={isLinked}
        >
          <PendingRows
            pending={outbox.pending}
            isWaiting={outbox.isWaiting}
            onRetry={outbox.retry}
            onDiscard={outbox.discard}
          />
          <UploadRows uploads={uploads.uploads} onCancel={uploads.cancel} onRetry={uploads.retry} />
        </MessageList>
      ) : (
        <div className={styles.listFrame}>
          {error && (
            <Trouble failure={chatMessages.loadFailed} error={error} onRetry={() => refetch()} />
          )}
        </div>
      )}
      <p className={styles.typing} role="status">
        {typing ?? (conversation && !isLive ? 'Connecting …' : '')}
      </p>
      <Composer
        draft={words}
        replyTo={replyTo && quoteNow(replyTo, conversation)}
        onCancelReply={() => setDraft({ words, replyTo: null })}
        onDraft={onDraft}
        onSend={onSend}
        onFiles={uploads.add}
      />
    </div>
  );
}

/** Uploads files that are dropped anywhere on the chat. */
const dropping = (onFiles: (files: File[]) => void) => ({
  onDragOver: (event: DragEvent) => {
    if (event.dataTransfer.types.includes('Files')) event.preventDefault();
  },
  onDrop: (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    onFiles([...event.dataTransfer.files]);
  },
});

/** 'Edith Marlowe is typing' while it is true; null if no one is. */
function useTypingLine(conversation: Conversation | undefined, ownId: number) {
  const [now, setNow] = useState(() => Date.now());
  const at = Math.max(now, conversation?.membersAt ?? 0);
  const typing = conversation ? typingNow(conversation, ownId, at, chatTimes.typing) : [];
  const isAny = typing.length > 0;
  useEffect(() => {
    if (!isAny) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [isAny]);
  const names = typing.map(({ name }) => name);
  if (names.length === 0) return null;
  return chatMessages.typing(names);
}
