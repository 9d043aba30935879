import { E as int, F as string, S as boolean, j as object, x as array, y as _enum } from "./schemas-Jv2eCdm5.js";
import { t as endpoint } from "./endpoint-D3IN7Uet.js";
import { r as inWork } from "./strays-DEtjdzPW.js";
import { a as notFound, n as badRequest } from "./errors-CBRqaGOx.js";
// shared/src/platform/access/roles.ts
var roles = [
	"admin",
	"author",
	"contributor",
	"content-posts",
	"content-activity",
	"editor",
	"events",
	"series",
	"my-invoices",
	"submit-invoice",
	"review-invoices",
	"email-campaign",
	"email-designer",
	"event-emails",
	"event-flag",
	"charity-emails",
	"ad-slot",
	"firm",
	"listing",
	"rep"
];
var roleNames = {
	admin: "Admin",
	author: "Author",
	contributor: "Contributor",
	"content-posts": "Posts",
	"content-activity": "Content activity",
	editor: "Editor",
	events: "Events",
	series: "Series",
	"my-invoices": "My invoices",
	"submit-invoice": "Submit invoices",
	"review-invoices": "Review invoices",
	"email-campaign": "Email campaigns",
	"email-designer": "Email designer",
	"event-emails": "Event emails",
	"event-flag": "Event flags",
	"charity-emails": "Charity emails",
	"ad-slot": "Ad slots",
	firm: "Firms",
	listing: "Listings",
	rep: "Representatives"
};
var showcaseRoles = [
	"firm",
	"listing",
	"rep",
	"ad-slot"
];
var rolesInWords = (held) => new Intl.ListFormat("en-US").format(held.map((role) => roleNames[role]));
var isShowcaseRole = (role) => showcaseRoles.includes(role);
function effectiveRoles(held, isOwnerOrganization) {
	if (isOwnerOrganization) return [...held];
	return held.includes("admin") ? [...showcaseRoles] : held.filter(isShowcaseRole);
}
// shared/src/platform/access/auth.ts
var credentials = object({
	username: string("A username is required").trim().min(1, "A username is required").max(320, "A username is required"),
	password: string("A password is required").min(1, "A password is required").max(1024, "A password is required")
});
var signedInUser = object({
	id: int(),
	username: string(),
	name: string(),
	email: string(),
	imageUrl: string().nullable(),
	organizationId: int().nullable(),
	isStaff: boolean(),
	isAdmin: boolean(),
	isChatMember: boolean(),
	roles: array(_enum(roles)),
	viewedBy: object({
		id: int(),
		name: string()
	}).nullish()
});
var signedIn = object({
	access_token: string(),
	user: signedInUser
});
var authMessages = {
	wrongCredentials: "Invalid username or password",
	tooManyFailures: "Too many failed sign-ins. Wait 15 minutes and try again.",
	sessionEnded: "Your session has ended. Sign in again to continue.",
	forbidden: "You were signed out because your roles don\u2019t allow that action. Sign in again to continue.",
	providerAway: "The sign-in service can\u2019t be reached right now. Try again in a minute.",
	providerRefused: "The sign-in was declined or canceled.",
	openIdRefused: "We couldn\u2019t sign you in with that account. Try again, or ask an admin whether its email address is on your Masthead account.",
	lostSignIn: "This sign-in was started in another tab or browser, or too long ago. Start again."
};
var signInAnswer = object({
	code: string().min(1).max(4096),
	state: string().min(1).max(200),
	iss: string().max(2e3).optional(),
	browserKey: string().min(1).max(200)
});
var maxAccessToken = 8e3;
var accessToken = string("An access token is required").min(1).max(maxAccessToken);
var currentPasswordMessages = {
	wrongPassword: "That isn\u2019t your current password.",
	noPassword: "You don\u2019t have a password yet. Set one with Forgot Password on the sign-in page, then try again.",
	tooManyGuesses: "Too many wrong passwords. Wait 15 minutes and try again."
};
var passwordMessages = {
	required: "A password is required",
	tooShort: "Use at least 12 characters for a new password.",
	tooLong: "Use at most 256 characters for a new password.",
	tooEasy: "This password is too easy to guess. Choose one that isn\u2019t a common password or based on your name.",
	hint: "At least 12 characters. Three or four unrelated words work well."
};
var newPassword = string(passwordMessages.required).min(1, passwordMessages.required).max(256, passwordMessages.tooLong).refine((value) => value === "" || [...value].length >= 12, passwordMessages.tooShort);
// shared/src/people/sign-in/reset.ts
var resetMessages = {
	resetNeedsEmail: "Please enter a valid username",
	resetSent: "Password reset email sent.",
	resetSentLong: "An email was sent to this account with instructions for resetting the password.",
	resetFailed: "An unknown error occurred",
	tooManyResets: "Too many password reset requests. Wait 15 minutes and try again.",
	badReset: "Invalid password reset attempt. This page may have expired.  Try resetting your password again. ",
	passwordUpdated: "Password updated successfully.",
	toLogin: "Return to Login"
};
var resetRequest = object({ email: string(resetMessages.resetNeedsEmail).trim().min(1, resetMessages.resetNeedsEmail).max(320, resetMessages.resetNeedsEmail) });
var passwordReset = object({
	email: credentials.shape.username,
	password: newPassword,
	token: string(resetMessages.badReset).max(200, resetMessages.badReset)
});
// shared/src/people/sign-in/auth.endpoints.ts
var authEndpoints = {
	login: endpoint({
		method: "POST",
		path: "/api/auth/login",
		summary: "Signs a person in and returns the token of the new session.",
		access: "public",
		ownTransactions: true,
		body: credentials,
		touches: [],
		reply: signedIn
	}),
	session: endpoint({
		method: "GET",
		path: "/api/auth/session",
		summary: "Returns the signed-in person with the roles that apply now.",
		access: "signed-in",
		shows: [],
		reply: signedInUser
	}),
	logout: endpoint({
		method: "POST",
		path: "/api/auth/logout",
		ownTransactions: true,
		summary: "Ends this session immediately, on every server.",
		access: "signed-in",
		touches: [],
		reply: object({})
	}),
	resetPassword: endpoint({
		method: "POST",
		path: "/api/auth/reset-password",
		summary: "Sends an email with a link for setting a new password, if the account exists.",
		access: "public",
		ownTransactions: true,
		body: resetRequest,
		touches: [],
		reply: object({})
	}),
	setPassword: endpoint({
		method: "POST",
		path: "/api/auth/set-password",
		summary: "Sets a new password with the token from a reset email, and signs the person in.",
		access: "public",
		ownTransactions: true,
		body: passwordReset,
		touches: [],
		reply: signedIn
	}),
	options: endpoint({
		method: "GET",
		path: "/api/auth/options",
		summary: "Returns the other way to sign in: the name of the OpenID provider, or null.",
		access: "public",
		shows: [],
		reply: object({ openId: object({ name: string() }).nullable() })
	}),
	startOpenId: endpoint({
		method: "POST",
		path: "/api/auth/oidc/start",
		summary: "Starts a sign-in with the OpenID provider. The browser keeps the returned key to complete it.",
		access: "public",
		ownTransactions: true,
		touches: [],
		reply: object({
			address: string(),
			browserKey: string()
		})
	}),
	finishOpenId: endpoint({
		method: "POST",
		path: "/api/auth/oidc/finish",
		summary: "Completes a sign-in with the code from the OpenID provider.",
		access: "public",
		ownTransactions: true,
		body: signInAnswer,
		touches: [],
		reply: signedIn
	}),
	exchangeToken: endpoint({
		method: "POST",
		path: "/api/auth/oauth",
		summary: "Signs in with an access token that the OpenID provider issued to Masthead.",
		access: "public",
		ownTransactions: true,
		body: object({ accessToken }),
		touches: [],
		reply: signedIn
	}),
	exchangeTokenInPath: endpoint({
		method: "GET",
		path: "/api/auth/oauth/:accessToken",
		summary: "Does the same with the token in the path, which is never logged. Prefer POST.",
		access: "public",
		ownTransactions: true,
		params: object({ accessToken }),
		touches: [],
		reply: signedIn
	})
};
// server/src/platform/http/hooks.ts
var pagePolicy = [
	"default-src 'none'",
	"script-src 'self'",
	"style-src 'self' 'unsafe-inline'",
	"font-src 'self'",
	"img-src 'self' data: blob: https: http:",
	"connect-src 'self'",
	"frame-src 'self' blob:",
	"object-src blob:",
	"manifest-src 'self'",
	"base-uri 'none'",
	"form-action 'self'",
	"frame-ancestors 'none'"
].join("; ");
var emailPolicy = "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src * data:; style-src 'unsafe-inline'; font-src *; frame-ancestors 'self'";
function asRawEmail(reply) {
	reply.header("content-security-policy", emailPolicy).header("cache-control", "no-store");
}
var usualHeaders = {
	"x-content-type-options": "nosniff",
	"referrer-policy": "no-referrer",
	"cross-origin-opener-policy": "same-origin",
	"cross-origin-resource-policy": "same-origin",
	"permissions-policy": "camera=(), microphone=(), geolocation=(), interest-cohort=()",
	"content-security-policy": pagePolicy,
	"cache-control": "no-store"
};
function secure(reply) {
	for (const [name, value] of Object.entries(usualHeaders)) if (!reply.hasHeader(name)) reply.header(name, value);
}
function secureHeaders(http) {
	http.addHook("onSend", (_request, reply, _payload, done) => {
		secure(reply);
		done();
	});
}
function headersNamed(name, { rawHeaders }) {
	let count = 0;
	for (let at = 0; at < rawHeaders.length; at += 2) {
		const sent = rawHeaders[at];
		if (sent?.length === name.length && sent.toLowerCase() === name) count += 1;
	}
	return count;
}
var hostsOf = (request) => headersNamed("host", request);
function checkEarly(http, check) {
	http.addHook("onRequest", (request, _reply, done) => {
		check(request);
		done();
	});
}
function refuseEarly(http) {
	checkEarly(http, (request) => {
		if (hostsOf(request.raw) > 1) throw badRequest("This request has more than one Host header.");
		if (request.is404 && request.method !== "GET" && request.method !== "HEAD") throw notFound();
	});
}
var maxParamLength = maxAccessToken;
var usualLength = 200;
var longRoutes = new Set([authEndpoints.exchangeTokenInPath.path]);
function limitParams(http) {
	checkEarly(http, ({ routeOptions, params }) => {
		if (longRoutes.has(routeOptions.url)) return;
		for (const [name, value] of Object.entries(params)) if (name !== "*" && value.length > usualLength) throw notFound();
	});
}
var works = new WeakMap();
function knowWork(http) {
	http.addHook("onRequest", (request, reply, done) => {
		const work = {
			name: `${request.method} ${request.routeOptions.url ?? "unknown"}`,
			id: request.id,
			fail: () => {
				if (!reply.sent) reply.code(500).send(new Error("An unhandled error in this request"));
			}
		};
		works.set(request, work);
		inWork(work, done);
	});
	http.addHook("preValidation", (request, _reply, done) => {
		const work = works.get(request);
		if (work) inWork(work, done);
		else done();
	});
}
export { showcaseRoles as C, rolesInWords as S, currentPasswordMessages as _, knowWork as a, roleNames as b, refuseEarly as c, usualHeaders as d, authEndpoints as f, authMessages as g, passwordMessages as h, hostsOf as i, secure as l, newPassword as m, checkEarly as n, limitParams as o, resetMessages as p, headersNamed as r, maxParamLength as s, asRawEmail as t, secureHeaders as u, signedIn as v, roles as x, effectiveRoles as y };
