import { g as escapeIdentifier, h as Client } from "./client-C1vc5bc5.js";
import { createRequire } from "node:module";
import { createHash, randomBytes } from "node:crypto";
import { createServer } from "node:net";
import { setTimeout } from "node:timers/promises";
import { access, lchown, link, lstat, mkdir, open, readFile, readdir, readlink, realpath, rename, rm, stat, symlink, unlink } from "node:fs/promises";
import { basename, delimiter, dirname, join, relative } from "node:path";
import { execFile, spawn } from "node:child_process";
import { constants as constants$1 } from "node:fs";
import { promisify } from "node:util";
import { once } from "node:events";
// server/src/platform/embedded-postgres/data-folder.ts
var HOUR_MS = 36e5;
var isWindows = process.platform === "win32";
var isRoot = process.geteuid?.() === 0;
async function openDataFolder(wanted) {
	try {
		await mkdir(wanted, {
			recursive: true,
			mode: 448
		});
		const path = await realpath(wanted);
		return {
			path,
			owner: isWindows ? {
				uid: 0,
				gid: 0
			} : await claim(path)
		};
	} catch (error) {
		throw explain$1(error, wanted);
	}
}
async function claim(path) {
	const { uid, gid } = await stat(path);
	if (!isRoot && uid !== process.geteuid?.()) throw new Error(`The data folder ${path} belongs to ${uid === 0 ? "root" : "another user"}. Start Masthead as that user, change the folder\u2019s owner (chown -R), or choose another data folder.`);
	const { O_DIRECTORY, O_NOFOLLOW, O_RDONLY } = constants$1;
	const folder = await open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW);
	try {
		const { mode } = await folder.stat();
		if ((mode & 63) !== 0) await folder.chmod(448);
		return {
			uid,
			gid
		};
	} finally {
		await folder.close();
	}
}
function explain$1(error, wanted) {
	const { code } = error;
	const reason = {
		EACCES: "this user does not have permission to open or create it",
		EPERM: "this user does not have permission to open or create it",
		EROFS: "the disk is read-only",
		ENOSPC: "the disk is full",
		ENOTDIR: "it is not a folder",
		EEXIST: "it is not a folder"
	}[code ?? ""];
	if (!reason) return error;
	return new Error(`Masthead cannot use the data folder ${wanted}: ${reason}.`, { cause: error });
}
async function giveToOwner({ owner }, path) {
	if (isRoot) await lchown(path, owner.uid, owner.gid);
}
function temporaryPath(folder, kind) {
	const unique = randomBytes(4).toString("hex");
	return join(folder.path, `${kind}-${process.pid}-${Date.now()}-${unique}`);
}
async function readOrWrite(folder, name, makeValue) {
	const file = join(folder.path, name);
	const kept = await readFile(file, "utf8").catch(ifMissing);
	if (kept) return kept.trim();
	const draft = temporaryPath(folder, "pw");
	const handle = await open(draft, "wx", 384);
	await handle.writeFile(`${makeValue()}\n`);
	await handle.sync();
	await handle.close();
	await giveToOwner(folder, draft);
	try {
		await link(draft, file);
	} catch (error) {
		if (error.code !== "EEXIST") throw error;
	} finally {
		await unlink(draft);
	}
	return (await readFile(file, "utf8")).trim();
}
function ifMissing(error) {
	if (error.code === "ENOENT") return null;
	throw error;
}
async function sweep(folder) {
	for (const name of await readdir(folder.path)) {
		const [, pid, madeAt] = /^(?:init|pw)-(\d+)-(\d+)-/.exec(name) ?? [];
		if (!pid || isAlive(Number(pid)) || Date.now() - Number(madeAt) < HOUR_MS) continue;
		await discard(folder, join(folder.path, name));
	}
}
async function discard({ owner }, path) {
	if (isWindows || owner.uid === process.geteuid?.()) await rm(path, {
		recursive: true,
		force: true
	});
}
var NOBODY$1 = {
	is: "nobody",
	pid: 0,
	content: ""
};
var EMPTY_FILE_IS_STALE_MS = 5e3;
function lockFileOf(cluster) {
	return join(cluster, "postmaster.pid");
}
async function whoHolds(lockFile, cluster) {
	const content = await readFile(lockFile, "utf8").catch((error) => {
		if (error.code === "ENOENT") return null;
		throw error;
	});
	if (content === null) return NOBODY$1;
	const pid = pidIn(content);
	if (!pid) return {
		is: await isOld(lockFile) ? "stranger" : "server",
		pid,
		content
	};
	if (!isAlive(pid)) return NOBODY$1;
	return {
		is: await isServerOn(pid, cluster) ? "server" : "stranger",
		pid,
		content
	};
}
function pidIn(content) {
	return Math.abs(Number.parseInt(content, 10)) || 0;
}
async function isOld(file) {
	return await stat(file).then(({ mtimeMs }) => Date.now() - mtimeMs, () => 0) > EMPTY_FILE_IS_STALE_MS;
}
function isAlive(pid) {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return error.code === "EPERM";
	}
}
async function isServerOn(pid, cluster) {
	const command = await commandOf(pid);
	if (command === null) return true;
	const [, itsCluster] = /postgres\S* -D (.+?)(?: -c .*)?$/s.exec(command) ?? [];
	if (!itsCluster) return false;
	if (itsCluster === cluster) return true;
	return pidIn(await readFile(lockFileOf(itsCluster), "utf8").catch(() => "")) !== pid;
}
async function commandOf(pid) {
	if (process.platform === "win32") return null;
	if (process.platform === "linux") return (await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "")).split("\0").join(" ").trim();
	return promisify(execFile)("ps", [
		"-ww",
		"-o",
		"command=",
		"-p",
		String(pid)
	]).then(({ stdout }) => stdout.trim(), () => "");
}
async function removeStale(lockFile, { content }) {
	const aside = `${lockFile}.${process.pid}`;
	try {
		await rename(lockFile, aside);
		if (await readFile(aside, "utf8") !== content) await link(aside, lockFile);
		await unlink(aside);
	} catch (error) {
		const { code } = error;
		if (code !== "ENOENT" && code !== "EEXIST") throw error;
	}
}
// server/src/platform/embedded-postgres/binaries.ts
var READ_ONLY = [
	"EACCES",
	"EPERM",
	"EROFS"
];
var executable = process.platform === "win32" ? ".exe" : "";
async function findPrograms(folder) {
	const packageFolder = findPackage();
	const libraries = await linkLibraries(packageFolder, folder);
	const program = (name) => join(packageFolder, "native", "bin", name + executable);
	return {
		initdb: program("initdb"),
		pgCtl: program("pg_ctl"),
		postgres: program("postgres"),
		env: cleanEnvironment(libraries)
	};
}
function findPackage() {
	const system = process.platform === "win32" ? "windows" : process.platform;
	try {
		const carrier = createRequire(import.meta.url).resolve("embedded-postgres");
		const entry = createRequire(carrier).resolve(`@embedded-postgres/${system}-${process.arch}`);
		return dirname(dirname(entry));
	} catch (cause) {
		throw new Error(`This Masthead has no embedded PostgreSQL (${system}-${process.arch}). Set DATABASE_URL to PostgreSQL 15 or newer, or install the release with PostgreSQL (-with-postgres).`, { cause });
	}
}
async function linkLibraries(packageFolder, folder) {
	const list = await readFile(join(packageFolder, "native", "pg-symlinks.json"), "utf8").catch(ifMissing);
	const missing = [];
	for (const link of JSON.parse(list ?? "[]")) await access(join(packageFolder, link.target)).catch(() => missing.push(link));
	try {
		for (const { source, target } of missing) await makeLink(relative(dirname(target), source), join(packageFolder, target));
		return null;
	} catch (error) {
		if (!READ_ONLY.includes(error.code ?? "")) throw error;
		return linkBesideData(packageFolder, missing, folder);
	}
}
async function linkBesideData(packageFolder, links, folder) {
	const libraries = join(folder.path, "lib");
	await mkdir(libraries, {
		recursive: true,
		mode: 448
	});
	await giveToOwner(folder, libraries);
	for (const { source, target } of links) {
		const link = join(libraries, basename(target));
		await access(link).catch(() => unlink(link).catch(ifMissing));
		await makeLink(join(packageFolder, source), link);
	}
	return [libraries, join(packageFolder, "native", "lib")].join(delimiter);
}
async function makeLink(source, target) {
	await symlink(source, target).catch((error) => {
		if (error.code !== "EEXIST") throw error;
	});
}
function cleanEnvironment(libraries) {
	const { PATH, SystemRoot, TEMP } = process.env;
	const windows = executable ? {
		SystemRoot,
		TEMP
	} : {};
	const extra = libraries ? {
		LD_LIBRARY_PATH: libraries,
		DYLD_LIBRARY_PATH: libraries
	} : {};
	return {
		PATH: PATH ?? "/usr/sbin:/usr/bin:/sbin:/bin",
		LC_ALL: "C",
		...windows,
		...extra
	};
}
// server/src/platform/embedded-postgres/run-as.ts
var NOBODY = 65534;
var DIES_WITH_PARENT = [
	"setpriv",
	"--pdeathsig",
	"INT",
	"--"
];
var IN_USER_NAMESPACE = [
	"unshare",
	"--user",
	`--map-user=${NOBODY}`,
	`--map-group=${NOBODY}`,
	"--"
];
var PROBE = "test \"$(id -u)\" != 0 && : > \"$1\" && rm -f \"$1\" && exec \"$2\" --version";
var execute = promisify(execFile);
async function chooseTools(folder, programs) {
	const problems = [];
	for (const way of possibleWays(folder)) try {
		const majorVersion = await probe(folder, programs, way.prefix);
		const owner = way.newOwner ?? folder.owner;
		if (way.newOwner) await execute("chown", [
			"-Rh",
			`${owner.uid}:${owner.gid}`,
			folder.path
		]);
		return {
			folder: {
				...folder,
				owner
			},
			programs,
			prefix: way.prefix,
			majorVersion
		};
	} catch (error) {
		problems.push(error.message.trim());
	}
	throw new Error(`Masthead cannot start its embedded PostgreSQL${isRoot ? " as root. Start Masthead as an ordinary user, or set" : " here. Set"} DATABASE_URL to PostgreSQL 15 or newer.\n${problems.join("\n")}`);
}
function possibleWays({ owner }) {
	if (process.platform === "win32") return [{ prefix: [] }];
	return waysToBeOwner(owner).flatMap((way) => [{
		...way,
		prefix: [...way.prefix, ...DIES_WITH_PARENT]
	}, way]);
}
function waysToBeOwner(owner) {
	if (!isRoot) return [{ prefix: [] }];
	if (owner.uid !== 0) return [{ prefix: asUser(owner) }];
	const nobody = {
		uid: NOBODY,
		gid: NOBODY
	};
	return [{ prefix: IN_USER_NAMESPACE }, {
		prefix: asUser(nobody),
		newOwner: nobody
	}];
}
function asUser({ uid, gid }) {
	return [
		"setpriv",
		`--reuid=${uid}`,
		`--regid=${gid}`,
		"--clear-groups",
		"--inh-caps=-all,+dac_override",
		"--ambient-caps=-all,+dac_override",
		"--"
	];
}
async function probe(folder, programs, prefix) {
	const [file = "", ...args] = process.platform === "win32" ? [programs.postgres, "--version"] : [
		...prefix,
		"sh",
		"-c",
		PROBE,
		"probe",
		temporaryPath(folder, "pw"),
		programs.postgres
	];
	const { stdout } = await execute(file, args, {
		env: programs.env,
		cwd: folder.path
	});
	const version = /\(PostgreSQL\) (\d+)/.exec(stdout)?.[1];
	if (!version) throw new Error(`PostgreSQL did not report its version: ${stdout}`);
	return version;
}
function commandLine({ prefix }, program, args) {
	const [file = program, ...rest] = [
		...prefix,
		program,
		...args
	];
	return {
		file,
		args: rest
	};
}
async function run(tools, program, args) {
	const command = commandLine(tools, program, args);
	const { stdout } = await execute(command.file, command.args, {
		env: tools.programs.env,
		cwd: tools.folder.path,
		windowsHide: true
	});
	return stdout;
}
// server/src/platform/embedded-postgres/cluster.ts
var SUPERUSER = "postgres";
var PASSWORD_FILE = "secret";
async function openCluster(tools, log) {
	const { folder, majorVersion } = tools;
	const path = join(folder.path, `pg${majorVersion}`);
	const isThere = await exists(join(path, "PG_VERSION"));
	if (isThere && !await exists(join(folder.path, PASSWORD_FILE))) throw new Error(`The file ${join(folder.path, PASSWORD_FILE)} is missing. It contains the database password. Restore it from your backup.`);
	if (!isThere) await refuseOtherVersion(tools);
	const password = await readOrWrite(folder, PASSWORD_FILE, () => randomBytes(24).toString("base64url"));
	if (!isThere) {
		log(`Creating the database in ${folder.path}`);
		await createCluster(tools, path);
	}
	return {
		path,
		password
	};
}
async function refuseOtherVersion({ folder, majorVersion }) {
	const made = (await readdir(folder.path)).filter((name) => /^pg\d+$/.test(name));
	const [other] = made;
	if (!other || made.includes(`pg${majorVersion}`)) return;
	throw new Error(`The data folder ${folder.path} contains a PostgreSQL ${other.slice(2)} database, but this version of Masthead uses PostgreSQL ${majorVersion}. Start the version of Masthead that created it, and move the data with a backup.`);
}
async function createCluster(tools, path) {
	const draft = temporaryPath(tools.folder, "init");
	const options = [
		"-D",
		draft,
		`--username=${SUPERUSER}`,
		`--pwfile=${join(tools.folder.path, PASSWORD_FILE)}`,
		"--auth=scram-sha-256",
		"--encoding=UTF8",
		"--locale-provider=builtin",
		"--builtin-locale=C.UTF-8",
		"--wal-segsize=4",
		"--no-instructions"
	];
	await run(tools, tools.programs.initdb, options).catch((cause) => {
		const reason = cause.stderr?.trim() || cause.message;
		throw new Error(`The database could not be created in ${tools.folder.path}: ${reason}`, { cause });
	});
	try {
		await rename(draft, path);
		await syncFolder(tools.folder.path);
	} catch (error) {
		await discard(tools.folder, draft);
		if (!await exists(join(path, "PG_VERSION"))) throw error;
	}
}
async function syncFolder(path) {
	if (process.platform === "win32") return;
	const folder = await open(path);
	await folder.sync();
	await folder.close();
}
function exists(path) {
	return access(path).then(() => true, () => false);
}
// server/src/platform/embedded-postgres/connect.ts
var KEEPER = "masthead-keeper";
var APP_ROLE = "masthead";
var ONE_START_AT_A_TIME = 1835103092;
var CONNECT_MS = 5e3;
async function connectKeeper(server, onEnd) {
	const client = clientOf(server, KEEPER);
	try {
		await client.connect();
		await prepareDatabase(client, server);
		client.once("end", onEnd);
		return { client };
	} catch (error) {
		await leave(client);
		return {
			client: null,
			...readRefusal(error)
		};
	}
}
function clientOf({ address: { host, port }, cluster }, name) {
	const client = new Client({
		host,
		port,
		user: SUPERUSER,
		password: cluster.password,
		database: "postgres",
		ssl: false,
		connectionTimeoutMillis: CONNECT_MS,
		application_name: name
	});
	client.on("error", () => {});
	return client;
}
var leave = (client) => Promise.race([client.end(), setTimeout(CONNECT_MS, void 0, { ref: false })]);
function readRefusal(error) {
	const { code = "", message } = error;
	if (/^28|^3D000/.test(code)) return {
		because: "refused",
		message
	};
	return {
		because: ["57P03", "53300"].includes(code) ? "starting" : "away",
		message
	};
}
async function isUsedByOthers(server) {
	const client = clientOf(server, "masthead-stop");
	try {
		await client.connect();
		return (await client.query("select from pg_stat_activity where application_name = $1 limit 1", [KEEPER])).rowCount !== 0;
	} catch {
		return false;
	} finally {
		await leave(client);
	}
}
async function prepareDatabase(client, { cluster, database }) {
	await client.query("select pg_advisory_lock($1)", [ONE_START_AT_A_TIME]);
	try {
		if ((await client.query("select from pg_roles where rolname = $1", ["masthead"])).rowCount === 0) await client.query(`create role ${APP_ROLE} login createdb createrole password '${cluster.password}'`);
		if ((await client.query("select from pg_database where datname = $1", [database])).rowCount === 0) await client.query(`create database ${escapeIdentifier(database)} owner ${APP_ROLE}`);
	} finally {
		await client.query("select pg_advisory_unlock($1)", [ONE_START_AT_A_TIME]);
	}
}
// server/src/platform/embedded-postgres/server-process.ts
var SETTINGS = {
	shared_buffers: "128MB",
	max_connections: "100",
	jit: "off",
	wal_level: "minimal",
	max_wal_senders: "0",
	min_wal_size: "32MB",
	max_wal_size: "256MB",
	timezone: "UTC",
	log_timezone: "UTC",
	log_checkpoints: "off",
	...process.platform === "linux" && { recovery_init_sync_method: "syncfs" }
};
var MAX_LOG_BYTES = 1e7;
var SHUTDOWN_MS = 6e4;
var POLL_MS$1 = 20;
async function isHeld({ cluster, address }) {
	for (const file of [lockFileOf(cluster.path), address.lockFile]) {
		if (!file) continue;
		const holder = await whoHolds(file, cluster.path);
		if (holder.is === "server") return true;
		if (holder.is === "stranger") await removeStale(file, holder);
	}
	return false;
}
async function launch({ tools, cluster, address }) {
	const { ino } = await stat(cluster.path, { bigint: true });
	const options = Object.entries({
		...SETTINGS,
		...address.settings,
		"masthead.folder": String(ino)
	}).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
	const { postgres, env } = tools.programs;
	const command = commandLine(tools, postgres, [
		"-D",
		cluster.path,
		...options
	]);
	const logFile = await openLog(tools.folder);
	try {
		const child = spawn(command.file, command.args, {
			cwd: tools.folder.path,
			env,
			detached: true,
			windowsHide: true,
			stdio: [
				"ignore",
				logFile.fd,
				logFile.fd
			]
		});
		child.on("error", () => {});
		child.unref();
		return child;
	} finally {
		await logFile.close();
	}
}
async function openLog(folder) {
	const path = logPath(folder);
	if (await stat(path).then((found) => found.size, () => 0) > MAX_LOG_BYTES) await rename(path, `${path}.old`);
	const { O_APPEND, O_CREAT, O_NOFOLLOW, O_WRONLY } = constants$1;
	const file = await open(path, O_APPEND | O_CREAT | O_NOFOLLOW | O_WRONLY, 384);
	if (isRoot) await file.chown(folder.owner.uid, folder.owner.gid);
	return file;
}
function logPath(folder) {
	return join(folder.path, "postgres.log");
}
async function lastWords({ tools }) {
	const text = await readFile(logPath(tools.folder), "utf8").catch(() => "");
	return [...text.matchAll(/(?:FATAL|PANIC): +(.*)/g)].at(-1)?.[1] ?? text.trim().split("\n").at(-1) ?? "";
}
async function shutDown({ tools, cluster }) {
	const lockFile = lockFileOf(cluster.path);
	const { is, pid } = await whoHolds(lockFile, cluster.path);
	if (is !== "server" || !pid) return true;
	await run(tools, tools.programs.pgCtl, [
		"kill",
		"INT",
		String(pid)
	]).catch(() => {});
	const deadline = Date.now() + SHUTDOWN_MS;
	while (Date.now() < deadline) {
		const holder = await whoHolds(lockFile, cluster.path);
		if (holder.is !== "server" || holder.pid !== pid) return true;
		await setTimeout(POLL_MS$1);
	}
	return false;
}
var PORT = 5432;
var MAX_SOCKET_BYTES = 103;
async function chooseAddress(folder) {
	if (process.platform === "win32") return loopbackAddress(folder);
	const host = await openSocketFolder(folder);
	return {
		host,
		port: PORT,
		settings: {
			listen_addresses: "",
			unix_socket_directories: host,
			unix_socket_permissions: "0700"
		},
		lockFile: `${socketIn(host)}.lock`
	};
}
async function openSocketFolder(folder) {
	const usual = join(folder.path, "run");
	const path = Buffer.byteLength(socketIn(usual)) <= MAX_SOCKET_BYTES && !/[,"]/.test(usual) ? usual : join("/tmp", shortName(folder));
	try {
		await mkdir(path, { mode: 448 });
		await giveToOwner(folder, path);
	} catch (error) {
		if (error.code !== "EEXIST") throw error;
	}
	const found = await lstat(path);
	if (!(found.isDirectory() && (found.mode & 63) === 0) || found.uid !== folder.owner.uid) throw new Error(`The folder ${path} must be accessible only to the user that runs Masthead. Remove it and start again.`);
	return path;
}
function socketIn(host) {
	return join(host, `.s.PGSQL.${PORT}`);
}
function shortName({ path, owner }) {
	const hash = createHash("sha256").update(path).digest("hex").slice(0, 16);
	return `masthead-${owner.uid}-${hash}`;
}
async function loopbackAddress(folder) {
	const free = await findFreePort();
	const port = Number(await readOrWrite(folder, "port", () => String(free)));
	return {
		host: "127.0.0.1",
		port,
		settings: {
			listen_addresses: "127.0.0.1",
			unix_socket_directories: "",
			port: String(port)
		}
	};
}
async function findFreePort() {
	const server = createServer().listen(0, "127.0.0.1");
	await once(server, "listening");
	const { port } = server.address();
	server.close();
	return port;
}
// server/src/platform/embedded-postgres/keeper.ts
var START_MS = 9e4;
var POLL_MS = 20;
var FIRST_PAUSE_MS = 100;
var MAX_PAUSE_MS = 1e3;
var HEALTHY_MS = 1e4;
function createKeeper(server, log) {
	const stopping = new AbortController();
	const launcher = createLauncher(server, log);
	let connection = null;
	let repair = Promise.resolve();
	let stopped;
	async function start() {
		connection = await untilConnected(server, launcher, onEnd, stopping.signal);
	}
	function onEnd() {
		connection = null;
		if (stopping.signal.aborted) return;
		log("The database stopped unexpectedly. Restarting it.");
		repair = bringBack();
	}
	async function bringBack() {
		while (!stopping.signal.aborted) try {
			await start();
			return log("The database is running again.");
		} catch (error) {
			if (stopping.signal.aborted) return;
			log(error.message);
			await setTimeout(MAX_PAUSE_MS, void 0, { signal: stopping.signal }).catch(() => {});
		}
	}
	async function finish() {
		stopping.abort();
		await repair;
		if (!connection) return launcher.giveUp();
		await leave(connection);
		if (await isUsedByOthers(server)) return;
		log(await shutDown(server) ? "The database has stopped." : "The database is taking long to stop. Not waiting for it.");
	}
	function stop() {
		stopped ??= finish();
		return stopped;
	}
	return {
		start,
		stop
	};
}
function createLauncher(server, log) {
	let child = null;
	let launchedAt = 0;
	let pause = 0;
	let told = "";
	function isRunning() {
		return child?.pid !== void 0 && child.exitCode === null && child.signalCode === null;
	}
	async function launchIfFree() {
		const age = Date.now() - launchedAt;
		if (isRunning() || age < pause || await isHeld(server)) return;
		if (age < HEALTHY_MS) await tellWhy();
		pause = age > HEALTHY_MS ? FIRST_PAUSE_MS : Math.min(2 * pause, MAX_PAUSE_MS);
		await endOrphans(server.cluster.path);
		launchedAt = Date.now();
		child = await launch(server);
	}
	async function tellWhy() {
		const why = await lastWords(server);
		if (why !== told) log(`The database stopped again: ${why}`);
		told = why;
	}
	async function giveUp() {
		const deadline = Date.now() + SHUTDOWN_MS;
		if (isRunning() && process.platform !== "win32") child?.kill("SIGINT");
		while (isRunning() && Date.now() < deadline) await setTimeout(POLL_MS);
	}
	return {
		launchIfFree,
		giveUp
	};
}
async function untilConnected(server, launcher, onEnd, signal) {
	const deadline = Date.now() + START_MS;
	for (;;) {
		signal.throwIfAborted();
		const attempt = await connectKeeper(server, onEnd);
		if (attempt.client) return attempt.client;
		if (attempt.because === "refused" || Date.now() > deadline) throw new Error(await explain(server, attempt));
		if (attempt.because === "away") await launcher.launchIfFree();
		await setTimeout(POLL_MS, void 0, { signal });
	}
}
async function explain(server, attempt) {
	const { folder } = server.tools;
	return `${attempt.because === "refused" ? `The database in ${folder.path} refuses connections from Masthead` : `The database in ${folder.path} did not start within ${START_MS / 1e3} seconds`} (${attempt.message}). Its log ${logPath(folder)} says: ${await lastWords(server)}`;
}
async function look(pid) {
	const [folder, status] = await Promise.all([readlink(`/proc/${pid}/cwd`).catch(() => null), readFile(`/proc/${pid}/stat`, "utf8").catch(() => "")]);
	const [, parent] = status.slice(status.lastIndexOf(")") + 2).split(" ");
	return {
		pid,
		folder,
		parent: Number(parent)
	};
}
async function endOrphans(cluster) {
	if (process.platform !== "linux") return;
	const folderOfData = await realpath(cluster);
	const pids = (await readdir("/proc")).map(Number).filter((pid) => pid > 1);
	const ours = (await Promise.all(pids.map(look))).filter(({ folder }) => folder === folderOfData);
	const families = new Set(ours.map(({ pid }) => pid));
	for (const { pid, parent } of ours) if (!families.has(parent) && await isWorker(pid)) kill(pid);
}
var isWorker = async (pid) => (await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "")).startsWith("postgres: ");
function kill(pid) {
	try {
		process.kill(pid, "SIGKILL");
	} catch {}
}
// server/src/platform/embedded-postgres/supervisor.ts
async function startEmbeddedPostgres(options) {
	const { log = () => {}, database = "masthead" } = options;
	const server = await openServer(options.folder, database, log);
	const keeper = createKeeper(server, log);
	try {
		await keeper.start();
	} catch (error) {
		await keeper.stop();
		throw error;
	}
	const { host, port } = server.address;
	const { password } = server.cluster;
	return {
		connection: {
			host,
			port,
			user: APP_ROLE,
			password,
			database
		},
		stop: keeper.stop
	};
}
var checked = new Map();
async function checkDataFolder(wantedFolder) {
	const tools = await openFolder(wantedFolder);
	await refuseOtherVersion(tools);
	checked.set(wantedFolder, tools);
}
async function openFolder(wantedFolder) {
	const unclaimed = await openDataFolder(wantedFolder);
	return chooseTools(unclaimed, await findPrograms(unclaimed));
}
async function openServer(wantedFolder, database, log) {
	const tools = checked.get(wantedFolder) ?? await openFolder(wantedFolder);
	checked.delete(wantedFolder);
	await sweep(tools.folder);
	return {
		tools,
		cluster: await openCluster(tools, log),
		address: await chooseAddress(tools.folder),
		database
	};
}
export { startEmbeddedPostgres as n, checkDataFolder as t };
