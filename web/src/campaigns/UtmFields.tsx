import { SimpleGrid, TextInput } from '@mantine/core';
import { longestUtm, type Utm } from '@masthead/shared/campaigns/campaign.ts';
import type { ReactNode } from 'react';

interface Props {
  utm: Utm;
  errors: Record<string, ReactNode>;
  isReadOnly: boolean;
  /** The source and the medium too. */
  isWhole: boolean;
  onUtm: (utm: Utm) => void;
}

/** How the clicks of an email are counted by others: its campaign, or every mark (Spec, content 2). */
export function UtmFields({ isWhole, ...fields }: Props) {
  return (
    <>
      <UtmField {...fields} mark="campaign" />
      {isWhole && (
        <SimpleGrid cols={2} spacing="sm">
          <UtmField {...fields} mark="source" />
          <UtmField {...fields} mark="medium" />
        </SimpleGrid>
      )}
    </>
  );
}

function UtmField({
  mark,
  utm,
  errors,
  isReadOnly,
  onUtm,
}: Omit<Props, 'isWhole'> & { mark: keyof Utm }) {
  const path = `utm.${mark}`;
  return (
    <TextInput
      label={`UTM ${mark}`}
      data-path={path}
      readOnly={isReadOnly}
      maxLength={longestUtm}
      value={utm[mark]}
      error={errors[path]}
      onChange={(event) => onUtm({ ...utm, [mark]: event.currentTarget.value })}
    />
  );
}
