import { emailTemplateEndpoints } from '@masthead/shared/email-templates/email-template.endpoints.ts';
import type { App } from '../app-parts.ts';
import { explainConstraints } from '../http/constraints.ts';
import { handle } from '../http/handle.ts';
import { listPastEmails } from './email-templates.queries.ts';
import {
  audiencesOf,
  createTemplate,
  deleteTemplate,
  templateReply,
  undeleteTemplate,
} from './save-template.ts';

/** Email templates and the audiences that they can send to (Spec, platform 7). */
export function emailTemplateRoutes(app: App): void {
  explainConstraints({
    email_templates_site_id_fkey: { status: 400, path: 'siteId', sentence: 'A site is required' },
  });

  handle(app, emailTemplateEndpoints.audiences, ({ query }) => audiencesOf(app.mail, query.siteId));

  handle(app, emailTemplateEndpoints.pastEmails, ({ query, db }) =>
    listPastEmails(db, query.category, query.siteId),
  );

  handle(app, emailTemplateEndpoints.get, ({ params, db }) => templateReply(db, params.id));

  handle(app, emailTemplateEndpoints.create, ({ body, db }) => createTemplate(app.mail, db, body));

  handle(app, emailTemplateEndpoints.remove, async ({ params, db }) => {
    await deleteTemplate(db, params.id);
    return { id: params.id };
  });

  handle(app, emailTemplateEndpoints.restore, ({ params, db }) =>
    undeleteTemplate(app.mail, db, params.id),
  );
}
