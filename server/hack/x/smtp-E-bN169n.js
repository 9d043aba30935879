export { n as smtpTransport } from "./smtp-xA2x1vRn.js";
