import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Fragment, type ReactNode, useState } from 'react';
import type { z } from 'zod';
import { Loaded } from '../../platform/forms/Loaded.tsx';
import type { CampaignKind, CampaignRecord } from './campaign-kind.ts';
import { campaignQuery } from './campaign-record.queries.ts';

/** What the address of an edit screen has led to. */
export interface OpenCampaign<R> {
  /** null: not saved yet. */
  record: R | null;
  /** The style a new email was asked for in. */
  style: string | undefined;
  /** The site and day a new email was asked for, as the address says them. */
  planned: { siteId?: unknown; sendDate?: unknown };
  /** The values that a new email begins with, of the one that it is a copy of. */
  copied: unknown;
  /** The email has got its id: its address changes. */
  onCreated: (id: number) => Promise<void>;
}

interface Props<S extends z.ZodObject, R extends CampaignRecord> {
  kind: CampaignKind<S, R>;
  children: (open: OpenCampaign<R>) => ReactNode;
}

const notSaved = { data: null, error: null, isFetching: false, refetch: () => {} };

/** Opens what the address of an edit screen names, for a new email (with a style to start from) or a saved one. */
export function CampaignLoader<S extends z.ZodObject, R extends CampaignRecord>({
  kind,
  children,
}: Props<S, R>) {
  const { id } = useParams({ strict: false }) as { id?: string };
  const search: { style?: string } & OpenCampaign<R>['planned'] = useSearch({ strict: false });
  const { style } = search;
  const copied = useLocation({ select: ({ state }) => (state as { copied?: unknown }).copied });
  const navigate = useNavigate();
  const query = useQuery({ ...campaignQuery(kind, id ?? ''), enabled: id !== undefined });
  const { formKey, expect } = useFormKey(id ?? `new ${style ?? ''}`);
  const onCreated = async (created: number) => {
    expect(String(created));
    const href = kind.addressOf(created);
    await navigate({ href, replace: true, resetScroll: false, ignoreBlocker: true });
  };
  return (
    <Loaded<R | null> screen={kind.edit} list={kind.list} query={id ? query : notSaved}>
      {(record) => (
        <Fragment key={formKey}>
          {children({ record, style, planned: search, copied, onCreated })}
        </Fragment>
      )}
    </Loaded>
  );
}

/** Why: an email that gets its id stays in the same form, with whatever is typed meanwhile. */
function useFormKey(address: string) {
  const [form, setForm] = useState({ address, next: '', key: 0 });
  if (form.address !== address) {
    const isSameForm = form.next === address;
    setForm({ address, next: '', key: isSameForm ? form.key : form.key + 1 });
  }
  return {
    formKey: form.key,
    expect: (next: string) => setForm((now) => ({ ...now, next })),
  };
}
