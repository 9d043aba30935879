// server/src/platform/integrations/mail/limit-concurrency.ts
function limitConcurrency(atOnce) {
	let running = 0;
	const waiting = [];
	return async (work) => {
		if (running >= atOnce) await new Promise((resolve) => waiting.push(resolve));
		else running += 1;
		try {
			return await work();
		} finally {
			const next = waiting.shift();
			if (next) next();
			else running -= 1;
		}
	};
}
export { limitConcurrency as t };
