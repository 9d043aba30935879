import { Button, Group, MultiSelect, Select, TextInput } from '@mantine/core';
import { apiTokenEndpoints } from '@masthead/shared/people/api-tokens/api-token.endpoints.ts';
import { apiTokenMessages } from '@masthead/shared/people/api-tokens/api-token.messages.ts';
import { newApiToken, screensToChoose } from '@masthead/shared/people/api-tokens/api-token.ts';
import { organizationEndpoints } from '@masthead/shared/people/organizations/organization.endpoints.ts';
import { userMessages } from '@masthead/shared/people/users/user.record.ts';
import { contentScope, mostTokenDays } from '@masthead/shared/platform/access/api-token.ts';
import { addDays, today } from '@masthead/shared/platform/values/dates.ts';
import { type ScreenKey, screens } from '@masthead/shared/screens.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { call, queryOf } from '../../platform/api/call.ts';
import { DayField } from '../../platform/forms/DayField.tsx';
import { FormDialog } from '../../platform/forms/FormDialog.tsx';
import { PrivateLinks, ShownOnce } from '../../platform/forms/PrivateLinks.tsx';
import { useAreaForm } from '../../platform/forms/use-area-form.ts';
import { useDialogSave } from '../../platform/forms/use-dialog-save.ts';
import { DialogFrame } from '../../platform/ui/DialogFrame.tsx';
import { toast } from '../../platform/ui/toast.tsx';
import { SiteMultiSelect } from '../sites/SiteMultiSelect.tsx';

/** Creates a token, and shows it this once. */
export function CreateTokenDialog({ onClose }: { onClose: () => void }) {
  const [token, setToken] = useState<string | null>(null);
  if (token === null) return <TokenForm onClose={onClose} onCreated={setToken} />;
  return (
    <DialogFrame title="New API token" size={560} onClose={onClose}>
      <PrivateLinks>
        <ShownOnce
          label="Token"
          note={apiTokenMessages.shownOnce}
          copied={apiTokenMessages.copied}
          value={token}
        />
        <Group justify="flex-end">
          <Button onClick={onClose}>Done</Button>
        </Group>
      </PrivateLinks>
    </DialogFrame>
  );
}

interface FormProps {
  onClose: () => void;
  onCreated: (token: string) => void;
}

function TokenForm({ onClose, onCreated }: FormProps) {
  const [now] = useState(() => today(new Date()));
  const area = useAreaForm(
    newApiToken,
    { name: '', screens: [], organizationId: null, siteIds: [], endsOn: addDays(now, 90) },
    { screen: 'apiTokenList', id: null, title: 'New API token' },
  );
  const dialogSave = useDialogSave(area, {
    send: (body) => call(apiTokenEndpoints.create, { body }),
    failure: apiTokenMessages.createFailed,
    onSaved: ({ token }) => {
      toast(apiTokenMessages.created);
      onCreated(token);
    },
  });
  const { form } = area;
  const { organizationId, screens: chosen } = form.values;
  const readsContent = chosen.includes(contentScope);
  const choose = (keys: readonly string[]) =>
    area.change({
      screens: [...keys],
      siteIds: keys.includes(contentScope) ? (form.values.siteIds ?? []) : [],
    });
  const chooseOrganization = (id: number | null) => {
    const choices: readonly string[] = screensToChoose(id);
    area.change({ organizationId: id });
    choose(chosen.filter((key) => choices.includes(key) || (id === null && key === contentScope)));
  };
  return (
    <FormDialog
      title="Create API token"
      size={560}
      onClose={onClose}
      saveLabel="Create API token"
      {...dialogSave}
    >
      <TextInput
        label="Name"
        description="What uses it, such as “Listing feed of Harbor Realty”"
        withAsterisk
        data-path="name"
        {...form.getInputProps('name')}
      />
      <PartnerSelect
        value={organizationId}
        error={form.errors.organizationId}
        onChange={chooseOrganization}
      />
      <MultiSelect
        label="Screens"
        description="The token can do what you can do on these screens."
        withAsterisk
        searchable
        hidePickedOptions
        nothingFoundMessage="No screens match."
        data={[
          ...(organizationId === null ? [content] : []),
          ...groupsOf(screensToChoose(organizationId)),
        ]}
        data-path="screens"
        value={chosen}
        error={form.errors.screens}
        onChange={choose}
      />
      {readsContent && (
        <SiteMultiSelect
          label="Sites"
          description="Leave empty for all sites, including new ones."
          data-path="siteIds"
          value={form.values.siteIds ?? []}
          error={form.errors.siteIds}
          onChange={(siteIds) => area.change({ siteIds })}
        />
      )}
      <DayField
        label="Last day"
        description={`At most ${mostTokenDays} days from today`}
        withAsterisk
        min={now}
        data-path="endsOn"
        value={form.values.endsOn || null}
        error={form.errors.endsOn}
        onChange={(day) => area.change({ endsOn: day ?? '' })}
      />
    </FormDialog>
  );
}

const content = {
  group: 'Content API',
  items: [{ value: contentScope, label: apiTokenMessages.content }],
};

/** Screens under the headings of the navigation; those that are not in it are with their neighbors. */
function groupsOf(keys: readonly ScreenKey[]) {
  const groups = new Map<string, { value: string; label: string }[]>();
  let group = '';
  for (const key of keys) {
    const screen = screens[key];
    if ('nav' in screen) group = screen.nav.group;
    const items = groups.get(group) ?? [];
    groups.set(group, [...items, { value: key, label: screen.title }]);
  }
  return [...groups].map(([name, items]) => ({ group: name, items }));
}

interface PartnerProps {
  value: number | null;
  error: ReactNode;
  onChange: (id: number | null) => void;
}

/** The partner whose records alone a token sees, if it is limited to one. */
function PartnerSelect({ value, error, onChange }: PartnerProps) {
  const query = useQuery({ ...queryOf(organizationEndpoints.list), meta: { isQuiet: true } });
  const partners = query.data?.filter(({ isOwner }) => !isOwner) ?? [];
  return (
    <Select
      label="Organization"
      description="A token of one partner organization sees only its records."
      placeholder="All organizations"
      searchable
      clearable
      nothingFoundMessage="No organizations match."
      data={partners.map(({ id, name }) => ({ value: String(id), label: name }))}
      data-path="organizationId"
      value={value === null ? null : String(value)}
      error={query.isError ? userMessages.organizationsFailed : error}
      onChange={(id) => onChange(id === null ? null : Number(id))}
    />
  );
}
