import type { DrawnEmail } from '@masthead/shared/email/campaigns/campaign.ts';
import type { CampaignCalls } from '@masthead/shared/email/campaigns/campaign-calls.ts';
import { answer, type FakeRequest } from '../../platform/api/page.testing.tsx';

/** The subject that is typed in what was sent to be drawn. */
export const typedSubject = ({ body }: FakeRequest): string =>
  (body as { values: { subject: string } }).values.subject;

/** An email that is headed by its subject, and that brings scripts. */
export const emailOf = (subject: string): DrawnEmail => ({
  subject,
  previewText: '',
  html: `<!doctype html><html><head><style>@media (prefers-color-scheme:dark){body{background:#101215}}</style></head>
<body><h1>${subject}</h1><p style="height:3000px"><img src="/images/demo/none.jpg" alt="A canal"></p>
<script>parent.document.title = 'a script has run'</script>
<img src="data:," alt="" onerror="parent.document.title = 'a script has run'"></body></html>`,
  text: `${subject}, in plain text`,
  bytes: 49_152,
  reader: null,
});

/** A server that draws what is typed. */
export const drawing = (endpoint: CampaignCalls['typedPreview']) =>
  answer(endpoint, (request) => ({ email: emailOf(typedSubject(request)) }));

/** The frame of what is typed; that of the last saved email has no origin. */
export const drawnFrame = () =>
  document.querySelector('iframe[sandbox*="allow-same-origin"]') as HTMLIFrameElement;

/** The email that is drawn. */
export const drawnPage = () => drawnFrame().contentDocument as Document;

/** What heads it; null while nothing is drawn. */
export const drawnHeadline = (): string | null | undefined =>
  document.contains(drawnFrame()) ? drawnPage().querySelector('h1')?.textContent : null;
