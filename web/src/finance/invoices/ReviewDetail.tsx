import { Button, Kbd, Text, Textarea } from '@mantine/core';
import { amountText } from '@masthead/shared/finance/invoices/amount.ts';
import { invoiceRecord } from '@masthead/shared/finance/invoices/invoice.record.ts';
import { ownWork, whyLocked } from '@masthead/shared/finance/invoices/invoice.rules.ts';
import type { Invoice } from '@masthead/shared/finance/invoices/invoice.ts';
import type { ReactNode } from 'react';
import { ScreenLink } from '../../platform/api/links.tsx';
import { useUser, useViewLock } from '../../platform/api/session.ts';
import { ConflictHost } from '../../platform/forms/ConflictHost.tsx';
import { UnsavedOffer } from '../../platform/forms/UnsavedOffer.tsx';
import { late } from '../../platform/ui/late.tsx';
import { hasSingleKeys } from '../../platform/ui/single-keys.ts';
import surface from '../../platform/ui/surface.module.css';
import { ArticleLink } from './ArticleLink.tsx';
import { InvoiceNote } from './InvoiceNote.tsx';
import { type Deciding, ReviewActions } from './ReviewActions.tsx';
import styles from './review.module.css';
import { useSeenInvoice } from './use-marks.ts';
import { type ReviewComments, useReviewComments } from './use-review-comments.ts';

// Why: the queue loads before parts that only some invoices need.
const ChangedSinceSeen = late(
  async () => (await import('./ChangedSinceSeen.tsx')).ChangedSinceSeen,
);
const InvoiceHints = late(async () => (await import('./InvoiceHints.tsx')).InvoiceHints);
const ShownFiles = late(async () => (await import('./ShownFiles.tsx')).ShownFiles);

interface Props extends Deciding {
  invoice: Invoice;
  /** The URL of its form, which returns to the queue. */
  editAddress: string;
}

/** The invoice beside the queue: everything that a decision covers, and the decisions. */
export function ReviewDetail({ invoice, editAddress, ...deciding }: Props) {
  const { differences, look, noteComments, isAsSeen } = useSeenInvoice(invoice);
  const comments = useReviewComments(invoice, noteComments);
  const done = ownWork(invoice, useUser());
  const { contributor, editor, site, type, date, posts, files } = invoice;
  return (
    <section className={`${surface.panel} ${styles.detail}`} aria-label="Invoice under review">
      <header className={styles.head}>
        <h2 className={styles.title}>{contributor.name}</h2>
        <span className={styles.sum}>{amountText(invoice.amount)}</span>
      </header>
      <p className={styles.description}>{invoice.description}</p>
      <dl className={styles.facts}>
        <Fact label="Site">{site.name}</Fact>
        <Fact label="Type">{type}</Fact>
        <Fact label="Date">{date}</Fact>
        <Fact label="Editor">{editor.name}</Fact>
        {posts.length > 0 && (
          <Fact label={posts.length === 1 ? 'Article' : 'Articles'}>
            {posts.map((post) => (
              <span key={post.id} className={styles.article}>
                <ArticleLink post={post} id={post.id} />
              </span>
            ))}
          </Fact>
        )}
      </dl>

      {files.length > 0 && <ShownFiles files={files} />}
      <InvoiceHints invoice={invoice} />

      <InvoiceNote invoice={invoice} />
      {done.map((sentence) => (
        <Text key={sentence} fw={600}>
          {sentence}
        </Text>
      ))}
      {differences.length > 0 && (
        <ChangedSinceSeen invoice={invoice} differences={differences} onLook={look} />
      )}
      <ReviewActions
        invoice={invoice}
        comments={comments}
        isUnseen={differences.length > 0}
        isAsSeen={isAsSeen}
        {...deciding}
      />
      <CommentsBox
        invoice={invoice}
        comments={comments}
        isDeciding={deciding.decisions.isDeciding}
      />
      <p className={styles.keys}>
        <ScreenLink to={editAddress}>Edit invoice</ScreenLink>
        {hasSingleKeys() && (
          <span>
            <Kbd>J</Kbd> next, <Kbd>K</Kbd> previous, <Kbd>A</Kbd> approve, <Kbd>S</Kbd> send back,{' '}
            <Kbd>U</Kbd> unapprove, <Kbd>X</Kbd> select, <Kbd>Z</Kbd> undo
          </span>
        )}
      </p>
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const { label, maxLength } = invoiceRecord.fields.editorComments;

interface CommentsBoxProps {
  invoice: Invoice;
  comments: ReviewComments;
  /** A decision that may lock the invoice is pending. */
  isDeciding: boolean;
}

/** The editor's comments, written beside the queue; the contributor reads them. */
function CommentsBox({ invoice, comments: { area, saving, save }, isDeciding }: CommentsBoxProps) {
  const viewLock = useViewLock();
  const locked = viewLock ?? whyLocked(invoice);
  return (
    <div>
      <UnsavedOffer area={area} labels={{ editorComments: label }} locked={locked} />
      <Textarea
        label={label}
        description={locked}
        readOnly={locked !== null || saving.isSaving || isDeciding}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={maxLength}
        {...area.form.getInputProps('editorComments')}
        data-path="editorComments"
      />
      {area.isChanged && (
        <Button
          mt="xs"
          size="xs"
          variant="default"
          loading={saving.isSaving}
          onClick={() => void save()}
        >
          Save comments
        </Button>
      )}
      <ConflictHost conflict={saving.conflict} labels={{ editorComments: label }} />
    </div>
  );
}
