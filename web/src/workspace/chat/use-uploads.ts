import { fileSentences, fileTooLarge } from '@masthead/shared/platform/contract/upload.ts';
import { chatEndpoints } from '@masthead/shared/workspace/chat/chat.endpoints.ts';
import {
  type ChatMessage,
  chatLimits,
  chatMessages,
} from '@masthead/shared/workspace/chat/chat.ts';
import { useBlocker } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { ApiError, callUpload } from '../../platform/api/call.ts';
import { confirm } from '../../platform/ui/confirm.tsx';
import { mayPass } from '../../platform/ui/may-pass.ts';

/** A file being uploaded. */
export interface Upload {
  clientId: string;
  file: File;
  /** Progress from 0 to 1; null if it failed. */
  part: number | null;
  /** After a failure: whether a retry may succeed. */
  canRetry?: boolean;
}

/** Spec, content 8: upload errors are shown in a browser alert. */
const say = (name: string, why: string) => window.alert(chatMessages.uploadFailed(name, why));

/** Asks before leaving the page or the screen would stop an upload. */
function useGuard(isUploading: () => boolean): void {
  useBlocker({
    shouldBlockFn: async ({ current, next }) =>
      current.pathname !== next.pathname &&
      isUploading() &&
      !(await confirm({ ...chatMessages.stopUploads, isDangerous: true })),
    enableBeforeUnload: isUploading,
  });
}

/** Uploads with their progress. A failed one can be sent again as the same message. */
export function useUploads(onTaken: (message: ChatMessage) => void, onActivity: () => void) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const running = useRef(new Map<string, AbortController>());
  const isUploading = () => running.current.size > 0;
  useGuard(isUploading);
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const abort of all.values()) abort.abort();
    };
  }, []);

  const change = (clientId: string, changes: Pick<Upload, 'part' | 'canRetry'>) =>
    setUploads((all) =>
      all.map((one) => (one.clientId === clientId ? { ...one, ...changes } : one)),
    );
  const drop = (clientId: string) =>
    setUploads((all) => all.filter((one) => one.clientId !== clientId));

  const send = async ({ clientId, file }: Upload) => {
    const abort = new AbortController();
    running.current.set(clientId, abort);
    onActivity();
    try {
      const message = await callUpload(
        chatEndpoints.upload,
        { file, body: { clientId } },
        {
          signal: abort.signal,
          isBackground: true,
          onProgress: (part) => {
            onActivity();
            change(clientId, { part });
          },
        },
      );
      drop(clientId);
      onTaken(message);
    } catch (error) {
      if (abort.signal.aborted || (error instanceof ApiError && error.isRefusal)) return;
      change(clientId, { part: null, canRetry: mayPass(error) });
      say(file.name, (error as Error).message);
    } finally {
      running.current.delete(clientId);
    }
  };

  return {
    uploads,
    /** True if something is being uploaded. */
    isUploading,
    add: (files: readonly File[]) => {
      for (const file of files) {
        if (file.size > chatLimits.fileBytes) say(file.name, fileTooLarge(chatLimits.fileBytes));
        else if (file.size === 0) say(file.name, fileSentences.empty);
        else {
          const upload = { clientId: crypto.randomUUID(), file, part: 0 };
          setUploads((all) => [...all, upload]);
          void send(upload);
        }
      }
    },
    cancel: (clientId: string) => {
      running.current.get(clientId)?.abort();
      drop(clientId);
    },
    retry: (upload: Upload) => {
      change(upload.clientId, { part: 0 });
      void send(upload);
    },
  };
}
