import { Menu } from '@mantine/core';
import { bulkMessages, takeDowns } from '@masthead/shared/editorial/posts/bulk.ts';
import { newsItemEndpoints } from '@masthead/shared/editorial/posts/news-item.endpoints.ts';
import {
  newsItemMessages,
  whyDeleteBlocked,
  whyMarkBlocked,
  whyOpenBlocked,
  whyPublishBlocked,
  whyTakeDownBlocked,
} from '@masthead/shared/editorial/posts/news-item.rules.ts';
import {
  type NewsItem,
  type PostMark,
  postMarks,
  postStatus,
} from '@masthead/shared/editorial/posts/news-item.ts';
import { newsItemEditEndpoints } from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import type { AddedType } from '@masthead/shared/editorial/posts/news-item-form.ts';
import { may } from '@masthead/shared/platform/access/access.ts';
import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import IconCalendarOff from '@tabler/icons-react/dist/esm/icons/IconCalendarOff.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconCopyPlus from '@tabler/icons-react/dist/esm/icons/IconCopyPlus.mjs';
import IconEdit from '@tabler/icons-react/dist/esm/icons/IconEdit.mjs';
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import IconSendOff from '@tabler/icons-react/dist/esm/icons/IconSendOff.mjs';
import IconSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs';
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import IconTag from '@tabler/icons-react/dist/esm/icons/IconTag.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { ComponentType } from 'react';
import { useUser } from '../../platform/api/session.ts';
import { confirm } from '../../platform/ui/confirm.tsx';
import { copyText } from '../../platform/ui/copy.ts';
import { MenuReason } from '../../platform/ui/MenuReason.tsx';
import { useBulkAction } from './bulk.queries.ts';
import { useDeleteNewsItem, useMarkNewsItem } from './news-item.queries.ts';
import type { OpenDialog } from './ViewsMenu.tsx';

type Icon = ComponentType<{ size: number; stroke: number }>;
interface ItemProps {
  icon: Icon;
  label: string;
  /** Why it cannot be done, or null. */
  blocked?: string | null;
  onClick: () => void;
}

/** A menu action. A blocked one shows the reason. */
function MenuAction({ icon: Icon, label, blocked = null, onClick }: ItemProps) {
  return (
    <Menu.Item
      leftSection={<Icon size={16} stroke={1.5} />}
      disabled={blocked !== null}
      onClick={onClick}
    >
      {label}
      {blocked !== null && <MenuReason>{blocked}</MenuReason>}
    </Menu.Item>
  );
}

interface Props {
  post: NewsItem;
  onOpen: (dialog: OpenDialog) => void;
}

/** The actions on one post of a content list. */
export function ContentMenu({ post, onOpen }: Props) {
  return (
    <>
      <Opening post={post} />
      <Menu.Divider />
      <MenuAction
        icon={IconCopyPlus}
        label="Clone"
        onClick={() => onOpen({ show: 'clone', post })}
      />
      <Publish post={post} />
      <TakeDowns post={post} onOpen={onOpen} />
      <Tags post={post} onOpen={onOpen} />
      <Menu.Divider />
      <Marks post={post} />
      <Menu.Divider />
      <Delete post={post} />
    </>
  );
}

/** The editor, and the page on the site. */
function Opening({ post }: { post: NewsItem }) {
  const blocked = whyOpenBlocked(post, may(useUser(), ['editor']));
  const address = post.post_url;
  return (
    <>
      <Menu.Item
        leftSection={<IconEdit size={16} stroke={1.5} />}
        disabled={blocked !== null}
        component="a"
        href={blocked === null ? post.editor_url : undefined}
        target="_blank"
      >
        Open in editor
        {blocked !== null && <MenuReason>{blocked}</MenuReason>}
      </Menu.Item>
      {address && (
        <>
          <Menu.Item
            leftSection={<IconExternalLink size={16} stroke={1.5} />}
            component="a"
            href={address}
            target="_blank"
            rel="noopener"
          >
            Open on site
          </Menu.Item>
          <MenuAction
            icon={IconCopy}
            label="Copy link"
            onClick={() => void copyText(address, newsItemMessages.linkCopied)}
          />
        </>
      )}
    </>
  );
}

function Publish({ post }: { post: NewsItem }) {
  const bulk = useBulkAction(post.type as AddedType);
  const blocked = may(useUser(), newsItemEditEndpoints.publish.access)
    ? (post.edit_blocked ?? whyPublishBlocked({ ...post, hasDraft: post.has_draft }))
    : newsItemMessages.publishedByEditors;
  const isLive = post.status_code === postStatus.live;
  return (
    <MenuAction
      icon={IconSend}
      label={isLive ? 'Publish changes' : 'Publish'}
      blocked={blocked}
      onClick={() => bulk.mutate({ act: 'publish', posts: [post] })}
    />
  );
}

/** Only for posts that readers can open. */
function TakeDowns({ post, onOpen }: Props) {
  const isAllowed = may(useUser(), newsItemEditEndpoints.publish.access);
  if (!isAllowed || whyTakeDownBlocked(post, 'unpublish') !== null) return null;
  return takeDowns.map((act) => (
    <MenuAction
      key={act}
      icon={act === 'unpublish' ? IconSendOff : IconEyeOff}
      label={bulkMessages.takeDown[act].label}
      blocked={post.edit_blocked ?? whyTakeDownBlocked(post, act)}
      onClick={() => onOpen({ show: 'take-down', action: act, posts: [post] })}
    />
  ));
}

function Tags({ post, onOpen }: Props) {
  const user = useUser();
  const isAllowed = may(user, newsItemEditEndpoints.tag.access);
  return (
    <MenuAction
      icon={IconTag}
      label="Tags"
      blocked={isAllowed ? post.edit_blocked : sentences.forbidden}
      onClick={() => onOpen({ show: 'tags', post })}
    />
  );
}

const markWords: Record<PostMark, { icon: Icon; set: string; off: string }> = {
  starred: { icon: IconStar, set: 'Star', off: 'Remove star' },
  flaggedForEditor: {
    icon: IconFlag,
    set: 'Flag for the editor',
    off: 'Remove editor flag',
  },
  promoted: { icon: IconSpeakerphone, set: 'Mark as promoted', off: 'Remove promoted mark' },
  hidePublishDate: { icon: IconCalendarOff, set: 'Hide publish date', off: 'Show publish date' },
};

function Marks({ post }: { post: NewsItem }) {
  const user = useUser();
  const mark = useMarkNewsItem();
  const who = { isEditorOrAdmin: may(user, ['editor']), isEventDesk: may(user, ['events']) };
  return postMarks.map((name) => {
    const { icon, set, off } = markWords[name];
    return (
      <MenuAction
        key={name}
        icon={icon}
        label={post[name] ? off : set}
        blocked={post.edit_blocked ?? whyMarkBlocked(post, name, who)}
        onClick={() => mark.mutate({ post, mark: name, isOn: !post[name] })}
      />
    );
  });
}

function Delete({ post }: { post: NewsItem }) {
  const remove = useDeleteNewsItem();
  const blocked = may(useUser(), newsItemEndpoints.remove.access)
    ? whyDeleteBlocked(post)
    : sentences.forbidden;
  const onDelete = async () => {
    const title = newsItemMessages.confirmDelete(post.headline);
    if (await confirm({ title, confirmLabel: 'Delete', isDangerous: true })) remove.mutate(post);
  };
  return (
    <MenuAction icon={IconTrash} label="Delete" blocked={blocked} onClick={() => void onDelete()} />
  );
}
