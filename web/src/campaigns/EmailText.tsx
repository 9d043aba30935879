import { Input } from '@mantine/core';
import type { ComponentProps } from 'react';
import { RichText } from '../rich-text/RichText.tsx';

type Props = Omit<
  ComponentProps<typeof RichText>,
  'isEmail' | 'placeholder' | 'choosePicture' | 'foot'
> & { withAsterisk: boolean };

/** A formatted text of an email, with its label over it. */
export function EmailText({ withAsterisk, ...field }: Props) {
  return (
    <Input.Wrapper label={field.label} withAsterisk={withAsterisk} labelElement="div">
      <RichText {...field} isEmail placeholder="Write, or type / for headings, lists and more" />
    </Input.Wrapper>
  );
}
