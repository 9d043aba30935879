import { importEndpoints } from '@masthead/shared/platform/imports/import.endpoints.ts';
import {
  type FileReading,
  type ImportKindName,
  type ImportRun,
  importMessages,
  importPageSize,
  isBusy,
  type RunChoices,
} from '@masthead/shared/platform/imports/import.ts';
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call, callWithHeaders, queryOf } from '../api/call.ts';
import { noteTouched } from '../api/touched.ts';
import { downloadAnswer } from '../lists/download-answer.ts';
import { toast } from '../ui/toast.tsx';

/** The polling interval for running imports, in ms. */
const lookAgainMs = 500;

const importQuery = (id: number) => queryOf(importEndpoints.get, { params: { id } });

/** It is worked on, or its pictures are. */
const isMoving = (run: ImportRun) =>
  isBusy(run) || (run.state === 'done' && (run.pictures?.waiting ?? 0) > 0);

/** An import; polled while it is running. */
export const useImport = (id: number | null) =>
  useQuery({
    ...importQuery(id ?? 0),
    enabled: id !== null,
    refetchInterval: ({ state: { data } }) => (data && isMoving(data) ? lookAgainMs : false),
    meta: { isQuiet: true },
  });

/**
 * Imports with their current states, in this order. While they run one after the other, the waiting ones are polled,
 * too.
 */
export function useImports(ids: readonly number[], isGoing: boolean): ImportRun[] {
  const queries = useQueries({
    queries: ids.map((id) => ({
      ...importQuery(id),
      refetchInterval: ({ state: { data } }: { state: { data?: ImportRun | undefined } }) =>
        data && (isMoving(data) || (isGoing && data.state === 'checked')) ? lookAgainMs : false,
      meta: { isQuiet: true },
    })),
  });
  return queries.flatMap(({ data }) => (data ? [data] : []));
}

/** A page of imports, newest first; looked at again while one of them is worked on. */
export const importPage = ({ kind, page }: { kind: ImportKindName | 'All'; page: number }) =>
  queryOptions({
    ...queryOf(importEndpoints.list, {
      query: {
        limit: String(importPageSize),
        offset: String((page - 1) * importPageSize),
        ...(kind !== 'All' && { kind }),
      },
    }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => (data?.nodes.some(isBusy) ? 2 * lookAgainMs : false),
  });

/** Updates the cached import. */
export function cacheImport(queryClient: QueryClient, run: ImportRun): void {
  queryClient.setQueryData(importQuery(run.id).queryKey, run);
}

function useStep<T>(step: (given: T) => Promise<ImportRun>) {
  const queryClient = useQueryClient();
  return useMutation({
    meta: { isQuiet: true },
    mutationFn: step,
    onSuccess: (run) => cacheImport(queryClient, run),
  });
}

const pathOf = (id: number) => ({ id: String(id) });

/** Starts a checked import, or lets one that has failed go on. */
export const useRunImport = () =>
  useStep(({ id, ...body }: Partial<RunChoices> & { id: number }) =>
    call(importEndpoints.run, { params: pathOf(id), body }),
  );
/** Sets how a file of people is read; the file is checked again. */
export const useReadAs = () =>
  useStep(({ id, readAs }: { id: number; readAs: FileReading }) =>
    call(importEndpoints.readAs, { params: pathOf(id), body: { readAs } }),
  );
/** Undoes an import as one. */
export const useUndoImport = () =>
  useStep((id: number) => call(importEndpoints.undo, { params: pathOf(id) }));

/** Downloads the skipped and changed rows of an import as a CSV file. */
export const useDownloadProblems = () =>
  useMutation({
    mutationFn: (id: number) =>
      downloadAnswer(
        () =>
          callWithHeaders(
            importEndpoints.problems,
            { params: { id: String(id) } },
            { isFile: true },
          ),
        'skipped rows.csv',
      ),
  });

/** Shows a toast at the end of an import, and refetches what it changed. */
export function tellEnd({ state }: ImportRun): void {
  noteTouched(importEndpoints.run);
  if (state === 'done') toast(importMessages.imported);
  if (state === 'undone') toast(importMessages.undone);
}
