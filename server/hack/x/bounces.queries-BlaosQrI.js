import { i as suppressionMessages } from "./suppression-Ct3NBB7F.js";
// server/src/email/mailings/bounces.queries.ts
async function noteBounces(db, mailingId, bounced) {
	if (bounced.length === 0) return;
	const noted = await db`
    update mail_deliveries d set bounce = b.kind, bounced_at = clock_timestamp(), problem = b.said
      from unnest(${bounced.map((one) => one.subscriberId)}::int[], ${bounced.map((one) => one.kind)}::text[],
                  ${bounced.map((one) => one.said)}::text[]) as b(subscriber_id, kind, said)
     where d.mailing_id = ${mailingId} and d.subscriber_id = b.subscriber_id
       and (d.bounce is null or b.kind = 'hard' and d.bounce <> 'hard')
    returning d.subscriber_id, d.email, b.kind, b.said`;
	for (const one of noted) {
		const reason = await reasonOf(db, one);
		if (reason) await suppress(db, mailingId, one, reason);
	}
}
async function reasonOf(db, { kind, email }) {
	if (kind === "hard") return "bounced";
	if (kind === "refused") return null;
	const [row] = await db`
    select count(*) as mailings from mail_deliveries d
     where lower(d.email) = lower(${email}) and d.bounce = 'soft'
       and d.bounced_at > greatest(now() - ${60} * interval '1 day',
             (select max(x.lifted_at) from suppressions x where lower(x.email) = lower(${email})))`;
	return (row?.mailings ?? 0) >= 5 ? "kept bouncing" : null;
}
async function suppress(db, mailingId, { subscriberId, email, said }, reason) {
	await db`
    insert into suppressions (email, reason, detail, mailing_id)
    values (${email}, ${reason}, ${said}, ${mailingId})
    on conflict (lower(email)) where lifted_at is null do nothing`;
	const [status, why] = reason === "complained" ? ["unsubscribed", suppressionMessages.complained] : ["cleaned", said];
	await db`
    update subscribers set status = ${status}, status_at = now(), status_reason = ${why}, status_by = null
     where id = ${subscriberId} and status = 'subscribed'`;
}
async function noteComplaint(db, mailingId, complaint) {
	const [row] = await db`
    update mail_deliveries set complained_at = clock_timestamp()
     where mailing_id = ${mailingId} and subscriber_id = ${complaint.subscriberId} and complained_at is null
    returning email`;
	if (row) await suppress(db, mailingId, {
		...complaint,
		kind: "refused",
		...row
	}, "complained");
}
export { noteComplaint as n, noteBounces as t };
