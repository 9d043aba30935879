import { Input, SimpleGrid, Switch, Text, TextInput } from '@mantine/core';
import { inSiteOrder } from '@masthead/shared/people/sites/site.record.ts';
import { showcaseMessages } from '@masthead/shared/showcase/delivery/showcase.messages.ts';
import { colours } from '@masthead/shared/showcase/delivery/styling.ts';
import { firmEndpoints } from '@masthead/shared/showcase/firms/firm.endpoints.ts';
import { firmMessages } from '@masthead/shared/showcase/firms/firm.messages.ts';
import { firmRecord } from '@masthead/shared/showcase/firms/firm.record.ts';
import { SiteMultiSelect } from '../../people/sites/SiteMultiSelect.tsx';
import { useSites } from '../../people/sites/site.queries.ts';
import { call } from '../../platform/api/call.ts';
import { useGoTo } from '../../platform/api/links.tsx';
import { ColorField } from '../../platform/forms/ColorField.tsx';
import { FormSection } from '../../platform/forms/FormSection.tsx';
import { NumberField } from '../../platform/forms/NumberField.tsx';
import type { RecordForm } from '../../platform/forms/use-record-form.ts';
import { ImageSelect } from '../../platform/images/ImageSelect.tsx';
import { RecordEdit } from '../../platform/records/RecordEdit.tsx';
import { firstRecord } from '../../platform/records/record-query.ts';
import { FirmPreview } from './FirmPreview.tsx';

/** Spec, showcase 2: the form of one firm, with an example listing in its style beside it. */
export function FirmEditPage() {
  const goTo = useGoTo();
  return (
    <RecordEdit
      record={firmRecord}
      list="firmList"
      get={firmEndpoints.get}
      update={(body) => call(firmEndpoints.update, { body })}
      updated={firmMessages.updated}
      failure={firmMessages.updateFailed}
      names={names}
      onSaved={() => void goTo('firmList')}
      side={(area) => <FirmPreview firm={area.form.values} />}
    >
      {(area, { group }) => <FirmFields form={area.form} input={area.input} group={group} />}
    </RecordEdit>
  );
}
FirmEditPage.firstQuery = firstRecord(firmEndpoints.get);

const names = { siteIds: (ids: readonly number[]) => <SiteNames ids={ids} /> };

function SiteNames({ ids }: { ids: readonly number[] }) {
  const sites = inSiteOrder(useSites().data ?? []).filter(({ id }) => ids.includes(id));
  return sites.map(({ name }) => name).join(', ') || 'None';
}

interface Props extends Pick<RecordForm<typeof firmRecord>, 'form' | 'input'> {
  /** The name of the organization; null for a staff-only firm. */
  group: string | null;
}

const inTwo = { base: 1, sm: 2 };

/** The fields of a firm (Spec, showcase 3). */
function FirmFields({ form, input, group }: Props) {
  return (
    <>
      <FormSection title="Firm">
        <SimpleGrid cols={inTwo} spacing="md">
          <TextInput {...input('name')} />
          <Input.Wrapper label="Organization" labelElement="div">
            <Text pt={6} style={{ overflowWrap: 'anywhere' }}>
              {group ?? 'None. Only staff see this firm.'}
            </Text>
          </Input.Wrapper>
        </SimpleGrid>
        <SiteMultiSelect {...input('siteIds')} />
        <Switch {...input('isPaused')} />
      </FormSection>
      <FormSection title="Text and links">
        <SimpleGrid cols={inTwo} spacing="md">
          <TextInput {...input('website')} />
          <TextInput {...input('buttonText')} />
          <TextInput {...input('moreInfoText')} />
          <TextInput {...input('seeInsideMessage')} />
          <NumberField {...input('headerThinIndex')} description={showcaseMessages.thinFrom} />
          <TextInput {...input('googleAnalyticsTag')} />
        </SimpleGrid>
      </FormSection>
      <FirmColors form={form} input={input} />
      <FormSection title="Logos">
        <SimpleGrid cols={inTwo} spacing="md">
          <ImageSelect {...input('logoUrl1')} folder="logos" />
          <ImageSelect {...input('logoUrl2')} folder="logos" />
        </SimpleGrid>
      </FormSection>
    </>
  );
}

type ColorKey = keyof typeof colours;
const paths = Object.keys(colours) as ColorKey[];

/** The background of a text, for its contrast. */
const grounds: { [K in ColorKey]?: { path: ColorKey; name: string } } = {
  backgroundTextColor: { path: 'backgroundColor', name: 'the background' },
  buttonTextColor: { path: 'buttonColor', name: 'the button' },
};

type FirmForm = Pick<RecordForm<typeof firmRecord>, 'form' | 'input'>;

/** The colors of a firm for its slots and cards, with their contrast. */
const FirmColors = ({ form, input }: FirmForm) => (
  <FormSection title="Colors">
    <SimpleGrid cols={inTwo} spacing="md">
      {paths.map((path) => (
        <FirmColor key={path} path={path} values={form.values} input={input} />
      ))}
    </SimpleGrid>
  </FormSection>
);

interface FirmColorProps extends Pick<FirmForm, 'input'> {
  path: ColorKey;
  values: Record<ColorKey, string | null>;
}

/** Why separate: a color does not re-render while another field changes. */
function FirmColor({ path, values, input }: FirmColorProps) {
  const ground = grounds[path];
  const text = values[path];
  const under = ground ? values[ground.path] : null;
  const drawn = ground && { drawn: [{ text, ground: under, on: ground.name }] };
  return <ColorField {...input(path)} {...drawn} />;
}
