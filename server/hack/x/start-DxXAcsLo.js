import { E as campaignMessages, b as ownMailing, r as isOwnAudience } from "./mailchimp.store-eEKU1VIU.js";
import { t as fillNewDatabase } from "./new-database-BvZ_U3mz.js";
import { t as openDatabase } from "./open-database-BSD40mZb.js";
import { r as usualPatience, t as mailchimpAccounts } from "./mailchimp-account-Dy4DoMvb.js";
import { d as mailchimpProvider, t as builtInProvider } from "./built-in-provider-DrU6ZJGE.js";
import { i as mailLinks, n as tellFailed } from "./failed-jobs.routes-BD1hw2Sy.js";
import { i as insertOutboxMessage, l as outboxLimit, s as trimOutbox, t as checkFilesFolder } from "./files-folder-CUyxtXsX.js";
import { a as isDatabaseAway, l as write, s as openPool } from "./client-C1vc5bc5.js";
import { n as logged, t as logFailuresTo } from "./logged-CjwwrVrV.js";
import { t as openSigningKeys } from "./signing-keys-yNfXMsXP.js";
import { i as refuseHalfRestored } from "./restoring.queries-CnSyDur1.js";
import { t as checkSchema } from "./compare-schema-Dzcrj-9C.js";
import { t as migrate } from "./migrate-CSJhB9Rw.js";
import { d as tellWorkStopped, l as tellJobFailed, vt as isAtHome, yt as notePlace } from "./notice.store-DHr4QfeE.js";
import { n as startJobs, t as openPlanner } from "./jobs-BKL97Y3e.js";
import { n as catchStrays } from "./strays-DEtjdzPW.js";
import { h as seatMembers } from "./chat.store-JgOo811O.js";
import { inspect } from "node:util";
// server/src/email/mailchimp/open-mailchimp.ts
function openMailchimp(parts) {
	const { pool, builtIn, patience = usualPatience } = parts;
	const accounts = mailchimpAccounts({
		...parts,
		patience
	});
	return {
		accounts,
		mail: mailProviders({
			builtIn,
			mailchimp: mailchimpProvider({
				pool,
				accounts,
				patience
			}),
			isOwnAudience: (audienceId) => isOwnAudience(pool, audienceId)
		})
	};
}
function mailProviders({ builtIn, mailchimp, isOwnAudience }) {
	const ofAudience = async (id) => await isOwnAudience(id) ? builtIn : mailchimp;
	const ofCampaign = (id) => ownMailing(id) === null ? mailchimp : builtIn;
	return {
		get actionMs() {
			return mailchimp.actionMs;
		},
		schedule: async (email, ...rest) => (await ofAudience(email.audienceId)).schedule(email, ...rest),
		isAtWork: (asked) => mailchimp.isAtWork(asked),
		find: async (asked) => await builtIn.find(asked) ?? mailchimp.find(asked),
		unschedule: (id) => ofCampaign(id).unschedule(id),
		status: (id) => ofCampaign(id).status(id),
		audiences: async (siteId, db) => {
			const [own, theirs] = await Promise.all([builtIn.audiences(siteId, db), mailchimp.audiences(siteId, db)]);
			const named = theirs.audiences.map(({ id, name }) => ({
				id,
				name: `${name} (Mailchimp)`
			}));
			return {
				audiences: [...own.audiences, ...named],
				unread: [...own.unread, ...theirs.unread]
			};
		},
		readers: async (audienceId, ...rest) => (await ofAudience(audienceId)).readers(audienceId, ...rest),
		checklist: async (email) => await (await ofAudience(email.audienceId)).checklist?.(email) ?? [],
		sendTest: async (email, to) => (await ofAudience(email.audienceId)).sendTest(email, to)
	};
}
// server/src/email/outbox/outbox-transport.ts
function outboxTransport(pool) {
	let kept = 0;
	return {
		async send(message) {
			try {
				await insertOutboxMessage(pool, message);
			} catch (error) {
				const problem = "Couldn\u2019t write to the outbox.";
				logged(problem)(error);
				return {
					result: isDatabaseAway(error) ? "unknown" : "retry",
					problem
				};
			}
			kept += 1;
			if (kept % 500 === 0) await trimOutbox(pool, outboxLimit).catch(logged("Couldn\u2019t delete old messages from the outbox"));
			return { result: "sent" };
		},
		close: () => {}
	};
}
// server/src/open-mail.ts
async function openTransport({ smtpUrl, dkimFolder }, pool) {
	if (!smtpUrl) return outboxTransport(pool);
	const { readDkimKeys } = await import("./dkim-B2gUSX2o.js");
	const dkimKeys = dkimFolder ? readDkimKeys(dkimFolder) : [];
	return (await import("./smtp-E-bN169n.js")).smtpTransport(smtpUrl, dkimKeys);
}
async function openMail(parts) {
	const { config, pool, jobs, keys } = parts;
	const links = mailLinks(config.publicUrl, keys, config.bounces?.mailbox);
	const transport = await openTransport(config, pool);
	const { publicUrl, mailFrom } = config;
	const { accounts: mailchimp, mail } = openMailchimp({
		pool,
		builtIn: builtInProvider({
			pool,
			jobs,
			transport,
			links,
			publicUrl,
			mailFrom
		}),
		key: config.mailchimpKey,
		url: config.mailchimpUrl,
		keys
	});
	return {
		mail,
		mailchimp,
		links,
		transport
	};
}
// server/src/start.ts
async function seatChatMembers(pool, { chatMembers }, log) {
	if (!chatMembers) return;
	const open = await write(pool, null, (db) => seatMembers(db, chatMembers));
	for (const address of open) log(`MASTHEAD_CHAT_MEMBERS: no staff member has the address ${address} yet.`);
}
var strayLine = ({ err, work, workId }, sentence) => `${sentence}${work ? ` (${work} ${workId})` : ""}. ${inspect(err)}`;
function openStops(log) {
	const stops = [];
	const stopEach = async () => {
		for (const stop of stops.splice(0).reverse()) await Promise.resolve(stop()).catch((error) => log(String(error)));
	};
	let stopping;
	const stopAll = () => {
		stopping ??= stopEach();
		return stopping;
	};
	return {
		stops,
		stopAll
	};
}
async function checkWhole(pool, config, log) {
	await checkSchema(pool, log);
	if (config.databaseUrl && !config.s3) await checkFilesFolder(pool, config.dataFolder);
}
async function openJobs(isWorker, connection, { pool, log }) {
	const onTrouble = (error) => log(`Jobs: ${error.message}`);
	if (!isWorker) return {
		jobs: await openPlanner(connection, onTrouble),
		workerJobs: null
	};
	const onGivenUp = (told) => tellWorkStopped(pool, told);
	await tellFailed(pool, tellJobFailed);
	const jobs = await startJobs(connection, onTrouble, {
		pool,
		onGivenUp
	});
	return {
		jobs,
		workerJobs: jobs
	};
}
async function startProduct(config, log, { opening = openDatabase(config, log), prepare = () => {}, end = () => {} } = {}) {
	const [isWeb, isWorker] = [config.role !== "worker", config.role !== "web"];
	const web = isWeb ? import("./app-DYeBRSF8.js") : null;
	const worker = isWorker ? import("./start-worker-DcZnQ7F8.js") : null;
	for (const half of [web, worker]) half?.catch(() => {});
	const { stops, stopAll } = openStops(log);
	let running = null;
	const logTo = (level) => (failure, sentence) => running ? running.http.log[level](failure, sentence) : log(strayLine(failure, sentence));
	stops.push(catchStrays(logTo("error"), () => end(stopAll)), logFailuresTo(logTo("warn")));
	try {
		const database = await opening;
		stops.push(database.stop);
		await refuseHalfRestored(database.direct);
		await migrate(database.direct, {
			mode: config.migrate,
			log
		});
		prepare();
		const pool = openPool(database.connection, {
			max: config.poolSize,
			direct: database.direct
		});
		stops.push(() => pool.end({ timeout: 5 }));
		await checkWhole(pool, config, log);
		await notePlace(pool);
		if (isWeb && !await isAtHome(pool)) log(campaignMessages.held);
		const { keys, close: closeKeys } = await openSigningKeys(pool);
		stops.push(closeKeys);
		const firstPeople = isWeb ? await fillNewDatabase(database.direct, config, log) : null;
		if (isWeb) await seatChatMembers(pool, config, log);
		const { jobs, workerJobs } = await openJobs(isWorker, database.direct, {
			pool,
			log
		});
		let mail;
		let work;
		stops.push(() => mail?.transport.close(), () => work?.close(), () => jobs.stop());
		mail = await openMail({
			config,
			pool,
			jobs,
			keys
		});
		if (worker && workerJobs) work = await (await worker).startWork({
			config,
			pool,
			jobs: workerJobs,
			mail,
			log
		});
		const app = web && await (await web).buildApp({
			config,
			pool,
			jobs,
			...mail,
			keys
		});
		stops.push(() => app?.http.close(), () => work?.stop());
		running = app;
		const address = app && await app.http.listen({
			host: config.host,
			port: config.port
		});
		workerJobs?.begin();
		const drain = () => app?.node.drain();
		return {
			pool,
			app,
			address,
			firstPeople,
			drain,
			stop: stopAll
		};
	} catch (error) {
		await stopAll();
		throw error;
	}
}
export { startProduct };
