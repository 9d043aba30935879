import { Input } from '@mantine/core';
import { nameTagMessages } from '@masthead/shared/email/campaigns/name-tag.messages.ts';
import { nameTag } from '@masthead/shared/email/campaigns/name-tag.ts';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import type { ComponentProps } from 'react';
import { blockActions, type EditorAction } from '../../platform/rich-text/editor-actions.ts';
import { RichText } from '../../platform/rich-text/RichText.tsx';

type Props = Omit<
  ComponentProps<typeof RichText>,
  'isEmail' | 'blocks' | 'placeholder' | 'choosePicture' | 'foot'
> & { withAsterisk: boolean };

const nameAction: EditorAction = {
  key: 'firstName',
  label: nameTagMessages.button,
  alias: 'Name',
  icon: IconUser,
  run: (editor) => editor.chain().focus().insertContent(nameTag).run(),
};
const actions = [...blockActions, nameAction];

/** A formatted text of an email, with its label over it. */
export function EmailText({ withAsterisk, ...field }: Props) {
  return (
    <Input.Wrapper label={field.label} withAsterisk={withAsterisk} labelElement="div">
      <RichText
        {...field}
        isEmail
        blocks={actions}
        placeholder="Write, or type / for headings, lists and more"
      />
    </Input.Wrapper>
  );
}
