import { createCipheriv, createDecipheriv, hash, hkdfSync, randomBytes } from "node:crypto";
// server/src/platform/access/seal.ts
var cipher = "aes-256-gcm";
var keyFor = (secret, purpose) => Buffer.from(hkdfSync("sha256", secret, "", `seal:${purpose}`, 32));
function seal(secret, purpose, text) {
	const nonce = randomBytes(12);
	const sealing = createCipheriv(cipher, keyFor(secret, purpose), nonce);
	const sealed = Buffer.concat([sealing.update(text, "utf8"), sealing.final()]);
	return Buffer.concat([
		nonce,
		sealing.getAuthTag(),
		sealed
	]).toString("base64url");
}
function unseal(secret, purpose, sealed) {
	const bytes = Buffer.from(sealed, "base64url");
	if (bytes.length < 28) return null;
	try {
		const opening = createDecipheriv(cipher, keyFor(secret, purpose), bytes.subarray(0, 12));
		opening.setAuthTag(bytes.subarray(12, 28));
		return Buffer.concat([opening.update(bytes.subarray(28)), opening.final()]).toString("utf8");
	} catch {
		return null;
	}
}
var newToken = () => randomBytes(32).toString("base64url");
var hashToken = (token) => hash("sha256", token, "buffer");
export { unseal as i, newToken as n, seal as r, hashToken as t };
