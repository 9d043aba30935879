import { whyNoPreviewLink } from '@masthead/shared/editorial/posts/news-item.rules.ts';
import type { EditedNewsItem } from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import {
  type PreviewLink,
  previewDays,
} from '@masthead/shared/editorial/public-posts/preview-link.ts';
import { publicPostEndpoints } from '@masthead/shared/editorial/public-posts/public-posts.endpoints.ts';
import { publicPostMessages } from '@masthead/shared/editorial/public-posts/public-posts.messages.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call, queryOf } from '../../platform/api/call.ts';
import {
  EndsAfter,
  LinkFacts,
  LinkList,
  LinkRow,
  MakeLink,
  PrivateLinks,
} from '../../platform/forms/PrivateLinks.tsx';
import { DialogFrame } from '../../platform/ui/DialogFrame.tsx';
import { exactInstant } from '../../platform/ui/Instant.tsx';
import { StatusDot } from '../../platform/ui/StatusDot.tsx';
import { toast } from '../../platform/ui/toast.tsx';

interface Props {
  post: EditedNewsItem;
  hasDraft: boolean;
  onClose: () => void;
}

/** Links that show a draft or unpublished changes to people without an account. */
export function PreviewLinks({ post, hasDraft, onClose }: Props) {
  const query = useQuery({
    ...queryOf(publicPostEndpoints.previewLinks, { params: { id: post.id } }),
    meta: { isQuiet: true },
  });
  const blocked = whyNoPreviewLink({ ...post, hasDraft });
  return (
    <DialogFrame title="Preview links" size={560} onClose={onClose}>
      <PrivateLinks>
        {blocked ? <LinkFacts>{blocked}</LinkFacts> : <MakePreview id={post.id} />}
        <LinkList
          query={query}
          failure={publicPostMessages.linksFailed}
          none={publicPostMessages.noLinks}
        >
          {(link) => <Preview key={link.id} link={link} />}
        </LinkList>
      </PrivateLinks>
    </DialogFrame>
  );
}

function MakePreview({ id }: { id: number }) {
  const [days, setDays] = useState(7);
  const make = useMutation({
    mutationFn: () => call(publicPostEndpoints.previewLink, { body: { id, days } }),
    onSuccess: () => toast(publicPostMessages.linkMade),
  });
  return (
    <MakeLink
      noun="preview link"
      note={publicPostMessages.linkShownOnce}
      copied={publicPostMessages.linkCopied}
      make={make}
    >
      <EndsAfter choices={previewDays} days={days} onChange={setDays} />
    </MakeLink>
  );
}

function Preview({ link }: { link: PreviewLink }) {
  const [now] = useState(Date.now);
  const isOver = Date.parse(link.expires_at) <= now;
  const revoke = useMutation({
    mutationFn: () => call(publicPostEndpoints.revokePreviewLink, { params: { id: link.id } }),
    onSuccess: () => toast(publicPostMessages.linkRevoked),
  });
  return (
    <LinkRow
      question={link.revoked_at || isOver ? null : publicPostMessages.revokeLink}
      detail={publicPostMessages.revokeLinkDetail}
      revoke={revoke}
    >
      <State link={link} isOver={isOver} />
      <LinkFacts>
        Created {exactInstant(link.created_at)}
        {link.created_by && ` by ${link.created_by}`}. {endOf(link)}
      </LinkFacts>
    </LinkRow>
  );
}

const endOf = ({ expires_at, revoked_at, revoked_by }: PreviewLink) =>
  revoked_at
    ? `Revoked ${exactInstant(revoked_at)}${revoked_by ? ` by ${revoked_by}` : ''}.`
    : `Expires ${exactInstant(expires_at)}.`;

function State({ link, isOver }: { link: PreviewLink; isOver: boolean }) {
  if (link.revoked_at) return <StatusDot tone="failed">Revoked</StatusDot>;
  if (isOver) return <StatusDot tone="draft">Expired</StatusDot>;
  return <StatusDot tone="live">Active</StatusDot>;
}
