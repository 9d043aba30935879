import {
  Button,
  Checkbox,
  Group,
  Select,
  SimpleGrid,
  Switch,
  Textarea,
  TextInput,
} from '@mantine/core';
import {
  digestWeekdays,
  seriesRecord,
  seriesTypes,
} from '@masthead/shared/editorial/series/series.record.ts';
import type { SeriesRow } from '@masthead/shared/editorial/series/series.ts';
import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { pathTo, useGoTo, useScreenParams } from '../../platform/api/links.tsx';
import { useUser } from '../../platform/api/session.ts';
import { BarItem, BarMenu } from '../../platform/forms/BarMenu.tsx';
import { DayField } from '../../platform/forms/DayField.tsx';
import { EditShell } from '../../platform/forms/EditShell.tsx';
import { FormSection } from '../../platform/forms/FormSection.tsx';
import { Loaded } from '../../platform/forms/Loaded.tsx';
import { labelsOf } from '../../platform/forms/record-labels.ts';
import type { RecordForm } from '../../platform/forms/use-record-form.ts';
import { ImageSelect } from '../../platform/images/ImageSelect.tsx';
import { useIsNarrow } from '../../platform/ui/use-is-narrow.ts';
import { SeriesPosts } from './SeriesPosts.tsx';
import { seriesQuery } from './series.queries.ts';
import { useSeriesForm } from './use-series-form.ts';

/** Spec, content 2: a series with its posts. */
export function SeriesEditPage() {
  const params = useScreenParams('seriesEdit');
  const query = useQuery(seriesQuery(params));
  return (
    <Loaded screen="seriesEdit" list="seriesList" query={query}>
      {(series) =>
        params.siteId === String(series.siteId) ? (
          <SeriesEditor key={series.id} series={series} />
        ) : (
          <Navigate
            to={pathTo('seriesEdit', { siteId: series.siteId, seriesId: series.id })}
            replace
          />
        )
      }
    </Loaded>
  );
}

const labels = labelsOf(seriesRecord, {});

/** The form of a series; its posts are kept at once, each by itself. */
function SeriesEditor({ series }: { series: SeriesRow }) {
  const goTo = useGoTo();
  const { area, saving, save } = useSeriesForm(series);
  const onSave = async () => {
    if (await save()) await goTo('seriesList');
  };
  return (
    <EditShell
      screen="seriesEdit"
      title={series.headline}
      list="seriesList"
      area={area}
      saving={saving}
      labels={labels}
      onSave={() => void onSave()}
      actions={<SeriesActions series={series} save={save} isSaving={saving.isSaving} />}
    >
      <SeriesFields form={area.form} input={area.input} site={series.city} />
      <SeriesPosts
        series={series}
        isSingle={area.form.values.type === 'Single'}
        onBanner={(url) => area.form.setFieldValue('banner', url)}
      />
    </EditShell>
  );
}

type Shown = 'page' | 'module';
interface Props {
  series: SeriesRow;
  save: (sentence?: string) => Promise<SeriesRow | null>;
  isSaving: boolean;
}

/** Save Changes, Preview, Save & Preview, Save & Preview Module (Spec, content 2); on a phone the last are a menu. */
function SeriesActions({ series, save, isSaving }: Props) {
  const isNarrow = useIsNarrow();
  const open = usePreview(series, save);
  const actions = [
    { label: 'Preview', onClick: () => open('page', false) },
    { label: 'Save & Preview', onClick: () => open('page', true) },
    { label: 'Save & Preview Module', onClick: () => open('module', true) },
  ];
  return (
    <>
      {isNarrow ? (
        <BarMenu>
          {actions.map((action) => (
            <BarItem key={action.label} {...action} />
          ))}
        </BarMenu>
      ) : (
        actions.map(({ label, onClick }) => (
          <Button key={label} variant="default" onClick={onClick}>
            {label}
          </Button>
        ))
      )}
      <Button type="submit" loading={isSaving}>
        Save Changes
      </Button>
    </>
  );
}

/** Opens what readers will see; the window opens within the click, so that no browser blocks it. */
function usePreview({ id, siteId }: SeriesRow, save: Props['save']) {
  const open = async (shows: Shown, isSaving: boolean) => {
    const opened = window.open('', '_blank');
    if (opened) opened.opener = null;
    if (isSaving && !(await save(sentences.fixBeforePreviewing))) return opened?.close();
    const params = { siteId: String(siteId), seriesId: String(id) };
    opened?.location.replace(pathTo('seriesPreview', params, { shows }));
  };
  return (shows: Shown, isSaving: boolean) => void open(shows, isSaving);
}

type Given = Pick<RecordForm<typeof seriesRecord>, 'form' | 'input'>;
interface SeriesFieldsProps extends Given {
  /** The city of its site. */
  site: string;
}

const inTwo = { base: 1, sm: 2 };

/** The fields of a series (Spec, content 2). */
function SeriesFields({ form, input, site }: SeriesFieldsProps) {
  const { isAdmin } = useUser();
  const { type } = form.values;
  const isSingle = type === 'Single';
  return (
    <>
      <FormSection title="Series" aside={site}>
        <SimpleGrid cols={inTwo} spacing="md">
          <TextInput {...input('name')} />
          <TextInput {...input('headline')} />
          <Select {...input('type')} allowDeselect={false} data={seriesTypes} />
          {isAdmin && <TextInput {...input('slug')} />}
        </SimpleGrid>
        <Textarea {...input('note')} autosize minRows={2} />
        {!isSingle && <Switches input={input} />}
      </FormSection>
      <FormSection title="Dates">
        <SimpleGrid cols={inTwo} spacing="md">
          <DayField {...input('startDate')} />
          <DayField {...input('endDate')} />
        </SimpleGrid>
      </FormSection>
      <FormSection title="Images">
        <ImageSelect {...input('banner')} folder="series" isBanner />
        {!isSingle && <ImageSelect {...input('logo')} folder="logos" />}
      </FormSection>
      {type === 'Sponsored' && (
        <FormSection title="Sponsor">
          <SimpleGrid cols={inTwo} spacing="md">
            <TextInput {...input('sponsorName')} />
            <TextInput {...input('sponsorLink')} />
          </SimpleGrid>
        </FormSection>
      )}
      {isAdmin && <DigestFields input={input} />}
    </>
  );
}

function Switches({ input }: Pick<Given, 'input'>) {
  return (
    <>
      <Switch
        {...input('shuffle')}
        description="The order of the posts changes every few minutes."
      />
      <Switch
        {...input('homePage')}
        description="The site’s front page links to this series while it is active."
      />
      <Switch
        {...input('hideDates')}
        description="Posts in this series don’t show their publish date."
      />
    </>
  );
}

/** Daily digest settings, for admins (Spec, content 6). */
function DigestFields({ input }: Pick<Given, 'input'>) {
  const { label, value, onChange, error } = input('digestDays');
  return (
    <FormSection title="Daily digest">
      <Switch
        {...input('digestSeries')}
        description="“Load posts” adds a section with the first two posts while the series is active."
      />
      <Checkbox.Group
        label={label}
        description="Leave empty for every day."
        data-path="digestDays"
        error={error}
        value={value ?? []}
        onChange={onChange}
      >
        <Group gap="md" mt={6}>
          {digestWeekdays.map((day) => (
            <Checkbox key={day} value={day} label={day} />
          ))}
        </Group>
      </Checkbox.Group>
      <ImageSelect {...input('digestHeaderImage')} folder="series" isBanner />
      <ImageSelect {...input('digestLogoImage')} folder="logos" />
    </FormSection>
  );
}
