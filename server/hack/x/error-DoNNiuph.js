import { i as __require, t as __commonJSMin } from "./rolldown-runtime-Dq7tRbEa.js";
// node_modules/fastify-plugin/lib/getPluginName.js
var require_getPluginName = __commonJSMin(((exports, module) => {
	var { basename, extname } = __require("node:path");
	var FP_STACK_TRACE_REG = /at\s(?:.*\.)?plugin\s.*\n\s*(.*)/;
	var LOCATION_REG = /:\d+:\d+\)?$/;
	module.exports = function getPluginName(fn) {
		if (fn.name.length > 0) return fn.name;
		const stackTraceLimit = Error.stackTraceLimit;
		Error.stackTraceLimit = 10;
		try {
			throw new Error("anonymous function");
		} catch (e) {
			Error.stackTraceLimit = stackTraceLimit;
			return extractPluginName(e.stack);
		}
	};
	function extractPluginName(stack) {
		const m = stack.match(FP_STACK_TRACE_REG);
		if (!m) return "anonymous";
		const fileName = basename(m[1].replaceAll("\\", "/")).replace(LOCATION_REG, "");
		return basename(fileName, extname(fileName));
	}
	module.exports.extractPluginName = extractPluginName;
}));
// node_modules/fastify-plugin/lib/toCamelCase.js
var require_toCamelCase = __commonJSMin(((exports, module) => {
	var KEBAB_REG = /-(.)/g;
	function upperFirst(_match, char) {
		return char.toUpperCase();
	}
	module.exports = function toCamelCase(name) {
		if (name[0] === "@") name = name.slice(1).replace("/", "-");
		return name.replace(KEBAB_REG, upperFirst);
	};
}));
// node_modules/fastify-plugin/index.js
var require_fastify_plugin = __commonJSMin(((exports, module) => {
	var getPluginName = require_getPluginName();
	var toCamelCase = require_toCamelCase();
	var kSkipOverride = Symbol.for("skip-override");
	var kDisplayName = Symbol.for("fastify.display-name");
	var kPluginMeta = Symbol.for("plugin-meta");
	var count = 0;
	function plugin(fn, options = {}) {
		let autoName = false;
		if (fn?.default !== void 0) fn = fn.default;
		if (typeof fn !== "function") throw new TypeError(`fastify-plugin expects a function, instead got a '${typeof fn}'`);
		if (typeof options === "string") options = { fastify: options };
		if (typeof options !== "object" || Array.isArray(options) || options === null) throw new TypeError("The options object should be an object");
		if (options.fastify !== void 0 && typeof options.fastify !== "string") throw new TypeError(`fastify-plugin expects a version string, instead got '${typeof options.fastify}'`);
		if (options.name && typeof options.name !== "string") throw new TypeError(`fastify-plugin expects a name string, instead got '${typeof options.name}'`);
		if (!options.name) {
			autoName = true;
			options = {
				...options,
				name: getPluginName(fn) + "-auto-" + count++
			};
		}
		fn[kSkipOverride] = options.encapsulate !== true;
		fn[kDisplayName] = options.name;
		fn[kPluginMeta] = options;
		if (!fn.default) fn.default = fn;
		if (!autoName) {
			const camelCase = toCamelCase(options.name);
			if (!fn[camelCase]) fn[camelCase] = fn;
		}
		return fn;
	}
	module.exports = plugin;
	module.exports.default = plugin;
	module.exports.fastifyPlugin = plugin;
}));
// node_modules/@fastify/error/index.js
var require_error = __commonJSMin(((exports, module) => {
	var { format } = __require("node:util");
	function toString() {
		return `${this.name} [${this.code}]: ${this.message}`;
	}
	var FastifyGenericErrorSymbol = Symbol.for("fastify-error-generic");
	function createError(code, message, statusCode = 500, Base = Error, captureStackTrace = createError.captureStackTrace) {
		const shouldCreateFastifyGenericError = code === FastifyGenericErrorSymbol;
		if (shouldCreateFastifyGenericError) code = "FST_ERR";
		if (!code) throw new Error("Fastify error code must not be empty");
		if (!message) throw new Error("Fastify error message must not be empty");
		code = code.toUpperCase();
		!statusCode && (statusCode = void 0);
		const FastifySpecificErrorSymbol = Symbol.for(`fastify-error ${code}`);
		function FastifyError(...args) {
			if (!new.target) return new FastifyError(...args);
			this.code = code;
			this.name = "FastifyError";
			this.statusCode = statusCode;
			const lastElement = args.length - 1;
			if (lastElement !== -1 && args[lastElement] && typeof args[lastElement] === "object" && "cause" in args[lastElement]) this.cause = args.pop().cause;
			this.message = format(message, ...args);
			Error.stackTraceLimit && captureStackTrace && Error.captureStackTrace(this, FastifyError);
		}
		FastifyError.prototype = Object.create(Base.prototype, {
			constructor: {
				value: FastifyError,
				enumerable: false,
				writable: true,
				configurable: true
			},
			[FastifyGenericErrorSymbol]: {
				value: true,
				enumerable: false,
				writable: false,
				configurable: false
			},
			[FastifySpecificErrorSymbol]: {
				value: true,
				enumerable: false,
				writable: false,
				configurable: false
			}
		});
		if (shouldCreateFastifyGenericError) Object.defineProperty(FastifyError, Symbol.hasInstance, {
			value(instance) {
				return instance && instance[FastifyGenericErrorSymbol];
			},
			configurable: false,
			writable: false,
			enumerable: false
		});
		else Object.defineProperty(FastifyError, Symbol.hasInstance, {
			value(instance) {
				return instance && instance[FastifySpecificErrorSymbol];
			},
			configurable: false,
			writable: false,
			enumerable: false
		});
		FastifyError.prototype[Symbol.toStringTag] = "Error";
		FastifyError.prototype.toString = toString;
		return FastifyError;
	}
	createError.captureStackTrace = true;
	var FastifyErrorConstructor = createError(FastifyGenericErrorSymbol, "Fastify Error", 500, Error);
	module.exports = createError;
	module.exports.FastifyError = FastifyErrorConstructor;
	module.exports.default = createError;
	module.exports.createError = createError;
}));
export { require_fastify_plugin as n, require_error as t };
