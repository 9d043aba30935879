import { i as recipientsIn, n as keepIn, r as keepTakes, t as checkTarget } from "./backup-settings-DMcdWVSo.js";
import { t as serverFolder } from "./server-folder-kgoL0ger.js";
import { t as distance } from "./esm-BQPAe2PU.js";
import { r as mailchimpKey } from "./mailchimp-Djj4jWMj.js";
import { join } from "node:path";
import { readFileSync } from "node:fs";
// server/src/platform/process/setting-kinds.ts
var kind = (takes, read) => (about, options = {}) => ({
	about,
	takes,
	fallback: options.usual ?? null,
	otherwise: options.otherwise ?? null,
	isSecret: options.isSecret ?? false,
	read
});
var matching = (pattern) => (value) => pattern.test(value) ? value : void 0;
var trimmed = (value) => value.replace(/\/+$/, "");
var wholeNumber = (least, most) => (value) => {
	const number = /^\d{1,9}$/.test(value) ? Number(value) : NaN;
	return number >= least && number <= most ? number : void 0;
};
var text = kind("a text", (value) => value);
var folder = kind("the path of a folder", (value) => value);
var port = kind("a number from 0 to 65535", wholeNumber(0, 65535));
var count = kind("a whole number", wholeNumber(0, 999999999));
var countFrom = (least, most) => kind(`a whole number from ${least} to ${most}`, wholeNumber(least, most));
var onOff = kind("1 or 0", (value) => value === "1" || value === "0" ? value === "1" : void 0);
var oneOf = (values) => kind(`${values.slice(0, -1).join(", ")} or ${values.at(-1)}`, (value) => values.find((one) => one === value));
var address = (protocols, mayBeSocket = false) => kind(`an address that begins with ${protocols.join(":// or ")}://`, (value) => {
	const url = URL.parse(value);
	const isNamed = url?.hostname || mayBeSocket;
	return url && isNamed && protocols.includes(url.protocol.slice(0, -1)) ? value : void 0;
});
var webAddress = (about, options) => {
	const setting = address(["http", "https"])(about, options);
	return {
		...setting,
		read: (value) => setting.read(value) && trimmed(value)
	};
};
var safeAddress = kind("an address that begins with https://, or with http:// on this computer, and contains no password", (value) => {
	const url = URL.parse(value);
	const isHere = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url?.hostname ?? "");
	const isSafe = url?.protocol === "https:" || url?.protocol === "http:" && isHere;
	const isBare = url && !url.username && !url.password && !url.search && !url.hash;
	return isSafe && isBare ? trimmed(url.href) : void 0;
});
var emailPattern = /^[^\s@,]+@[^\s@,]+$/;
var email = kind("an email address", matching(emailPattern));
var emails = kind("email addresses separated by commas", (value) => {
	const parts = value.split(",").map((part) => part.trim().toLowerCase());
	const addresses = [...new Set(parts.filter(Boolean))];
	return addresses.length > 0 && addresses.every((each) => emailPattern.test(each)) ? addresses : void 0;
});
var mailbox = kind("a mailbox with a name of at most 20 letters, such as bounces@mail.citybeat.example", matching(/^[\w.-]{1,20}@[\w-]+(\.[\w-]+)+$/));
var place = kind("a port, or HOST:PORT", (value) => {
	const [, host = "127.0.0.1", number = ""] = /^(?:\[?([\w.:-]+)\]?:)?(\d{1,5})$/.exec(value) ?? [];
	return number && Number(number) <= 65535 ? {
		host,
		port: Number(number)
	} : void 0;
});
var timeOfDay = kind("a time like 03:00", matching(/^([01]\d|2[0-3]):[0-5]\d$/));
var host = kind("an address or a name of this computer", matching(/^[\w.:%-]+$/));
var cloudinary = kind("an address like cloudinary://key:secret@cloud", matching(/^cloudinary:\/\/[^:/@]+:[^:/@]+@[\w-]+(\?.*)?$/));
var readBy = (takes, read) => kind(takes, read);
// server/src/platform/process/settings.ts
var roles = [
	"web",
	"worker",
	"all"
];
var migrateModes = ["start", "apart"];
var isSecret = true;
var server = {
	HOST: host("Address to listen on.", { usual: "127.0.0.1" }),
	PORT: port("Port to listen on.", { usual: 3e3 }),
	MASTHEAD_URL: webAddress("Public address of Masthead, for links in emails.", { otherwise: "http://HOST:PORT" }),
	MASTHEAD_ROLE: oneOf(roles)("What to run: `web` serves pages, `worker` runs jobs (imports, sending, pictures), `all` does both, in a process for each. Several of each may share one database; with `DATABASE_URL`, on several machines.", { usual: "all" }),
	MASTHEAD_TRUSTED_PROXIES: countFrom(0, 9)("Number of reverse proxies in front whose `X-Forwarded-For` is trusted.", { usual: 0 }),
	MASTHEAD_REQUESTS_PER_MINUTE: count("Most requests from one address per minute, over all servers.", { usual: 6e3 }),
	MASTHEAD_DRAIN_SECONDS: countFrom(0, 600)("Seconds that a web server goes on serving after SIGTERM while `/api/health/ready` says 503. Behind a proxy with health checks: a bit more than their interval.", { usual: 0 }),
	MASTHEAD_STALL_SECONDS: count("Restarts a process whose event loop is blocked for this many seconds, and logs the request or job; 0 never does.", { usual: 10 }),
	MASTHEAD_LOG: oneOf([
		"silent",
		"fatal",
		"error",
		"warn",
		"info",
		"debug"
	])("The least severe messages that are logged.", { usual: "warn" })
};
var database = {
	DATABASE_URL: address(["postgres", "postgresql"], true)("Your own PostgreSQL 15 or newer; several servers may share it.", {
		isSecret,
		otherwise: "the embedded one in MASTHEAD_DATA"
	}),
	DATABASE_DIRECT_URL: address(["postgres", "postgresql"], true)("Where `DATABASE_URL` leads to PgBouncer: the address of PostgreSQL itself, for migrations, notifications and jobs.", { isSecret }),
	MASTHEAD_MIGRATE: oneOf(migrateModes)("When the database is migrated: `start` by each server that starts, if needed, `apart` by `masthead migrate --apply` alone.", { usual: "start" }),
	MASTHEAD_POOL: countFrom(4, 200)("Connections to the database that each process has for queries.", { usual: 10 }),
	MASTHEAD_DATA: folder("Folder of the embedded database and of files.", { otherwise: "/var/lib/masthead in a release, ./data in a checkout" })
};
var firstStart = {
	MASTHEAD_DEMO: onOff("1 fills a new database with demo data and draws its pictures (keep it set), 0 does neither.", { otherwise: "1 in a checkout with the embedded database, otherwise 0" }),
	MASTHEAD_DEMO_PASSWORD: text("Password of the demo people.", {
		isSecret,
		usual: "masthead-demo"
	}),
	MASTHEAD_ADMIN_PASSWORD: text("Password of the first admin without demo data.", {
		isSecret,
		otherwise: "a random one, printed once"
	})
};
var mail = {
	SMTP_URL: address(["smtp", "smtps"])("Mail server for campaigns, such as `smtp://user:password@mail.example.com:587`.", {
		isSecret,
		otherwise: "mail goes to the Outbox"
	}),
	MASTHEAD_MAIL_FROM: email("Sender address of mail.", { otherwise: "the reply-to of each email template" }),
	MASTHEAD_DKIM: folder("Folder of the DKIM keys that sign mail sent through `SMTP_URL`, each named SELECTOR.DOMAIN.pem; `masthead dkim DOMAIN` makes one and prints its DNS record."),
	MASTHEAD_BOUNCES: mailbox("Mailbox for bounces and complaints. Your mail server forwards mail for that mailbox and `bounces+\u2026@` to `MASTHEAD_INTAKE`."),
	MASTHEAD_INTAKE: place("Where Masthead accepts bounces and complaints by SMTP."),
	MASTHEAD_MAIL_PER_DOMAIN: count("Most messages of one mailing that a receiving domain gets per second; 0 is no limit. Other domains never wait for it.", { usual: 50 }),
	MASTHEAD_PUBLISHER: text("Publisher in the footer of emails.", { usual: "Lone Star Media" }),
	MASTHEAD_POSTAL_ADDRESS: text("Postal address in the footer of emails.", { usual: "100 Congress Avenue, Austin, TX 78701" }),
	MAILCHIMP_API_KEY: readBy("a key that ends with a dash and its data center, like -us19", (value) => mailchimpKey.safeParse(value).data)("Key of the Mailchimp account with its data center.", {
		isSecret,
		otherwise: "one that an admin sets under Admin, Mailchimp"
	}),
	MAILCHIMP_URL: safeAddress("Address of Mailchimp\u2019s API behind a proxy.", {
		isSecret,
		otherwise: "https://(data center).api.mailchimp.com"
	})
};
var signIn = {
	MASTHEAD_OIDC_ISSUER: address(["http", "https"])("OpenID Connect provider for sign-in besides passwords. Register the callback address `MASTHEAD_URL/login/callback` there."),
	MASTHEAD_OIDC_CLIENT_ID: text("The client registered for Masthead at that provider."),
	MASTHEAD_OIDC_CLIENT_SECRET: text("Its secret; not set for a public client.", { isSecret }),
	MASTHEAD_OIDC_NAME: text("Label of the button, \u201CSign in with \u2026\u201D.", { otherwise: "the host of the issuer" })
};
var files = {
	MASTHEAD_S3_URL: address(["http", "https"])("S3-compatible storage for pictures and for the files of the chat and of invoices. It requires bucket, key and secret.", { otherwise: "the folders images, chat and invoices in MASTHEAD_DATA" }),
	MASTHEAD_S3_BUCKET: text("Its bucket."),
	MASTHEAD_S3_REGION: text("Its region.", { usual: "us-east-1" }),
	MASTHEAD_S3_KEY: text("Its access key ID.", { isSecret }),
	MASTHEAD_S3_SECRET: text("Its secret access key.", { isSecret }),
	CLOUDINARY_URL: cloudinary("An account at Cloudinary, which new pictures go to.", { isSecret }),
	MASTHEAD_DISK_RESERVE_MB: count("Megabytes that uploads leave free on the disk of `MASTHEAD_DATA`; below that they are refused. 0 is no limit.", { usual: 512 }),
	MASTHEAD_IMAGE_CACHE_MB: count("Size of the cache of resized pictures, in MB; the oldest are deleted first.", { usual: 2048 })
};
var backups = {
	MASTHEAD_BACKUP: text("Where a backup is made every day: a folder, or `s3://BUCKET/PREFIX`.", { otherwise: "no backups by schedule" }),
	MASTHEAD_BACKUP_AT: timeOfDay("When, in Central Time.", { usual: "03:00" }),
	MASTHEAD_BACKUP_KEEP: readBy(keepTakes, keepIn)("How many daily, weekly and monthly backups are kept.", {
		usual: {
			daily: 7,
			weekly: 5,
			monthly: 12
		},
		otherwise: "7,5,12"
	}),
	MASTHEAD_BACKUP_RECIPIENTS: readBy("public keys of age (age1\u2026), separated by commas", recipientsIn)("Public keys of age that archives are encrypted for.", {
		isSecret,
		otherwise: "archives are not encrypted"
	}),
	MASTHEAD_BACKUP_IDENTITY_FILE: text("File with the private key, for `masthead restore` and `masthead verify-backup`; servers do not need it."),
	MASTHEAD_BACKUP_S3_URL: webAddress("Storage of an `s3://` target. It requires key and secret.", { otherwise: "that of MASTHEAD_S3_URL" }),
	MASTHEAD_BACKUP_S3_REGION: text("Its region.", { usual: "us-east-1" }),
	MASTHEAD_BACKUP_S3_KEY: text("Its access key ID.", { isSecret }),
	MASTHEAD_BACKUP_S3_SECRET: text("Its secret access key.", { isSecret })
};
var newsroom = {
	MASTHEAD_CONTENT_URL: webAddress("Another system that holds the posts. They are read from it and edited there.", { otherwise: "Masthead holds them" }),
	MASTHEAD_CONTENT_TOKEN: text("Its token.", { isSecret }),
	MASTHEAD_CHAT_MEMBERS: emails("Members of the staff chat. Each address is resolved once to the person who has it; after that only the person counts.", { otherwise: "the members stay as they are" }),
	MASTHEAD_SECOND_APPROVER: onOff("1 rejects an editor\u2019s approval of an invoice that they wrote for somebody else or whose amount they changed; 0 only says so on the review desk.", { usual: false })
};
var settings = {
	...server,
	...database,
	...firstStart,
	...mail,
	...signIn,
	...files,
	...backups,
	...newsroom
};
// server/src/platform/process/read-settings.ts
var whyUnreadable = {
	ENOENT: "there is no such file",
	EACCES: "Masthead may not read it",
	EISDIR: "it is a folder"
};
function readSecretFile(name, path) {
	const refuse = (why) => new Error(`${name}_FILE is the file ${path}, but ${why}.`);
	let content;
	try {
		content = readFileSync(path, "utf8").replace(/\r?\n$/, "");
	} catch (error) {
		const { code = "" } = error;
		throw refuse(whyUnreadable[code] ?? `it cannot be read (${code})`);
	}
	if (content) return content;
	throw refuse("it is empty");
}
function textOf(env, name, { isSecret }) {
	const [direct = "", path = ""] = [env[name], isSecret ? env[`${name}_FILE`] : ""];
	if (direct && path) throw new Error(`${name} and ${name}_FILE cannot both be set.`);
	return path ? readSecretFile(name, path) : direct;
}
var shown = (value) => JSON.stringify(value.slice(0, 100).replace(/\/\/[^/@]*@/g, "//\u2026@"));
function parsed(name, setting, text) {
	if (!text.trim()) return setting.fallback;
	const value = setting.read(text);
	if (value !== void 0) return value;
	const got = setting.isSecret ? "" : `, not ${shown(text)}`;
	throw new Error(`${name} must be ${setting.takes}${got}.`);
}
function readSettings(env) {
	const read = Object.entries(settings).map(([name, setting]) => [name, parsed(name, setting, textOf(env, name, setting))]);
	return Object.fromEntries(read);
}
var others = /^MASTHEAD_(SERVICE_(HOST|PORT).*|PORT(_\d+_.*)?|BROWSER|SERVER|FUZZ|E2E_\w+|TEST_\w+)$/;
var withoutPrefix = (name) => name.replace(/^MASTHEAD_/, "");
function unknownSettings(env) {
	const known = Object.entries(settings).flatMap(([name, { isSecret }]) => isSecret ? [name, `${name}_FILE`] : [name]);
	return Object.keys(env).filter((name) => name.startsWith("MASTHEAD_") && !known.includes(name) && !others.test(name)).sort().map((name) => {
		const [nearest] = known.map((each) => ({
			each,
			far: distance(withoutPrefix(name), withoutPrefix(each))
		})).sort((a, b) => a.far - b.far);
		return `${name} is not a setting${nearest && nearest.far <= Math.max(2, withoutPrefix(nearest.each).length / 4) ? `; did you mean ${nearest.each}?` : "."}`;
	});
}
// server/src/platform/process/config.ts
function s3Of(set) {
	const url = set.MASTHEAD_S3_URL;
	if (!url) return null;
	const { MASTHEAD_S3_BUCKET: bucket, MASTHEAD_S3_KEY: key, MASTHEAD_S3_SECRET: secret } = set;
	if (!bucket || !key || !secret) throw new Error("MASTHEAD_S3_URL requires MASTHEAD_S3_BUCKET, MASTHEAD_S3_KEY and MASTHEAD_S3_SECRET.");
	return {
		url,
		bucket,
		region: set.MASTHEAD_S3_REGION,
		accessKeyId: key,
		secretAccessKey: secret
	};
}
function bouncesOf({ MASTHEAD_BOUNCES: mailbox, MASTHEAD_INTAKE: at }) {
	if (mailbox && at) return {
		mailbox,
		...at
	};
	if (!mailbox && !at) return null;
	throw new Error("MASTHEAD_BOUNCES and MASTHEAD_INTAKE must be set together.");
}
function openIdOf(set) {
	const { MASTHEAD_OIDC_ISSUER: issuer, MASTHEAD_OIDC_CLIENT_ID: clientId } = set;
	if (!issuer && !clientId) return null;
	if (!issuer || !clientId) throw new Error("MASTHEAD_OIDC_ISSUER and MASTHEAD_OIDC_CLIENT_ID must be set together.");
	const { MASTHEAD_OIDC_CLIENT_SECRET: clientSecret, MASTHEAD_OIDC_NAME: name } = set;
	return {
		issuer,
		clientId,
		clientSecret,
		name: name ?? new URL(issuer).hostname
	};
}
function directOf({ DATABASE_URL: url, DATABASE_DIRECT_URL: direct }) {
	if (!direct || url) return direct;
	throw new Error("DATABASE_DIRECT_URL must be set together with DATABASE_URL.");
}
function backupS3Of(set) {
	const { MASTHEAD_BACKUP_S3_URL: own } = set;
	const { MASTHEAD_BACKUP_S3_KEY: accessKeyId, MASTHEAD_BACKUP_S3_SECRET: secretAccessKey } = set;
	if (own && (!accessKeyId || !secretAccessKey)) throw new Error("MASTHEAD_BACKUP_S3_URL requires MASTHEAD_BACKUP_S3_KEY and MASTHEAD_BACKUP_S3_SECRET.");
	const region = set.MASTHEAD_BACKUP_S3_REGION;
	if (own && accessKeyId && secretAccessKey) return {
		url: own,
		region,
		accessKeyId,
		secretAccessKey
	};
	const ofFiles = s3Of(set);
	if (!ofFiles) return null;
	const { bucket: _, ...storage } = ofFiles;
	return storage;
}
function backupOf(set) {
	const [target, s3] = [set.MASTHEAD_BACKUP, backupS3Of(set)];
	if (target?.startsWith("s3://")) checkTarget("MASTHEAD_BACKUP", target, s3);
	return {
		target,
		at: set.MASTHEAD_BACKUP_AT,
		keep: set.MASTHEAD_BACKUP_KEEP,
		recipients: set.MASTHEAD_BACKUP_RECIPIENTS ?? [],
		identityFile: set.MASTHEAD_BACKUP_IDENTITY_FILE,
		s3
	};
}
function readConfig(env) {
	const set = readSettings(env);
	const { HOST: host, PORT: port, DATABASE_URL: databaseUrl } = set;
	const url = set.MASTHEAD_CONTENT_URL;
	return {
		role: set.MASTHEAD_ROLE,
		databaseUrl,
		databaseDirectUrl: directOf(set),
		migrate: set.MASTHEAD_MIGRATE,
		dataFolder: env.MASTHEAD_DATA || join(serverFolder, "..", "data"),
		host,
		port,
		publicUrl: set.MASTHEAD_URL ?? `http://${host === "0.0.0.0" ? "127.0.0.1" : host}:${port}`,
		smtpUrl: set.SMTP_URL,
		dkimFolder: set.MASTHEAD_DKIM,
		mailFrom: set.MASTHEAD_MAIL_FROM,
		mailPerDomain: set.MASTHEAD_MAIL_PER_DOMAIN || null,
		bounces: bouncesOf(set),
		mailchimpKey: set.MAILCHIMP_API_KEY,
		mailchimpUrl: set.MAILCHIMP_URL,
		wantsDemo: set.MASTHEAD_DEMO ?? databaseUrl === null,
		demoPassword: set.MASTHEAD_DEMO_PASSWORD,
		adminPassword: set.MASTHEAD_ADMIN_PASSWORD,
		chatMembers: set.MASTHEAD_CHAT_MEMBERS,
		publisher: {
			name: set.MASTHEAD_PUBLISHER,
			postalAddress: set.MASTHEAD_POSTAL_ADDRESS
		},
		content: url === null ? null : {
			url,
			token: set.MASTHEAD_CONTENT_TOKEN
		},
		s3: s3Of(set),
		cloudinaryUrl: set.CLOUDINARY_URL,
		diskReserveMb: set.MASTHEAD_DISK_RESERVE_MB,
		imageCacheMb: set.MASTHEAD_IMAGE_CACHE_MB,
		needsSecondPerson: set.MASTHEAD_SECOND_APPROVER,
		openId: openIdOf(set),
		requestsPerMinute: set.MASTHEAD_REQUESTS_PER_MINUTE,
		poolSize: set.MASTHEAD_POOL,
		drainSeconds: set.MASTHEAD_DRAIN_SECONDS,
		stallSeconds: set.MASTHEAD_STALL_SECONDS,
		trustedProxies: set.MASTHEAD_TRUSTED_PROXIES,
		backup: backupOf(set),
		logLevel: set.MASTHEAD_LOG
	};
}
export { unknownSettings as n, readConfig as t };
