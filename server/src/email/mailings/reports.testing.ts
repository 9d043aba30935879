/** Reports as mail servers write them. */

const crlf = (text: string) => text.replaceAll(/\r?\n/g, '\r\n');

/** A report on the delivery of one message (RFC 3464), as Postfix writes it. */
export const deliveryReport = ({
  status,
  action = 'failed',
  answer = `550 ${status} No such user`,
}: {
  status: string;
  action?: string;
  answer?: string;
}) =>
  crlf(`From: MAILER-DAEMON@mx.example (Mail Delivery System)
Subject: Undelivered Mail Returned to Sender
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="edge"

--edge
Content-Type: text/plain; charset=us-ascii

I'm sorry to have to inform you that your message could not be delivered.

--edge
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example
X-Postfix-Queue-ID: 4A1B2C

Final-Recipient: rfc822; reader@example.com
Original-Recipient: rfc822;reader@example.com
Action: ${action}
Status: ${status}
Diagnostic-Code: smtp; ${answer}

--edge
Content-Type: text/rfc822-headers

From: CityBeat <newsroom@citybeat.example>
Subject: The best of today

--edge--
`);

/** A complaint of a feedback loop (RFC 5965). */
export const complaint = ({
  unsubscribe,
  type = 'abuse',
}: {
  unsubscribe: string;
  type?: string;
}) =>
  crlf(`From: <fbl@provider.example>
Subject: FW: The best of today
MIME-Version: 1.0
Content-Type: multipart/report; report-type=feedback-report; boundary="edge"

--edge
Content-Type: text/plain

This is an email abuse report.

--edge
Content-Type: message/feedback-report

Feedback-Type: ${type}
User-Agent: ProviderLoop/1.0
Version: 1

--edge
Content-Type: message/rfc822

From: CityBeat <newsroom@citybeat.example>
To: <redacted@provider.example>
Subject: The best of today
List-Unsubscribe: ${unsubscribe}

Hello
--edge--
`);

/** What somebody on holiday answers. */
export const outOfOffice = crlf(`From: reader@example.com
Subject: Out of office
Auto-Submitted: auto-replied
Content-Type: text/plain

I am back on Monday. 550 5.1.1 is a number that I like.
`);
