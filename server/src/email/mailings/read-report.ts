import PostalMime from 'postal-mime';
import { type FileReader, reachItem } from '../../platform/imports/file-reader.ts';
import { type BounceKind, bounceOf, statusOfAnswer } from './bounce-kind.ts';

/** A parsed report: a failed delivery, or a spam complaint. */
export type Report =
  | { about: 'bounce'; kind: BounceKind; said: string; text: string }
  | { about: 'complaint'; said: string; text: string };

/** Fields in groups, which empty lines part; a field may go on in the next line. */
const fieldsOf = (part: string) =>
  part
    .replaceAll('\r', '')
    .replaceAll(/\n[ \t]+/g, ' ')
    .split(/\n\s*\n/)
    .map((group) => {
      const fields = group.split('\n').map((line): [string, string] => {
        const [name = '', ...value] = line.split(':');
        return [name.trim().toLowerCase(), value.join(':').trim()];
      });
      return new Map(fields);
    });

/** `smtp; 550 5.1.1 No such user` without the name of its protocol. */
const answerOf = (code: string) => code.replace(/^[\w-]+;\s*/, '').slice(0, 300);

/** The response in the human-readable part of a report. Why: OpenSMTPD gives it nowhere else. */
function answerInLetter(letter: string, recipient: string): string {
  const line = letter.split(/\r?\n/).find((each) => each.startsWith(`${recipient}: `));
  return recipient && line ? answerOf(line.slice(recipient.length + 2).trim()) : '';
}

/** The final no of a delivery report (RFC 3464); delays and successes are none. */
function bounceIn(part: string, text: string, letter: string): Report | null {
  const failed = fieldsOf(part).find((fields) => /^failed\b/i.test(fields.get('action') ?? ''));
  if (!failed) return null;
  const said =
    answerOf(failed.get('diagnostic-code') ?? '') ||
    answerInLetter(letter, answerOf(failed.get('final-recipient') ?? ''));
  const [given = ''] = /^[245]\.\d{1,3}\.\d{1,3}/.exec(failed.get('status') ?? '') ?? [];
  // Why: many servers report 5.0.0 themselves; the quoted response is more specific.
  const status = !given || given.endsWith('.0.0') ? (statusOfAnswer(said) ?? given) : given;
  return { about: 'bounce', kind: bounceOf(status), said: said || given, text };
}

/** A complaint by a feedback loop (RFC 5965); 'not-spam' and the like are none. */
function complaintIn(part: string, text: string): Report | null {
  const [fields] = fieldsOf(part);
  const type = fields?.get('feedback-type')?.toLowerCase() ?? '';
  if (type !== 'abuse' && type !== 'fraud') return null;
  const by = fields?.get('user-agent') ?? fields?.get('reporting-mta') ?? '';
  return { about: 'complaint', said: by ? `${type}, ${by}`.slice(0, 300) : type, text };
}

/**
 * Reads a message that came back; null is no report (an answer of somebody on holiday, say). `text` is
 * what stands in its parts, where the addresses of the message it is about are looked for.
 */
async function readReport(raw: Uint8Array): Promise<Report | null> {
  const { attachments, text: letter = '' } = await PostalMime.parse(raw, {
    attachmentEncoding: 'utf8',
    forceRfc822Attachments: true,
  });
  const parts = attachments.map(({ mimeType, content }) => ({
    mimeType,
    content: typeof content === 'string' ? content : '',
  }));
  const text = parts.map(({ content }) => content).join('\n');
  for (const { mimeType, content } of parts) {
    if (/^message\/(global-)?delivery-status$/.test(mimeType))
      return bounceIn(content, text, letter);
    if (mimeType === 'message/feedback-report') return complaintIn(content, text);
  }
  return null;
}

/** The parsed report of one of several messages, or null if it is none. */
export interface ReportRow {
  report: Report | null;
}

/** Reads messages in the thread of the intake: each piece is one. */
export const reportReader: FileReader<ReportRow> = {
  async *read(messages) {
    let position = 0;
    for await (const raw of messages) {
      reachItem(++position);
      // Why: what cannot be read is no report, and trying it again would change nothing.
      yield { report: await readReport(raw).catch(() => null) };
    }
  },
  sizeOf: () => 0,
};
