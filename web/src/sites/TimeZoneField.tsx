import { Select, type SelectProps } from '@mantine/core';
import { siteMessages } from '@masthead/shared/sites/site.messages.ts';
import { timeZoneChoices } from '@masthead/shared/sites/time-zones.ts';

/** The clock of a site, found by typing a part of its name. */
export function TimeZoneField(props: SelectProps) {
  const known = timeZoneChoices();
  const { value } = props;
  const names = value && !known.includes(value) ? [value, ...known] : known;
  return (
    <Select
      {...props}
      description={siteMessages.timeZoneHelp}
      searchable
      allowDeselect={false}
      nothingFoundMessage={siteMessages.noTimeZone}
      // Why: all four hundred at once would be slow to draw.
      limit={60}
      data={names.map((name) => ({ value: name, label: name.replaceAll('_', ' ') }))}
    />
  );
}
