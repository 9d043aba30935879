import { chatEndpoints } from '@masthead/shared/workspace/chat/chat.endpoints.ts';
import { chatMessages, chatTimes } from '@masthead/shared/workspace/chat/chat.ts';
import { useSearch } from '@tanstack/react-router';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { call } from '../../platform/api/call.ts';
import { useGoTo } from '../../platform/api/links.tsx';
import { useUser } from '../../platform/api/session.ts';
import { useStable } from '../../platform/forms/use-unsaved-work.ts';
import { late } from '../../platform/ui/late.tsx';
import { Trouble } from '../../platform/ui/Trouble.tsx';
import { toast, toastFailure } from '../../platform/ui/toast.tsx';
import { ChatHeading, startExitClock, useAutoExit } from './ChatHeading.tsx';
import { ChatUnread } from './ChatUnread.tsx';
import { Composer } from './Composer.tsx';
import styles from './chat.module.css';
import { MessageList } from './MessageList.tsx';
import { type Conversation, presentNow, typingNow } from './merge-messages.ts';
import { PendingRows, UploadRows } from './PendingRows.tsx';
import { useConversation, useVisit } from './use-conversation.ts';
import { useDraft } from './use-draft.ts';
import { useOutbox } from './use-outbox.ts';
import { useUploads } from './use-uploads.ts';

/** The address of the chat may name a message. */
const linked = z.object({
  message: z.coerce.number().int().positive().optional().catch(undefined),
});

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

  const onDraft = (words: string) => {
    setDraft(words);
    marker.note(words);
  };
  const onSend = () => {
    if (draft.trim() === '') return;
    outbox.add(draft.trim());
    marker.forget();
    setDraft('');
    stay();
  };
  return (
    <div className={styles.page} {...dropping(uploads.add)}>
      <ChatUnread />
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
      <Composer draft={draft} onDraft={onDraft} onSend={onSend} onFiles={uploads.add} />
    </div>
  );
}

/** The message that a search or the address of the page leads to. */
function useFound(isLoaded: boolean, showAround: (id: number) => Promise<void>) {
  const { message } = linked.parse(useSearch({ strict: false }));
  const [found, setFound] = useState<{ id: number } | null>(null);
  const { show } = useStable({
    show: (id: number) =>
      void showAround(id)
        .then(() => setFound({ id }))
        .catch(toastFailure),
  });
  useEffect(() => {
    if (isLoaded && message !== undefined) show(message);
  }, [isLoaded, message, show]);
  return { found, show, isLinked: message !== undefined };
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

const say = (isTyping: boolean) => {
  call(chatEndpoints.typing, { body: { isTyping } }, { isBackground: true }).catch(() => {});
};

/** Reports typing from time to time, and immediately when the text is cleared. */
function useTypingMarker() {
  const last = useRef(Number.NEGATIVE_INFINITY);
  return {
    note: (draft: string) => {
      const isTyping = draft.trim() !== '';
      if (isTyping && Date.now() - last.current < chatTimes.marker) return;
      if (!isTyping && last.current === Number.NEGATIVE_INFINITY) return;
      last.current = isTyping ? Date.now() : Number.NEGATIVE_INFINITY;
      say(isTyping);
    },
    /** Called when the text was sent, which tells the server that typing has ended. */
    forget: () => {
      last.current = Number.NEGATIVE_INFINITY;
    },
  };
}

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
