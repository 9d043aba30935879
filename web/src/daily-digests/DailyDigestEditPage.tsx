import '@mantine/dates/styles.layer.css';
import type { DailyDigest } from '@masthead/shared/daily-digests/daily-digest.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { pathTo, useScreenParams } from '../app/links.tsx';
import { Loaded } from '../forms/Loaded.tsx';
import { DigestEditor } from './DigestEditor.tsx';
import { digestQuery } from './daily-digest.queries.ts';

const notSaved = { data: null, error: null, isFetching: false, refetch: () => {} };

/** Spec, content 2: the daily digest, new (with a style to start from) or saved. */
export function DailyDigestEditPage() {
  const { id } = useScreenParams('dailyDigestEdit');
  const { style } = useSearch({ strict: false }) as { style?: string };
  const navigate = useNavigate();
  const query = useQuery({ ...digestQuery(id ?? ''), enabled: id !== undefined });
  const { formKey, expect } = useFormKey(id ?? `new ${style ?? ''}`);
  const onCreated = async (created: number) => {
    expect(String(created));
    const href = pathTo('dailyDigestEdit', { id: created });
    await navigate({ href, replace: true, resetScroll: false, ignoreBlocker: true });
  };
  return (
    <Loaded<DailyDigest | null> screen="dailyDigestEdit" query={id ? query : notSaved}>
      {(digest) => (
        <DigestEditor key={formKey} digest={digest} style={style} onCreated={onCreated} />
      )}
    </Loaded>
  );
}

/** Why: a digest that gets its id stays in the same form, with whatever is typed meanwhile. */
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
