import { Button } from '@mantine/core';
import type {
  EmailTemplateReference,
  WholeTemplate,
} from '@masthead/shared/email/templates/email-template.ts';
import { StatusDot } from '../../platform/ui/StatusDot.tsx';
import styles from './email-template.module.css';
import { useFreshTemplates, useTemplateChoice } from './email-template.queries.ts';

type OfStyle = Pick<EmailTemplateReference, 'id' | 'category' | 'siteId'>;

/** The other templates of a category and site: one of all of them is in use. */
export const rivalsOf = (
  templates: readonly EmailTemplateReference[],
  { id, category, siteId }: OfStyle,
): EmailTemplateReference[] =>
  templates.filter((one) => one.id !== id && one.category === category && one.siteId === siteId);

interface ChoiceProps {
  template: { id: number; description: string };
  insteadOf: number;
}

/** The action that makes a template the one in use. */
function UseButton({ template, insteadOf }: ChoiceProps) {
  const choosing = useTemplateChoice();
  return (
    <Button
      variant="default"
      size="compact-sm"
      loading={choosing.isPending}
      aria-label={`Use this one: ${template.description}`}
      onClick={() => choosing.mutate({ id: template.id, insteadOf })}
    >
      Use this one
    </Button>
  );
}

interface CellProps {
  template: EmailTemplateReference;
  rivals: EmailTemplateReference[];
}

/** Whether a template counts, in the list; nothing where it has no rival. */
export function InUseCell({ template, rivals }: CellProps) {
  if (rivals.length === 0) return null;
  const inUse = rivals.find(({ isInUse }) => isInUse);
  if (!inUse) return <StatusDot tone="live">In use</StatusDot>;
  return (
    <span className={styles.inUseCell}>
      <StatusDot tone="draft">Not in use</StatusDot>
      <UseButton template={template} insteadOf={inUse.id} />
    </span>
  );
}

interface FormProps {
  /** As it is stored; null is a new one. */
  template: WholeTemplate | null;
  /** As they stand in the form. */
  category: EmailTemplateReference['category'];
  siteId: number | null;
}

/** Says in the form which template counts, where its category and site have several. */
export function TemplateInUse({ template, category, siteId }: FormProps) {
  const known = useFreshTemplates().data ?? [];
  const id = template?.id ?? 0;
  const rivals = rivalsOf(known, { id, category, siteId: siteId ?? 0 });
  if (rivals.length === 0) return null;
  const inUse = rivals.find(({ isInUse }) => isInUse);
  const isStored = template?.category === category && template.siteId === siteId;
  if (!inUse)
    return (
      <p className={styles.inUse} role="status">
        <StatusDot tone="live">In use</StatusDot>
        <span>
          {category} emails of this site use this template, not{' '}
          {rivals.map(({ description }) => `'${description}'`).join(', ')}.
        </span>
      </p>
    );
  return (
    <p className={styles.inUse} role="status">
      <StatusDot tone="draft">Not in use</StatusDot>
      <span>
        {category} emails of this site use '{inUse.description}'. This template is not used until
        you choose it.
      </span>
      {isStored && <UseButton template={template} insteadOf={inUse.id} />}
    </p>
  );
}
