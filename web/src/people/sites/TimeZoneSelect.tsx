import { Select, type SelectProps } from '@mantine/core';
import { siteMessages } from '@masthead/shared/people/sites/site.messages.ts';
import { timeZoneChoices } from '@masthead/shared/people/sites/time-zones.ts';

/** The time zone of a site, searchable by a part of its name. */
export function TimeZoneSelect(props: SelectProps) {
  const known = timeZoneChoices();
  const { value } = props;
  const names = value && !known.includes(value) ? [value, ...known] : known;
  return (
    <Select
      {...props}
      searchable
      allowDeselect={false}
      nothingFoundMessage={siteMessages.noTimeZone}
      // Why: rendering all four hundred at once would be slow.
      limit={60}
      data={names.map((name) => ({ value: name, label: name.replaceAll('_', ' ') }))}
    />
  );
}
