import { f as listReplyTo } from "./email-template.store-BQn1QdXX.js";
import { t as openDatabase } from "./open-database-BSD40mZb.js";
import { t as openSigningKeys } from "./signing-keys-yNfXMsXP.js";
import { s as openPool } from "./client-C1vc5bc5.js";
import { t as askOutside } from "./ask-outside-DSIDkHQw.js";
import { n as probePath, t as probeAnswer } from "./probe-DmAO5XK-.js";
import { a as findLastGood } from "./backups.queries-DMFDIKhQ.js";
import { n as compareSchema, r as differencesTold } from "./compare-schema-Dzcrj-9C.js";
import { n as listMigrationFiles } from "./migration-files-Cb0aCY5I.js";
import { c as listApplied } from "./migrations.queries-COUOvepn.js";
import { t as hasWorker } from "./workers.queries-Cs_mgf_W.js";
import { t as callOf } from "./call-of-GVoey_Xz.js";
import { a as readDkimKeys, i as keyFor, n as dnsRecordOf } from "./dkim-B936cKW0.js";
import { n as smtpTransport, r as nodemailer } from "./smtp-xA2x1vRn.js";
import { n as diskStorage, t as s3Storage } from "./s3-storage-Dri_yxTz.js";
import { r as sendLetter } from "./send-letter-V-IsQeZO.js";
import { t as readConfig } from "./config-CmIoVfyK.js";
import { randomUUID } from "node:crypto";
import { isIP } from "node:net";
import { rm, stat, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { tmpdir, userInfo } from "node:os";
import { Resolver } from "node:dns/promises";
// server/src/platform/doctor/checks.ts
var ok = (says) => ({
	state: "ok",
	says
});
var warning = (says, advice) => ({
	state: "warning",
	says,
	advice
});
var problem = (says, advice) => ({
	state: "problem",
	says,
	advice
});
var patienceMs$1 = 8e3;
var messageOf = (error) => error instanceof Error ? error.message : String(error);
async function runCheck({ name, run }, ms) {
	const late = Promise.withResolvers();
	const timer = setTimeout(() => late.resolve(problem(`gave no answer within ${ms / 1e3} seconds`, "Check the network and the other side.")), ms);
	return [await Promise.race([run(), late.promise]).catch((error) => problem(`failed: ${messageOf(error)}`, "Remove the cause, and run this again.")).finally(() => clearTimeout(timer))].flat().map((finding) => ({
		check: name,
		...finding
	}));
}
var runChecks = async (checks, ms = patienceMs$1) => (await Promise.all(checks.map((check) => runCheck(check, ms)))).flat();
var reportOf = (lines) => lines.map(({ state, check, says, advice }) => {
	const text = advice ? `${says}. ${advice}` : says;
	return `${state.padEnd(8)} ${check}: ${text}`;
});
// server/src/platform/doctor/check-address.ts
var forged = "192.0.2.1";
function judgeProxies(trusted, forwardedFor) {
	const hops = (forwardedFor ?? "").split(",").map((each) => each.trim()).filter(Boolean);
	const proxies = hops.length - (hops[0] === forged ? 1 : 0);
	const set = `MASTHEAD_TRUSTED_PROXIES is ${trusted}`;
	const advice = `Set MASTHEAD_TRUSTED_PROXIES to ${proxies}, and restart.`;
	const found = `${proxies} ${proxies === 1 ? "proxy adds" : "proxies add"} to X-Forwarded-For`;
	if (trusted > proxies) return problem(`${set}, but ${found}: anybody can pretend to have another address`, advice);
	if (trusted < proxies) return problem(`${set}, but ${found}: all people count as one address in rate limits`, advice);
	return ok(`${set}, and ${found}`);
}
var isLocal = (hostname) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
function causeOf(error) {
	const { cause } = error;
	return cause instanceof Error ? causeOf(cause) : error;
}
async function ask(url, keys) {
	const answer = await askOutside(url + probePath(keys), {
		headers: { "x-forwarded-for": forged },
		maxBytes: 4096,
		timeoutMs: 4e3
	});
	return {
		status: answer.status,
		...probeAnswer(answer.status, answer.bytes)
	};
}
async function checkAddress(asked) {
	const { publicUrl, ownUrl, keys, trustedProxies } = asked;
	const { hostname, protocol } = new URL(publicUrl);
	const findings = [];
	if (isLocal(hostname)) findings.push(warning(`links in emails lead to ${publicUrl}, which works on this computer only`, "Set MASTHEAD_URL to the public address."));
	else if (protocol !== "https:") findings.push(problem(`${publicUrl} is not encrypted`, "Put a proxy with TLS in front, and set MASTHEAD_URL to https://."));
	try {
		const { status, isOurs, forwardedFor } = await ask(publicUrl, keys);
		if (isOurs) return [
			...findings,
			ok(`${publicUrl} is answered by this product`),
			judgeProxies(trustedProxies, forwardedFor)
		];
		findings.push(problem(`${publicUrl} is answered by something else (status ${status})`, "Point the proxy at a server with this database, or correct MASTHEAD_URL."));
	} catch (error) {
		const { code, message } = causeOf(error);
		if (code === "ENOTFOUND") {
			const advice = "Add its A or AAAA record to DNS, or correct MASTHEAD_URL.";
			return [...findings, problem(`${hostname} has no address in DNS`, advice)];
		}
		const isRunning = await ask(ownUrl, keys).then(({ isOurs }) => isOurs, () => false);
		const says = `${publicUrl} gives no answer: ${message}`;
		findings.push(isRunning ? problem(says, `Masthead answers at ${ownUrl}: check proxy, firewall and certificate.`) : warning(says, "Start Masthead, and run this again."));
	}
	return findings;
}
// server/src/platform/doctor/rights.queries.ts
async function findRights(db) {
	const [row] = await db`
    select current_setting('server_version_num')::int / 10000 as version,
           current_user::text as user, d.datname::text as name, pg_get_userbyid(d.datdba)::text as owner,
           pg_has_role(d.datdba, 'member') as is_owner,
           r.rolsuper or r.rolcreaterole as may_create_roles,
           array(select role from unnest('{masthead_partner,masthead_person,masthead_contributor}'::text[]) role
                  where not coalesce((select pg_has_role(p.oid, 'member') from pg_roles p where p.rolname = role), false)
           ) as missing_roles,
           exists (select from pg_extension where extname = 'pg_trgm')
             or exists (select from pg_available_extensions where name = 'pg_trgm') as has_extension
      from pg_database d, pg_roles r
     where d.datname = current_database() and r.rolname = current_user`;
	if (!row) throw new Error("the database does not tell its owner");
	return row;
}
async function findTime(db) {
	const [row] = await db`select clock_timestamp() as now`;
	if (!row) throw new Error("the database tells no time");
	return row.now;
}
// server/src/platform/doctor/check-database.ts
async function checkDatabase(pool) {
	const { version, user, name, owner, isOwner, mayCreateRoles, missingRoles, hasExtension } = await findRights(pool);
	const findings = [ok(`PostgreSQL ${version}, the database ${name} as ${user}`)];
	if (!isOwner) findings.push(problem(`the database belongs to ${owner}, not to ${user}`, `As an administrator: alter database "${name}" owner to "${user}";`));
	if (missingRoles.length > 0 && !mayCreateRoles) findings.push(problem(`${user} may not create roles, and is not in ${missingRoles.join(", ")}`, `As an administrator, for each of them that is missing: create role \u2026 nologin; then: grant ${missingRoles.join(", ")} to "${user}";`));
	if (!hasExtension) findings.push(problem("the extension pg_trgm is neither installed nor available", "Install the contrib modules of PostgreSQL."));
	return findings;
}
async function checkSchema(pool) {
	const applied = (await listApplied(pool)).map(({ id }) => id);
	const known = await listMigrationFiles();
	const newer = applied.filter((name) => !known.includes(name));
	const missing = known.filter((name) => !applied.includes(name));
	if (newer.length > 0) return problem(`the database has ${newer.length} migrations of a newer version`, "Install that version here.");
	if (missing.length > 0) return warning(`${missing.length} migrations are outstanding`, `The next start of this version applies them, or ${callOf("migrate", "--apply")}.`);
	const differences = await compareSchema(pool) ?? [];
	if (differences.length === 0) return ok(`the schema is of this version (${known.length} migrations)`);
	return (differences.every(({ isHarmless }) => isHarmless) ? warning : problem)(`the database lacks ${differencesTold(differences)}`, `${callOf("schema")} prints the SQL that repairs it.`);
}
var oldBackupHours = 26;
async function checkBackups(pool, target) {
	const last = await findLastGood(pool);
	if (target === null) return warning("no backup is made by schedule", "Set MASTHEAD_BACKUP to a folder or bucket.");
	if (last === null) return warning(`no backup to ${target} has been made yet`, `Make one: ${callOf("backup", target)}`);
	const hours = Math.floor((Date.now() - last.getTime()) / 36e5);
	return hours < oldBackupHours ? ok(`the last good backup began ${hours} hours ago`) : problem(`the last good backup began ${hours} hours ago`, "See why under Background jobs failed on an admin\u2019s Home.");
}
async function checkWorker(pool) {
	return await hasWorker(pool) ? ok("a worker is running") : warning("no worker is running: nothing is sent or imported", "Start Masthead with MASTHEAD_ROLE=all or worker.");
}
function judgeClock(aheadMs, other) {
	const seconds = Math.abs(aheadMs) / 1e3;
	const says = `this computer's clock is ${seconds.toFixed(1)} seconds ${aheadMs < 0 ? "behind" : "ahead of"} ${other}`;
	const advice = "Turn on time synchronization (NTP) on both.";
	if (seconds > 60) return problem(says, advice);
	return seconds > 5 ? warning(says, advice) : ok(says);
}
async function checkClock(pool) {
	const before = Date.now();
	const there = await findTime(pool);
	return judgeClock((before + Date.now()) / 2 - there.getTime(), "the database's");
}
// server/src/platform/doctor/mail-dns.ts
function tagsOf(record) {
	const pairs = record.split(";").map((part) => {
		const [name = "", ...value] = part.split("=");
		return [name.trim().toLowerCase(), value.join("=").trim()];
	});
	return new Map(pairs.filter(([name]) => name));
}
var isSpf = (record) => /^v=spf1(\s|$)/i.test(record);
var lookedUp = /^[+?~-]?(include:|a$|a[:/]|mx$|mx[:/]|ptr|exists:)|^redirect=/i;
function judgeSpf(domain, records) {
	const found = records.filter(isSpf);
	const [record] = found;
	if (record === void 0) return warning(`${domain} has no SPF record`, `Add a TXT record to ${domain} that names your mail server, such as "v=spf1 mx -all".`);
	if (found.length > 1) return problem(`${domain} has ${found.length} SPF records, so receivers ignore all of them`, "Merge them into one.");
	const terms = record.trim().split(/\s+/).slice(1);
	const lookups = terms.filter((term) => lookedUp.test(term)).length;
	if (lookups > 10) return problem(`The SPF record of ${domain} needs ${lookups} lookups, and receivers give up after 10`, "Replace names by the networks behind them (ip4:, ip6:).");
	if (terms.some((term) => /^\+?all$/i.test(term))) return problem(`The SPF record of ${domain} lets everybody send mail for it`, "End it with -all or ~all.");
	if (!terms.some((term) => /^([~-]all|redirect=.+)$/i.test(term))) return warning(`The SPF record of ${domain} does not say what happens to mail from other servers`, "End it with -all or ~all.");
	return ok(`${domain} has an SPF record`);
}
var isDkim = (record) => tagsOf(record).has("p");
var bare = (text) => text.replace(/\s+/g, "");
function judgeDkim(wanted, records) {
	const publish = `Publish as TXT record of ${wanted.name}: ${wanted.value}`;
	const found = records.filter(isDkim);
	const [record] = found;
	if (record === void 0) return problem(`${wanted.name} has no DKIM record`, publish);
	if (found.length > 1) return problem(`${wanted.name} has ${found.length} DKIM records`, "Delete all but the newest.");
	const tags = tagsOf(record);
	const [is, should] = [tags.get("p") ?? "", tagsOf(wanted.value).get("p") ?? ""].map(bare);
	if (is === "") return problem(`The DKIM key at ${wanted.name} has been revoked`, publish);
	if (is !== should) return problem(`${wanted.name} has another DKIM key than ours`, publish);
	if (tags.get("t")?.split(":").includes("y")) return warning(`The DKIM record of ${wanted.name} is in test mode, so receivers ignore it`, "Remove t=y from it.");
	return ok(`${wanted.name} has our DKIM key`);
}
var isDmarc = (record) => /^v\s*=\s*DMARC1\s*(;|$)/i.test(record);
function judgeDmarc(domain, records, { isSigned, isSubdomain }) {
	const found = records.filter(isDmarc);
	const [record] = found;
	if (record === void 0) return warning(`${domain} has no DMARC record, which large providers demand of bulk mail`, `Add a TXT record to _dmarc.${domain}, first "v=DMARC1; p=none; rua=mailto:REPORTS@${domain}".`);
	if (found.length > 1) return problem(`${domain} has ${found.length} DMARC records, so receivers ignore all of them`, "Delete all but one.");
	const tags = tagsOf(record);
	const policy = (isSubdomain && tags.get("sp") || tags.get("p") || "").toLowerCase();
	if (![
		"none",
		"quarantine",
		"reject"
	].includes(policy)) return problem(`The DMARC record of ${domain} has no valid policy`, "Set p to none, quarantine or reject.");
	if (policy !== "none" && !isSigned) return warning(`The DMARC record of ${domain} says ${policy}, and our mail of it is not signed`, `Make a key: ${callOf("dkim", domain)}`);
	return ok(`${domain} has a DMARC record (${policy})`);
}
function dmarcNames(domain) {
	const labels = domain.split(".");
	return labels.slice(0, -1).map((_, at) => `_dmarc.${labels.slice(at).join(".")}`);
}
// server/src/platform/doctor/check-dns.ts
var isNone = (error) => ["ENODATA", "ENOTFOUND"].includes(error.code ?? "");
function txtLookUp(dns) {
	const resolver = new Resolver({
		timeout: 2e3,
		tries: 2
	});
	if (dns) resolver.setServers([dns]);
	return async (name) => {
		try {
			return (await resolver.resolveTxt(name)).map((parts) => parts.join(""));
		} catch (error) {
			if (isNone(error)) return [];
			throw error;
		}
	};
}
async function findDmarc(lookUp, domain) {
	for (const name of dmarcNames(domain)) {
		const records = await lookUp(name);
		if (records.length > 0) return {
			records,
			isSubdomain: name !== `_dmarc.${domain}`
		};
	}
	return {
		records: [],
		isSubdomain: false
	};
}
async function checkMailDomain(domain, parts) {
	const { keys, envelopeDomain, lookUp } = parts;
	const key = keyFor(keys, `@${domain}`);
	const wanted = key && dnsRecordOf(key);
	const [spf, dkim, dmarc] = await Promise.all([
		lookUp(envelopeDomain),
		wanted ? lookUp(wanted.name) : [],
		findDmarc(lookUp, domain)
	]);
	return [
		judgeSpf(envelopeDomain, spf),
		wanted ? judgeDkim(wanted, dkim) : warning(`Mail of ${domain} is not signed with DKIM`, `Make a key, unless your mail server signs: ${callOf("dkim", domain)}`),
		judgeDmarc(domain, dmarc.records, {
			isSigned: key !== null,
			isSubdomain: dmarc.isSubdomain
		})
	];
}
// server/src/platform/doctor/check-folders.ts
var gigabyte = 1024 ** 3;
var little = 5 * gigabyte;
var tooLittle = gigabyte;
function judgeSpace(folder, free) {
	const amount = `${(free / gigabyte).toFixed(1)} GB free on the disk of ${folder}`;
	if (free < tooLittle) return problem(amount, "Make room now, or move the folder to a larger disk.");
	if (free < little) return warning(amount, "Make room, or move the folder to a larger disk.");
	return ok(amount);
}
var codes = {
	ENOENT: "does not exist",
	EACCES: "may not be written to",
	EPERM: "may not be written to",
	EROFS: "is on a read-only disk",
	ENOSPC: "is on a full disk"
};
async function checkFolder(name, folder) {
	const probe = join(folder, `.doctor-${randomUUID()}`);
	try {
		await writeFile(probe, "a probe", { flag: "wx" });
	} catch (error) {
		const { code = "", message } = error;
		return [problem(`the folder ${folder} (${name}) ${codes[code] ?? `cannot be used: ${message}`}`, `Create it, give it to the user ${userInfo().username}, or set ${name}.`)];
	} finally {
		await rm(probe, { force: true });
	}
	const [{ uid }, { bavail, bsize }] = await Promise.all([stat(folder), statfs(folder)]);
	const me = process.geteuid?.() ?? uid;
	return [uid === me || me === 0 ? ok(`the folder ${folder} (${name}) can be written to`) : warning(`the folder ${folder} (${name}) belongs to another user (${uid}) than Masthead's (${me})`, `Give it to the user that runs Masthead: chown -R ${me} ${folder}`), judgeSpace(folder, bavail * bsize)];
}
async function checkStorage(storage, where) {
	const key = `doctor/${randomUUID()}.txt`;
	const content = Buffer.from(key);
	const failed = (what, error) => problem(`${where} can't ${what}: ${error.message}`, "Check the address, the bucket and the rights of the key (MASTHEAD_S3_\u2026), or the folder.");
	try {
		await storage.write(key, content, "text/plain");
	} catch (error) {
		return failed("store files", error);
	}
	try {
		if (!(await storage.read(key))?.equals(content)) return failed("return files", new Error("it returned another file"));
	} catch (error) {
		return failed("return files", error);
	} finally {
		await storage.remove(key).catch(() => {});
	}
	const left = await storage.read(key).catch((error) => error);
	return left === null ? ok(`${where} stores, returns and deletes files`) : failed("delete files", left instanceof Error ? left : new Error("a deleted file was returned"));
}
// server/src/platform/doctor/check-mail.ts
var patienceMs = 4e3;
async function tryMailServer(url, requireTLS) {
	const transport = nodemailer.createTransport({
		url,
		requireTLS,
		connectionTimeout: patienceMs,
		greetingTimeout: patienceMs,
		socketTimeout: patienceMs
	});
	try {
		await transport.verify();
		return null;
	} catch (error) {
		return error;
	} finally {
		transport.close();
	}
}
var advice = {
	EAUTH: "Check user and password in SMTP_URL.",
	EDNS: "Check the name of the server in SMTP_URL.",
	ESOCKET: "Check host and port in SMTP_URL, the firewall, and the certificate of the server.",
	ECONNECTION: "Check host and port in SMTP_URL, and the firewall.",
	ETIMEDOUT: "Check host and port in SMTP_URL, and the firewall."
};
async function checkMailServer(url) {
	const { hostname, port, protocol } = new URL(url);
	const server = port ? `${hostname}:${port}` : hostname;
	let failure = await tryMailServer(url, true);
	const isPlain = failure?.code === "ETLS" && protocol === "smtp:";
	if (isPlain) failure = await tryMailServer(url, false);
	if (failure) return problem(`The mail server ${server} can't be used: ${failure.response ?? failure.message}`, advice[failure.code ?? ""] ?? "Check SMTP_URL.");
	if (isPlain && !/^(localhost|127\.|\[::1\])/.test(hostname)) return warning(`The mail server ${server} answers, but without encryption`, "Turn on STARTTLS there, or use smtps://.");
	return ok(`the mail server ${server} answers${isPlain ? "" : " and encrypts"}`);
}
// server/src/doctor.ts
var usage = `Usage: ${callOf("doctor", "[--json] [--send-to ADDRESS] [--dns SERVER]")}`;
var say = (line) => process.stdout.write(`${line}\n`);
var domainOf = (address) => address.slice(address.lastIndexOf("@") + 1).toLowerCase();
var isInDns = (domain) => domain.includes(".") && isIP(domain) === 0;
function databaseChecks({ config, pool }) {
	if (!pool) return [];
	const { publicUrl, host, port, trustedProxies } = config;
	const ownHost = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
	const ownUrl = `http://${ownHost.includes(":") ? `[${ownHost}]` : ownHost}:${port}`;
	return [
		{
			name: "database",
			run: () => checkDatabase(pool)
		},
		{
			name: "schema",
			run: () => checkSchema(pool)
		},
		{
			name: "worker",
			run: () => checkWorker(pool)
		},
		{
			name: "clock",
			run: () => checkClock(pool)
		},
		{
			name: "backups",
			run: () => checkBackups(pool, config.backup.target)
		},
		{
			name: "address",
			async run() {
				const { keys, close } = await openSigningKeys(pool);
				close();
				return checkAddress({
					publicUrl,
					ownUrl,
					trustedProxies,
					keys
				});
			}
		}
	];
}
function placeChecks({ config: { dataFolder, dkimFolder, s3, cloudinaryUrl } }) {
	const checks = [
		{
			name: "folder",
			run: () => checkFolder("MASTHEAD_DATA", dataFolder)
		},
		{
			name: "folder",
			run: () => checkFolder("TMPDIR", tmpdir())
		},
		{
			name: "storage",
			async run() {
				if (s3) return checkStorage(s3Storage(s3), `the bucket ${s3.bucket}`);
				const folder = join(dataFolder, "images");
				if (!existsSync(folder)) return ok(`the folder ${folder} is made for the first picture`);
				return checkStorage(diskStorage(folder), `the folder ${folder}`);
			}
		}
	];
	if (s3) checks.push({
		name: "clock",
		async run() {
			const { headers } = await askOutside(s3.url, {
				method: "HEAD",
				maxBytes: null
			});
			if (!headers.date) return ok("the S3 storage tells no time");
			return judgeClock(Date.now() - new Date(headers.date).getTime(), "the S3 storage's");
		}
	});
	if (cloudinaryUrl) checks.push({
		name: "storage",
		run: async () => ok("Cloudinary is set, and is not probed")
	});
	if (dkimFolder) checks.push({
		name: "dkim",
		run: async () => ok(`${readDkimKeys(dkimFolder).length} keys in ${dkimFolder}`)
	});
	return checks;
}
function mailChecks({ config, pool, sendTo, dns }) {
	const { smtpUrl, publicUrl, mailFrom, bounces, dkimFolder } = config;
	if (!smtpUrl) return [{
		name: "mail",
		run: async () => warning("SMTP_URL is not set: emails go to the Outbox", "Set it when you want to send.")
	}];
	const keys = () => dkimFolder ? readDkimKeys(dkimFolder) : [];
	const checks = [{
		name: "mail",
		run: () => checkMailServer(smtpUrl)
	}, {
		name: "dns",
		async run() {
			const replyTo = mailFrom || !pool ? [] : await listReplyTo(pool);
			const account = mailFrom ?? `no-reply@${new URL(publicUrl).hostname}`;
			const domains = new Set([...replyTo, account].map(domainOf));
			const lookUp = txtLookUp(dns);
			const found = [...domains].filter(isInDns).sort().map((domain) => checkMailDomain(domain, {
				keys: keys(),
				envelopeDomain: bounces ? domainOf(bounces.mailbox) : domain,
				lookUp
			}));
			return (await Promise.all(found)).flat();
		}
	}];
	if (sendTo) checks.push({
		name: "test email",
		async run() {
			const transport = smtpTransport(smtpUrl, keys());
			const text = `This is a test email of Masthead, sent by ${callOf("doctor")}.`;
			const letter = {
				subject: "Test email of Masthead",
				html: `<p>${text}</p>`,
				text
			};
			const outcome = await sendLetter({
				transport,
				publicUrl,
				mailFrom
			}, sendTo, letter);
			transport.close();
			return outcome.result === "sent" ? ok(`the mail server accepted an email to ${sendTo}`) : problem(`an email to ${sendTo} was not accepted: ${outcome.problem}`, "Check SMTP_URL.");
		}
	});
	return checks;
}
async function openOrWhy(config) {
	try {
		const { connection, stop } = await openDatabase(config, () => {});
		const pool = openPool(connection, {
			max: 4,
			name: "masthead-doctor"
		});
		const close = async () => {
			await pool.end({ timeout: 1 });
			await stop();
		};
		const why = await pool`select 1`.then(() => null, (error) => error.message);
		return {
			pool: why === null ? pool : null,
			why,
			close
		};
	} catch (error) {
		return {
			pool: null,
			why: error.message,
			close: async () => {}
		};
	}
}
async function main() {
	const { values } = parseArgs({ options: {
		json: {
			type: "boolean",
			default: false
		},
		"send-to": { type: "string" },
		dns: { type: "string" }
	} });
	const config = readConfig(process.env);
	const asked = {
		sendTo: values["send-to"] ?? null,
		dns: values.dns ?? null
	};
	const { pool, why, close } = await openOrWhy(config);
	const parts = {
		config,
		pool,
		...asked
	};
	const noDatabase = {
		name: "database",
		run: async () => problem(`can't be opened: ${why}`, "Check DATABASE_URL, or the data folder.")
	};
	try {
		const lines = await runChecks([
			...why === null ? [] : [noDatabase],
			...databaseChecks(parts),
			...placeChecks(parts),
			...mailChecks(parts)
		]);
		if (values.json) say(JSON.stringify(lines, null, 2));
		else for (const line of reportOf(lines)) say(line);
		process.exitCode = lines.some(({ state }) => state === "problem") ? 1 : 0;
	} finally {
		await close();
	}
}
await main().catch((error) => {
	const isUsage = error.code?.startsWith("ERR_PARSE_ARGS");
	process.stderr.write(`${error.message}\n${isUsage ? `${usage}\n` : ""}`);
	process.exitCode = 1;
});
export {};
