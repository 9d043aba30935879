import { g as authMessages } from "./hooks-BU17EPiZ.js";
import { l as write } from "./client-C1vc5bc5.js";
import { c as unauthorized } from "./errors-CBRqaGOx.js";
import { n as newToken, t as hashToken } from "./seal-DN7iooCk.js";
import { n as findViewer, u as insertSession } from "./viewer-BF3D23RW.js";
// server/src/platform/access/sign-in.ts
async function openSession(db, userId, request) {
	const token = newToken();
	const userAgent = request.headers["user-agent"]?.slice(0, 300) ?? null;
	await insertSession(db, {
		tokenHash: hashToken(token),
		userId,
		userAgent,
		absoluteDays: 7
	});
	return token;
}
async function signInAs(pool, userId, request, also = async () => {}) {
	const token = await write(pool, userId, async (db) => {
		await also(db);
		return openSession(db, userId, request);
	});
	const user = await findViewer(pool, token);
	if (!user) throw unauthorized(authMessages.wrongCredentials);
	return {
		access_token: token,
		user
	};
}
export { signInAs as n, openSession as t };
