import { Button, Text } from '@mantine/core';
import { type InvoicedPost, mostPosts } from '@masthead/shared/finance/invoices/invoice.record.ts';
import type { Invoice } from '@masthead/shared/finance/invoices/invoice.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { FormSection } from '../../platform/forms/FormSection.tsx';
import { late } from '../../platform/ui/late.tsx';
import { ArticleLink } from './ArticleLink.tsx';
import { invoicedPosts } from './invoice.queries.ts';
import styles from './invoices.module.css';

const NewsItemSelect = late(
  async () => (await import('../../editorial/posts/NewsItemSelect.tsx')).NewsItemSelect,
);

interface Props {
  invoice: Invoice | null;
  siteId: number | null;
  isLocked: boolean;
  label: string;
  error: ReactNode;
  value: number[];
  onChange: (ids: number[]) => void;
}

const none = new Map<number, string>();

/** The articles on an invoice: add, open, remove; flags those that are already invoiced. */
export function InvoiceArticles({
  invoice,
  siteId,
  isLocked,
  label,
  error,
  value,
  onChange,
}: Props) {
  const [picked, setPicked] = useState<InvoicedPost[]>([]);
  const [isOpen, setOpen] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const { data: notes } = useQuery(invoicedPosts(invoice?.id, value));
  const known = [...(invoice?.posts ?? []), ...picked];
  const unpick = (gone: number) => onChange(value.filter((id) => id !== gone));
  const open = () => {
    setUsed(true);
    setOpen(true);
  };
  return (
    <FormSection
      title={label}
      path="postIds"
      error={error}
      aside={value.length > 0 && value.length}
    >
      <ul className={styles.articles} hidden={value.length === 0}>
        {value.map((id) => (
          <li key={id} className={styles.article}>
            <span>
              <ArticleLink post={known.find((post) => post.id === id)} id={id} />
              {notes?.has(id) && (
                <Text span inherit display="block" c="var(--late)" fz="sm">
                  {notes.get(id)}
                </Text>
              )}
            </span>
            {!isLocked && (
              <Button variant="subtle" color="gray" size="compact-sm" onClick={() => unpick(id)}>
                Remove
              </Button>
            )}
          </li>
        ))}
      </ul>
      {!isLocked && (
        <Button variant="default" w="fit-content" onClick={open}>
          Choose articles
        </Button>
      )}
      {isUsed && (
        <NewsItemSelect
          isOpen={isOpen}
          title="Articles on this invoice"
          types={['article']}
          siteId={siteId}
          limit={mostPosts}
          picked={value}
          elsewhere={none}
          whyNot={() => null}
          notesOf={(ids) => invoicedPosts(invoice?.id, ids)}
          onPick={({ id, headline, site_id, post_url }) => {
            setPicked((all) => [...all, { id, headline, site_id, post_url }]);
            onChange([...value, id]);
          }}
          onUnpick={unpick}
          onClose={() => setOpen(false)}
        />
      )}
    </FormSection>
  );
}
