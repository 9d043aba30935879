import { emailTemplateEndpoints } from '@masthead/shared/email-templates/email-template.endpoints.ts';
import { rowsOf } from '../access/rows.ts';
import type { App } from '../app-parts.ts';
import { campaignRows } from '../campaigns/campaign.rows.ts';
import { explainConstraints } from '../http/error-handler.ts';
import { handle } from '../http/handle.ts';
import { listPastEmails } from './email-templates.queries.ts';
import { createTemplate, deleteTemplate, readTemplate, undeleteTemplate } from './save-template.ts';
import { useTemplate } from './use-template.ts';

/** Email templates and the audiences that they can send to (Spec, platform 7). */
export function emailTemplateRoutes(app: App): void {
  explainConstraints({
    email_templates_site_id_fkey: { status: 400, path: 'siteId', sentence: 'A site is required' },
  });

  handle(
    app,
    emailTemplateEndpoints.audiences,
    async ({ query }) => (await app.mail.audiences(query.siteId)).audiences,
  );

  handle(app, emailTemplateEndpoints.audienceChoices, ({ query }) =>
    app.mail.audiences(query.siteId),
  );

  handle(app, emailTemplateEndpoints.pastEmails, ({ query, viewer, db }) =>
    listPastEmails(db, rowsOf(viewer, campaignRows), query.category, query.siteId),
  );

  handle(app, emailTemplateEndpoints.get, ({ params, viewer, db }) =>
    readTemplate(db, viewer, params.id),
  );

  handle(app, emailTemplateEndpoints.create, ({ body, viewer, db }) =>
    createTemplate(app.mail, db, viewer, body),
  );

  handle(app, emailTemplateEndpoints.use, async ({ params, body, viewer, db }) => {
    await useTemplate(db, viewer, params.id, body.insteadOf);
    return readTemplate(db, viewer, params.id);
  });

  handle(app, emailTemplateEndpoints.remove, async ({ params, viewer, db }) => {
    await deleteTemplate(db, viewer, params.id);
    return { id: params.id };
  });

  handle(app, emailTemplateEndpoints.restore, ({ params, viewer, db }) =>
    undeleteTemplate(db, viewer, params.id),
  );
}
