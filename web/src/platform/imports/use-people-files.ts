import { importEndpoints } from '@masthead/shared/platform/imports/import.endpoints.ts';
import { type ImportRun, isBusy, totalChanged } from '@masthead/shared/platform/imports/import.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../api/call.ts';
import { cacheImport, tellEnd, useImports, useRunImport } from './import.queries.ts';

/** Uploads a file to be checked, with progress. */
export type SendFile = (file: File, onProgress: (part: number) => void) => Promise<ImportRun>;

/** Chosen files, sent one after the other. */
function useSending(send: SendFile, onSent: (run: ImportRun) => void) {
  const [files, setFiles] = useState<File[]>([]);
  const [part, setPart] = useState(0);
  const sending = useMutation({
    meta: { isQuiet: true },
    mutationFn: async (chosen: readonly File[]) => {
      for (const file of chosen) {
        setPart(0);
        onSent(await send(file, setPart));
        // Why immediately: if the next one fails, only the remaining ones are sent again.
        setFiles((left) => left.filter((other) => other !== file));
      }
    },
  });
  return { files, setFiles, part, sending };
}

/** Several files of people on their way: sent, checked, and imported as one. */
export function usePeopleFiles(send: SendFile) {
  const queryClient = useQueryClient();
  const [ids, setIds] = useState<number[]>([]);
  const [reasons, setReasons] = useState<Record<number, string>>({});
  const [isStarted, setStarted] = useState(false);
  const runs = useImports(ids, isStarted);
  const { sending, ...sends } = useSending(send, (run) => {
    cacheImport(queryClient, run);
    setIds((all) => [...all, run.id]);
  });
  const starting = useMutation({
    meta: { isQuiet: true },
    mutationFn: (asked: readonly number[]) =>
      call(importEndpoints.runTogether, {
        body: { files: asked.map((id) => ({ id, reason: reasons[id] ?? '' })) },
      }),
    onSuccess: (begun) => {
      for (const run of begun) cacheImport(queryClient, run);
      setIds(begun.map(({ id }) => id));
      setStarted(true);
    },
  });
  const undoing = useMutation({
    meta: { isQuiet: true },
    // Why in reverse: the last import is undone first.
    mutationFn: async (done: readonly ImportRun[]) => {
      for (const { id } of done.toReversed())
        cacheImport(queryClient, await call(importEndpoints.undo, { params: { id: String(id) } }));
    },
  });
  const goingOn = useRunImport();
  const steps = [starting, undoing, goingOn];
  useTogetherEnd(isStarted ? runs : []);
  return {
    ...sends,
    sending,
    runs,
    reasons,
    setReason: (id: number, reason: string) => setReasons((all) => ({ ...all, [id]: reason })),
    leaveOut: (id: number) => setIds((all) => all.filter((other) => other !== id)),
    isStarted,
    start: () => starting.mutate(ids),
    undo: () => undoing.mutate(runs.filter(mayUndo)),
    goOn: (id: number) => goingOn.mutate({ id }),
    isAtWork: steps.some(({ isPending }) => isPending) || runs.some((run) => isBusy(run)),
    error: [sending, ...steps].find(({ error }) => error)?.error ?? null,
  };
}

/** True when it has changes to undo. */
export const mayUndo = ({ state, counts }: ImportRun): boolean =>
  ['done', 'failed'].includes(state) && totalChanged(counts) > 0;

/** Shows one toast when the last file is imported or undone. */
function useTogetherEnd(runs: readonly ImportRun[]) {
  const ends = ['done', 'undone'] as const;
  const end = ends.find((state) => runs.some((run) => run.state === state));
  const isOver =
    runs.length > 0 && runs.every(({ state }) => state === 'done' || state === 'undone');
  const state = isOver ? end : undefined;
  const last = useRef(state);
  const told = runs.find((run) => run.state === state);
  useEffect(() => {
    const isNew = state !== undefined && state !== last.current;
    last.current = state;
    if (isNew && told) tellEnd(told);
  }, [state, told]);
}
