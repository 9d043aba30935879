import { photosetEndpoints } from '@masthead/shared/editorial/photos/photoset.endpoints.ts';
import { photosetRecord } from '@masthead/shared/editorial/photos/photoset.record.ts';
import { seriesEndpoints } from '@masthead/shared/editorial/series/series.endpoints.ts';
import { seriesRecord } from '@masthead/shared/editorial/series/series.record.ts';
import { audienceEndpoints } from '@masthead/shared/email/audiences/audience.endpoints.ts';
import { audienceRecord } from '@masthead/shared/email/audiences/audience.record.ts';
import { organizationEndpoints } from '@masthead/shared/people/organizations/organization.endpoints.ts';
import { organizationRecord } from '@masthead/shared/people/organizations/organization.record.ts';
import { siteRecord } from '@masthead/shared/people/sites/site.record.ts';
import { userEndpoints } from '@masthead/shared/people/users/user.endpoints.ts';
import { userRecord } from '@masthead/shared/people/users/user.record.ts';
import type { Field } from '@masthead/shared/platform/records/field.ts';
import type { AnyRecord } from '@masthead/shared/platform/records/record.ts';
import { firmEndpoints } from '@masthead/shared/showcase/firms/firm.endpoints.ts';
import { firmRecord } from '@masthead/shared/showcase/firms/firm.record.ts';
import { representativeOperations } from '@masthead/shared/showcase/representatives/representative.operations.ts';
import { representativeRecord } from '@masthead/shared/showcase/representatives/representative.record.ts';
import { expect, test } from 'vitest';
import { answer, answerOperation, openPage, person } from '../api/page.testing.tsx';

const none = { totalCount: 0, nodes: [] };
const organizations = answer(organizationEndpoints.list, []);

interface Dialog {
  address: string;
  title: string;
  /** The button that opens it, where that says less. */
  opener?: string;
  record: AnyRecord;
  /** What it asks for, in its order. */
  asks: string[];
  api: NonNullable<NonNullable<Parameters<typeof openPage>[1]>['api']>;
  /** Where the specification calls a field otherwise. */
  labels?: Record<string, string>;
}

const dialogs: Dialog[] = [
  {
    address: '/firm',
    title: 'Create firm',
    opener: 'Firm',
    record: firmRecord,
    asks: ['name'],
    api: [answer(firmEndpoints.search, none)],
  },
  {
    address: '/rep',
    title: 'Create realtor',
    opener: 'Realtor',
    record: representativeRecord,
    asks: ['firmId', 'name', 'email', 'phone'],
    api: [answerOperation(representativeOperations.representatives, none)],
  },
  {
    address: '/admin/organization',
    title: 'Add organization',
    record: organizationRecord,
    asks: ['name', 'isOwner'],
    api: [organizations],
  },
  {
    address: '/admin/audience',
    title: 'Add audience',
    record: audienceRecord,
    asks: ['name', 'siteId'],
    api: [answer(audienceEndpoints.list, [])],
  },
  {
    address: '/admin/site',
    title: 'Add City',
    record: siteRecord,
    asks: ['property', 'city', 'url', 'previewUrl', 'timeZone'],
    api: [],
  },
  {
    address: '/admin/user',
    title: 'Add user',
    record: userRecord,
    asks: ['name', 'email', 'username', 'organizationId'],
    api: [answer(userEndpoints.list, []), organizations],
  },
  {
    address: '/photosets',
    title: 'Add photoset',
    record: photosetRecord,
    asks: ['name'],
    api: [answer(photosetEndpoints.list, [[], 0])],
  },
  {
    address: '/series',
    title: 'Add Series',
    record: seriesRecord,
    asks: ['siteId', 'name', 'headline', 'type'],
    api: [answer(seriesEndpoints.list, [])],
    labels: { headline: 'External name' },
  },
];

/** The field that an input of the dialog is for, with what it says and takes. */
function shownBy(input: Element) {
  const path = input.getAttribute('data-path') ?? '';
  const label = input.closest('[role=dialog]')?.querySelector(`label[for="${input.id}"]`);
  const longest = input.getAttribute('maxlength');
  return {
    path,
    // Its own name where the label holds a description too.
    label: input.ariaLabel ?? label?.textContent?.replace(' *', ''),
    isMarked: label?.textContent?.endsWith(' *'),
    ...(longest && { longest: Number(longest) }),
  };
}

test.each(dialogs)(
  'the dialog $title calls, marks and limits fields as their record does',
  async ({ address, title, opener = title, record, asks, api, labels = {} }) => {
    const { screen } = await openPage(address, { as: person('admin'), api });
    await screen.getByRole('button', { name: opener }).first().click();
    const dialog = screen.getByRole('dialog', { name: title });
    await expect.element(dialog.getByRole('button', { name: title })).toBeVisible();
    const inputs = [...dialog.element().querySelectorAll('input[data-path]')].map(shownBy);
    const fields: Record<string, Field> = { ...record.fields, ...record.systemFields };
    expect(inputs).toEqual(
      asks.map((path) => {
        const { label, isRequired, maxLength } = fields[path] as Field;
        return {
          path,
          label: labels[path] ?? label,
          isMarked: isRequired,
          ...(maxLength && { longest: maxLength }),
        };
      }),
    );
  },
);
