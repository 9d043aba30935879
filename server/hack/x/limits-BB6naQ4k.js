import { t as healthEndpoints } from "./health.endpoints-smnAjP2q.js";
import { s as tooMany } from "./errors-CBRqaGOx.js";
import { n as checkEarly } from "./hooks-BU17EPiZ.js";
import { isIPv6 } from "node:net";
// server/src/platform/http/limits.queries.ts
async function addRequests(db, counted, told) {
	const inOrder = [...told].sort((a, b) => a.network < b.network ? -1 : 1);
	return db`
    insert into request_counts as c (counted, network, requests)
    select ${counted}, * from unnest(${inOrder.map(({ network }) => network)}::text[], ${inOrder.map((each) => each.requests)}::int[])
    on conflict (counted, network) do update
      set requests = excluded.requests + case when c.since > now() - interval '1 minute' then c.requests else 0 end,
          since = case when c.since > now() - interval '1 minute' then c.since else now() end
    returning network, requests, extract(epoch from now() - since)::float8 * 1000 as age_ms`;
}
async function dropOldCounts(db) {
	await db`delete from request_counts where since < now() - interval '1 minute'`;
}
// server/src/platform/http/limits.ts
var minute = 6e4;
var tellEveryMs = 1e3;
function openRateLimit(pool, { counted, perMinute }) {
	const windows = new Map();
	const isOver = ({ startedAt }) => Date.now() - startedAt > minute;
	async function tell() {
		for (const [network, window] of windows) if (isOver(window)) windows.delete(network);
		const told = [...windows].flatMap(([network, { requests, untold }]) => untold > 0 && requests >= perMinute / 20 ? [{
			network,
			requests: untold
		}] : []);
		if (told.length === 0) return;
		const known = new Map((await addRequests(pool, counted, told)).map((each) => [each.network, each]));
		for (const { network, requests } of told) {
			const [window, all] = [windows.get(network), known.get(network)];
			if (!window || !all) continue;
			window.untold = Math.max(0, window.untold - requests);
			window.requests = all.requests + window.untold;
			window.startedAt = Date.now() - all.ageMs;
		}
	}
	let isTelling = false;
	const timer = setInterval(() => {
		if (isTelling) return;
		isTelling = true;
		tell().catch(() => {}).finally(() => {
			isTelling = false;
		});
	}, tellEveryMs).unref();
	return {
		waitMs(address) {
			const network = networkOf(address);
			let window = windows.get(network);
			if (!window || isOver(window)) {
				window = {
					startedAt: Date.now(),
					requests: 0,
					untold: 0
				};
				windows.set(network, window);
			}
			window.requests += 1;
			window.untold += 1;
			return window.requests > perMinute ? Math.max(1, window.startedAt + minute - Date.now()) : 0;
		},
		close: () => clearInterval(timer)
	};
}
var unlimited = new Set([healthEndpoints.live.path, healthEndpoints.ready.path]);
function limitRate(http, limit) {
	http.addHook("onClose", async () => limit.close());
	checkEarly(http, (request) => {
		if (unlimited.has(request.routeOptions.url)) return;
		const waitMs = limit.waitMs(request.ip);
		if (waitMs > 0) throw tooMany(Math.ceil(waitMs / 1e3));
	});
}
function networkOf(address) {
	if (!address.includes(":")) return address;
	const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
	if (mapped) return mapped;
	if (!isIPv6(address)) return address;
	const [left = "", right] = address.replace(/%.*$/, "").split("::");
	const head = left.split(":").filter(Boolean);
	const tail = right?.split(":").filter(Boolean) ?? [];
	const zeros = Array(Math.max(0, 8 - head.length - tail.length)).fill("0");
	return [
		...head,
		...zeros,
		...tail
	].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16)).join(":");
}
var askerOf = ({ viewer, ip }) => viewer ? `person ${viewer.id}` : networkOf(ip);
function fairQueue() {
	const queues = new Map();
	function serve() {
		for (const [asker, queue] of queues) {
			const next = queue.shift();
			queues.delete(asker);
			if (queue.length > 0) queues.set(asker, queue);
			next?.();
			break;
		}
		if (queues.size > 0) setImmediate(serve);
	}
	return (asker) => new Promise((resolve) => {
		if (queues.size === 0) setImmediate(serve);
		const queue = queues.get(asker) ?? [];
		queue.push(resolve);
		queues.set(asker, queue);
	});
}
function fewAtOnce({ atOnce, mostWaiting }) {
	const busy = new Map();
	return async (asker) => {
		const own = busy.get(asker) ?? {
			running: 0,
			queue: []
		};
		busy.set(asker, own);
		if (own.running < atOnce) own.running += 1;
		else if (own.queue.length >= mostWaiting) return null;
		else await new Promise((resolve) => own.queue.push(resolve));
		let isOver = false;
		return () => {
			if (isOver) return;
			isOver = true;
			const next = own.queue.shift();
			if (next) next();
			else own.running -= 1;
			if (own.running === 0) busy.delete(asker);
		};
	};
}
export { networkOf as a, limitRate as i, fairQueue as n, openRateLimit as o, fewAtOnce as r, dropOldCounts as s, askerOf as t };
