import { F as string } from "./schemas-Jv2eCdm5.js";
var statusReason = string().trim().max(300, `Use at most 300 characters here`);
export { statusReason as t };
