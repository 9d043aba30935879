import { Textarea, TextInput } from '@mantine/core';
import { setUpMessages } from '@masthead/shared/people/set-up/set-up.messages.ts';
import { setUpLimits } from '@masthead/shared/people/set-up/set-up.ts';
import { siteRecord } from '@masthead/shared/people/sites/site.record.ts';
import { userRecord } from '@masthead/shared/people/users/user.record.ts';
import { NewPasswordInput } from '../../platform/forms/NewPasswordInput.tsx';
import { TimeZoneSelect } from '../sites/TimeZoneSelect.tsx';
import type { SetUp } from './use-set-up.ts';

type Props = Pick<SetUp, 'form'>;
const site = siteRecord.fields;
const user = userRecord.fields;

export const CodeStep = ({ form }: Props) => (
  <TextInput
    label="Set-up code"
    description={setUpMessages.codeHint}
    autoComplete="off"
    autoCapitalize="none"
    spellCheck={false}
    autoFocus
    size="md"
    maxLength={setUpLimits.code}
    {...form.getInputProps('code')}
  />
);

export const PublisherStep = ({ form }: Props) => (
  <>
    <TextInput
      label="Publisher name"
      description={setUpMessages.publisherHint}
      autoComplete="organization"
      autoFocus
      size="md"
      maxLength={setUpLimits.publisher}
      {...form.getInputProps('publisher')}
    />
    <TimeZoneSelect
      label={site.timeZone.label}
      description={setUpMessages.timeZoneHint}
      size="md"
      {...form.getInputProps('timeZone')}
    />
  </>
);

export const SiteStep = ({ form }: Props) => (
  <>
    <TextInput
      label={site.property.label}
      description={setUpMessages.propertyHint}
      autoComplete="off"
      autoFocus
      size="md"
      maxLength={site.property.maxLength}
      {...form.getInputProps('property')}
    />
    <TextInput
      label={site.city.label}
      autoComplete="off"
      size="md"
      maxLength={site.city.maxLength}
      {...form.getInputProps('city')}
    />
    <TextInput
      label={site.url.label}
      description={setUpMessages.urlHint}
      type="url"
      placeholder="https://"
      autoComplete="off"
      size="md"
      maxLength={site.url.maxLength}
      {...form.getInputProps('url')}
    />
    <Textarea
      label={site.postalAddress.label}
      description={setUpMessages.postalAddressHint}
      autoComplete="street-address"
      autosize
      minRows={2}
      size="md"
      maxLength={setUpLimits.postalAddress}
      {...form.getInputProps('postalAddress')}
    />
  </>
);

export const AdminStep = ({ form }: Props) => (
  <>
    <TextInput
      label={user.name.label}
      autoComplete="name"
      autoFocus
      size="md"
      maxLength={user.name.maxLength}
      {...form.getInputProps('name')}
    />
    <TextInput
      label={user.email.label}
      description={setUpMessages.adminHint}
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      size="md"
      maxLength={user.email.maxLength}
      {...form.getInputProps('email')}
    />
    <NewPasswordInput
      size="md"
      known={[form.values.name, form.values.email]}
      {...form.getInputProps('password')}
    />
  </>
);
