import { statusLabel } from '@masthead/shared/campaigns/campaign.ts';
import { noSubject } from '@masthead/shared/campaigns/subject-line.ts';
import { inDigits } from '@masthead/shared/counting.ts';
import { clockTime, sendDay } from '@masthead/shared/dates.ts';
import {
  type WholeTemplate,
  whyTemplateDeleteBlocked,
} from '@masthead/shared/email-templates/email-template.ts';
import { sentences } from '@masthead/shared/errors.ts';
import { pathTo, ScreenLink, useGoTo } from '../app/links.tsx';
import { DeleteButton } from '../records/DeleteButton.tsx';
import styles from './email-template.module.css';
import { useDeleteTemplate } from './email-template.queries.ts';

interface Props {
  template: WholeTemplate;
  area: { discardChanges: () => void };
}

/** What a template is used by, the next emails by name, and the delete that depends on it. */
export function TemplateUse({ template, area }: Props) {
  const goTo = useGoTo();
  const { emails, scheduled, upcoming } = template.usedBy;
  return (
    <>
      <section className={styles.use} aria-labelledby="used-by">
        <h2 id="used-by" className={styles.sideTitle}>
          Used by
        </h2>
        <p className={styles.count}>
          <strong>{inDigits(emails)}</strong> {emails === 1 ? 'email' : 'emails'}
        </p>
        {upcoming.length === 0 ? (
          <p className={styles.soft}>None of them is still to go out.</p>
        ) : (
          <ul className={styles.upcoming} aria-label="To go out">
            {upcoming.map((email) => (
              <li key={email.id}>
                <ScreenLink to={pathTo('campaignPreview', { id: email.id })}>
                  {email.subject || noSubject}
                </ScreenLink>
                <span className={styles.soft}>
                  {statusLabel[email.status]}
                  {email.sendDate && `, ${sendDay(email.sendDate)}`}
                  {email.sendTime && ` ${clockTime(email.sendTime)} CT`}
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
      <DeleteButton
        label="Delete template"
        one={template.id}
        question={sentences.areYouSure}
        detail={`'${template.description}' will be deleted.`}
        blockedBy={whyTemplateDeleteBlocked(scheduled)}
        deletion={useDeleteTemplate()}
        area={area}
        onGone={() => void goTo('emailTemplateList')}
      />
    </>
  );
}
