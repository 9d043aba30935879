import { F as string, N as record, P as strictObject, x as array } from "./schemas-Jv2eCdm5.js";
import { t as serverFolder } from "./server-folder-kgoL0ger.js";
import { join } from "node:path";
import { readFileSync, readdirSync } from "node:fs";
import sharp from "sharp";
// demo/src/content.ts
var folder = join(serverFolder, "..", "demo", "content");
var readText = (name) => readFileSync(join(folder, name), "utf8");
var readTexts = (of, ending) => readdirSync(join(folder, of)).filter((name) => name.endsWith(ending)).sort().map((name) => readText(`${of}/${name}`));
var readRecords = (name, schema) => schema.parse(JSON.parse(readText(`${name}.json`)));
// demo/src/seeded.ts
function diceFor(seed) {
	const next = numbersFrom(hashOf(seed));
	const whole = (low, high) => low + Math.floor(next() * (high - low + 1));
	return {
		between: (low, high) => low + next() * (high - low),
		whole,
		chance: (share) => next() < share,
		pick: (items) => itemAt(items, whole(0, items.length - 1)),
		shuffled: (items) => items.map((item) => ({
			item,
			place: next()
		})).sort((one, other) => one.place - other.place).map(({ item }) => item)
	};
}
function itemAt(items, index) {
	const item = items[(index % items.length + items.length) % items.length];
	if (item === void 0) throw new Error("There is nothing to choose from.");
	return item;
}
function hashOf(text) {
	let hash = 2166136261;
	for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
	return hash >>> 0;
}
function numbersFrom(seed) {
	let state = seed;
	return () => {
		state = state + 1831565813 | 0;
		const mixed = Math.imul(state ^ state >>> 15, 1 | state);
		const spread = mixed + Math.imul(mixed ^ mixed >>> 7, 61 | mixed) ^ mixed;
		return ((spread ^ spread >>> 14) >>> 0) / 4294967296;
	};
}
// demo/src/picture-canvas.ts
var WIDTH = 1200;
var number = (value) => String(Math.round(value * 10) / 10);
var listed = (values) => values.map(number).join(" ");
function rect(x, y, w, h, fill, radius = 0) {
	return `<rect x="${number(x)}" y="${number(y)}" width="${number(w)}" height="${number(h)}" rx="${number(radius)}" fill="${fill}"/>`;
}
function whole(fill) {
	return rect(0, 0, WIDTH, 800, fill);
}
function circle(x, y, r, fill) {
	return `<circle cx="${number(x)}" cy="${number(y)}" r="${number(r)}" fill="${fill}"/>`;
}
function ellipse(x, y, rx, ry, fill) {
	return `<ellipse cx="${number(x)}" cy="${number(y)}" rx="${number(rx)}" ry="${number(ry)}" fill="${fill}"/>`;
}
function ring(x, y, r, stroke, width) {
	return `<circle cx="${number(x)}" cy="${number(y)}" r="${number(r)}" fill="none" stroke="${stroke}" stroke-width="${number(width)}"/>`;
}
function shape(points, fill) {
	return `<polygon points="${points.map(([x, y]) => `${number(x)},${number(y)}`).join(" ")}" fill="${fill}"/>`;
}
function path$1(d, fill) {
	return `<path d="${d}" fill="${fill}"/>`;
}
function stroke(d, colour, width, dash = "") {
	const dashes = dash && ` stroke-dasharray="${dash}"`;
	return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${number(width)}" stroke-linecap="round" stroke-linejoin="round"${dashes}/>`;
}
function line(x1, y1, x2, y2, colour, width) {
	return stroke(`M${listed([x1, y1])}L${listed([x2, y2])}`, colour, width);
}
function moved(x, y, content, scale = 1, turn = 0) {
	return `<g transform="translate(${listed([x, y])}) rotate(${number(turn)}) scale(${Math.round(scale * 1e3) / 1e3})">${content}</g>`;
}
function faded(opacity, content) {
	return `<g opacity="${Math.round(opacity * 100) / 100}">${content}</g>`;
}
function within(id, clip, content) {
	return `<clipPath id="${id}">${clip}</clipPath><g clip-path="url(#${id})">${content}</g>`;
}
function gradient(id, from, to, content) {
	return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${`<stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/>`}</linearGradient>${content(`url(#${id})`)}`;
}
function many(count, draw) {
	return Array.from({ length: count }, (_, index) => draw(index)).join("");
}
function halftone([x, y, w, h], step, weight, fill) {
	const rows = Math.ceil(h / (step / 2));
	const dots = [];
	for (let row = 0; row <= rows; row++) for (let left = row % 2 ? step / 2 : 0; left <= w; left += step) {
		const down = row * step / 2;
		const radius = step * .5 * Math.min(weight(left / w, down / h), 1.1);
		if (radius > .8) dots.push(dot(x + left, y + down, radius));
	}
	return path$1(dots.join(""), fill);
}
function dot(x, y, r) {
	const size = number(r);
	return `M${listed([x - r, y])}a${size} ${size} 0 1 0 ${number(2 * r)} 0a${size} ${size} 0 1 0 ${number(-2 * r)} 0z`;
}
function hills(dice, y, height, fill, waves = 3) {
	const step = WIDTH / waves;
	const start = y - dice.between(0, height);
	let d = `M-20 ${number(start)}`;
	let last = start;
	for (let wave = 0; wave < waves; wave++) {
		const x = wave * step - 20;
		const next = y - dice.between(-height * .3, height);
		d += `C${listed([
			x + step * .4,
			last,
			x + step * .6,
			next,
			x + step + 20,
			next
		])}`;
		last = next;
	}
	return path$1(`${d}V820H-20Z`, fill);
}
function flecks(dice, fill, count = 90) {
	const fleck = () => dot(dice.between(0, WIDTH), dice.between(0, 800), dice.between(.8, 2.2));
	return faded(.35, path$1(many(count, fleck), fill));
}
// demo/src/picture-scope.ts
var below = (scope, names = {}) => ({
	...scope,
	names: Object.assign(Object.create(scope.names), names)
});
function meaningOf(name, { names, p, motifs }) {
	const named = names[name];
	if (named !== void 0) return named;
	if (name in p) return p[name];
	if (name === "pi") return Math.PI;
	if (motifs.has(name)) return name;
	throw new Error(`A picture names "${name}", which is not known.`);
}
function asList(value) {
	if (!Array.isArray(value)) throw new Error(`"${value}" is no list.`);
	return value;
}
// demo/src/picture-expressions.ts
var words = /\s*(?:(\d+(?:\.\d+)?)|(#[0-9a-f]+)|'([^']*)'|([a-zA-Z]\w*)|(\.\.|[=!<>]=|.))/gy;
var strengths = {
	"==": 1,
	"!=": 1,
	"<": 2,
	">": 2,
	"<=": 2,
	">=": 2,
	"+": 3,
	"-": 3,
	"*": 4,
	"/": 4,
	"%": 4,
	"..": 5
};
var operators = {
	"==": (a, b) => a === b,
	"!=": (a, b) => a !== b,
	"<": (a, b) => a < b,
	">": (a, b) => a > b,
	"<=": (a, b) => a <= b,
	">=": (a, b) => a >= b,
	"+": (a, b) => a + b,
	"-": (a, b) => a - b,
	"*": (a, b) => a * b,
	"/": (a, b) => a / b,
	"%": (a, b) => a % b,
	"..": (a, b, dice) => dice.between(a, b)
};
var functions = {
	pick: (given, dice) => dice.pick(given.length === 1 ? asList(given[0]) : given),
	shuffled: ([list], dice) => dice.shuffled(asList(list)),
	whole: ([low, high], dice) => dice.whole(Number(low), Number(high)),
	chance: ([share], dice) => dice.chance(Number(share)),
	first: ([count, list]) => asList(list).slice(0, Number(count)),
	without: ([list, ...gone]) => asList(list).filter((item) => !gone.includes(item)),
	has: ([list, item]) => asList(list).includes(item ?? ""),
	fixed: ([number]) => Number(number).toFixed(0),
	...Object.fromEntries([
		"cos",
		"sin",
		"abs",
		"floor",
		"max",
		"hypot"
	].map((name) => {
		const run = Math[name];
		return [name, (given) => run(...given.map(Number))];
	}))
};
function readExpression(text) {
	const reader = new Reader(text);
	const expression = reader.choice();
	reader.end();
	return expression;
}
var Reader = class {
	#text;
	#tokens;
	#at = 0;
	constructor(text) {
		this.#text = text;
		this.#tokens = [...text.matchAll(words)].filter(([all]) => all.trim() !== "");
	}
	end() {
		if (this.#at < this.#tokens.length) throw new Error(`"${this.#text}" goes on too long.`);
	}
	choice() {
		const condition = this.#operation(0);
		if (!this.#takes("?")) return condition;
		const yes = this.choice();
		this.#expect(":");
		const no = this.choice();
		return (scope) => condition(scope) ? yes(scope) : no(scope);
	}
	#operation(strength) {
		let left = this.#indexed();
		for (;;) {
			const mark = this.#mark() ?? "";
			const own = strengths[mark] ?? 0;
			const run = operators[mark];
			if (own <= strength || !run) return left;
			this.#at += 1;
			const [a, b] = [left, this.#operation(own)];
			left = (scope) => run(a(scope), b(scope), scope.dice);
		}
	}
	#indexed() {
		let value = this.#atom();
		while (this.#takes("[")) {
			const [list, place] = [value, this.choice()];
			this.#expect("]");
			value = (scope) => itemAt(asList(list(scope)), Number(place(scope)));
		}
		return value;
	}
	#atom() {
		const [, number, colour, quoted, name] = this.#tokens[this.#at] ?? [];
		if (this.#takes("-")) {
			const inner = this.#indexed();
			return (scope) => -Number(inner(scope));
		}
		if (this.#takes("[")) {
			const items = this.#listed("]");
			return (scope) => items.map((item) => item(scope));
		}
		if (this.#takes("(")) {
			const inner = this.choice();
			this.#expect(")");
			return inner;
		}
		this.#at += 1;
		if (number) return () => Number(number);
		const literal = colour ?? quoted;
		if (literal !== void 0) return () => literal;
		if (!name) throw new Error(`"${this.#text}" cannot be read.`);
		return this.#takes("(") ? this.#called(name) : (scope) => meaningOf(name, scope);
	}
	#called(name) {
		const given = this.#listed(")");
		const run = functions[name];
		if (!run) throw new Error(`There is no function "${name}".`);
		return (scope) => {
			const values = given.map((each) => each(scope));
			return run(values, scope.dice);
		};
	}
	#listed(end) {
		const items = [];
		while (!this.#takes(end)) {
			if (items.length > 0) this.#expect(",");
			items.push(this.choice());
		}
		return items;
	}
	#mark = () => this.#tokens[this.#at]?.[5];
	#takes(mark) {
		if (this.#mark() !== mark) return false;
		this.#at += 1;
		return true;
	}
	#expect(mark) {
		if (!this.#takes(mark)) throw new Error(`"${this.#text}" lacks a "${mark}".`);
	}
};
var wordsOf = (line) => line.match(/(?:\{[^{}]*\}|[^\s{}])+/g) ?? [];
var wordOf = (word = "") => readExpression(/^\{([^{}]*)\}$/.exec(word)?.[1] ?? word);
function numberOf(word, usual) {
	if (word === void 0 && usual !== void 0) return () => usual;
	const value = wordOf(word);
	return (scope) => {
		const number = Number(value(scope));
		if (Number.isNaN(number)) throw new Error(`"${word}" is no number.`);
		return number;
	};
}
function colourOf(word) {
	const value = wordOf(word);
	return (scope) => {
		const colour = String(value(scope));
		if (!/^#[0-9a-f]{3,6}$/.test(colour)) throw new Error(`"${word}" is no colour.`);
		return colour;
	};
}
function readTemplate(words) {
	const parts = words.join(" ").split(/\{([^{}]*)\}/).map((part, at) => at % 2 ? readExpression(part) : () => part);
	return (scope) => parts.map((part) => part(scope)).join("");
}
// demo/src/picture-lines.ts
function buildings(dice, { ground, low, high, fill, windows }) {
	let drawn = "";
	let lit = "";
	for (let x = -30; x < WIDTH;) {
		const w = dice.between(52, 122);
		const h = dice.between(low, high) * (dice.chance(.2) ? 1.3 : 1);
		drawn += rect(x, ground - h, w, h + 2, fill) + roof(dice, x, ground - h, w, fill);
		if (windows) lit += litWindows(dice, x, ground - h, w, h);
		x += w + dice.pick([
			0,
			0,
			4,
			26
		]);
	}
	return drawn + (windows ? faded(.85, path$1(lit, windows)) : "");
}
function roof(dice, x, y, w, fill) {
	const middle = x + w / 2;
	const spire = rect(middle - 2, y - 50, 4, 52, fill);
	return dice.pick([
		"",
		"",
		rect(x + w * .2, y - 20, w * .6, 22, fill),
		shape([
			[x, y + 1],
			[x + w, y + 1],
			[x + w, y - w * .45]
		], fill),
		shape([
			[x, y + 1],
			[middle, y - w * .4],
			[x + w, y + 1]
		], fill),
		rect(x + w * .3, y - 26, w * .4, 28, fill) + spire
	]);
}
function litWindows(dice, x, y, w, h) {
	let d = "";
	for (let down = y + 14; down < y + h - 22; down += 22) for (let right = x + 11; right < x + w - 14; right += 18) if (dice.chance(.36)) d += `M${right.toFixed(0)} ${down.toFixed(0)}h8v11h-8z`;
	return d;
}
var plain = (draw, numbers) => (words) => {
	const given = words.map((word, at) => at === numbers ? colourOf(word) : numberOf(word));
	return (scope) => draw(...given.map((value) => value(scope)));
};
var cornerOf = (word) => (word.match(/(?:\{[^{}]*\}|[^,{}])+/g) ?? []).map((part) => numberOf(part));
var lines = {
	rect: plain(rect, 4),
	circle: plain(circle, 3),
	oval: plain(ellipse, 4),
	ring: plain(ring, 3),
	line: plain(line, 4),
	whole: plain(whole, 0),
	path: ([colour, ...way]) => {
		const [d, fill] = [readTemplate(way), colourOf(colour)];
		return (scope) => path$1(d(scope), fill(scope));
	},
	d: (words) => readTemplate(words),
	stroke: ([colour, width, ...way]) => {
		const [d, ink, size] = [
			readTemplate(way),
			colourOf(colour),
			numberOf(width)
		];
		return (scope) => stroke(d(scope), ink(scope), size(scope));
	},
	dashed: ([colour, width, dash = "", ...way]) => {
		const [d, ink, size] = [
			readTemplate(way),
			colourOf(colour),
			numberOf(width)
		];
		return (scope) => stroke(d(scope), ink(scope), size(scope), dash.replace(",", " "));
	},
	shape: ([colour, ...words]) => {
		const [corners, fill] = [words.map(cornerOf), colourOf(colour)];
		return (scope) => {
			return shape(corners.map(([x, y]) => [x?.(scope) ?? 0, y?.(scope) ?? 0]), fill(scope));
		};
	},
	gradient: ([id = "", ...colours]) => {
		const [from, to] = [colourOf(colours[0]), colourOf(colours[1])];
		return (scope) => gradient(id, from(scope), to(scope), whole);
	},
	halftone: (words) => {
		const [x, y, w, h, step] = words.slice(0, 5).map((word) => numberOf(word));
		const [weight, fill] = [numberOf(words[5]), colourOf(words[6])];
		return (scope) => {
			const box = [
				x,
				y,
				w,
				h
			].map((side) => side?.(scope) ?? 0);
			const size = (right, down) => weight(below(scope, {
				right,
				down
			}));
			return halftone(box, step?.(scope) ?? 0, size, fill(scope));
		};
	},
	hills: ([top, height, colour, count]) => {
		const [y, high, fill, waves] = [...[numberOf(top), numberOf(height)], ...[colourOf(colour), numberOf(count, 3)]];
		return (scope) => hills(scope.dice, y(scope), high(scope), fill(scope), waves(scope));
	},
	buildings: ([floor, least, most, colour, lights]) => {
		const [ground, low, high] = [
			numberOf(floor),
			numberOf(least),
			numberOf(most)
		];
		const [fill, windows] = [colourOf(colour), lights === void 0 ? null : colourOf(lights)];
		return (scope) => buildings(scope.dice, {
			ground: ground(scope),
			low: low(scope),
			high: high(scope),
			fill: fill(scope),
			...windows && { windows: windows(scope) }
		});
	},
	put: ([word]) => {
		const drawing = wordOf(word);
		return (scope) => String(drawing(scope));
	}
};
// demo/src/picture-language.ts
function readMotifs(text) {
	return text.split(/^# /m).slice(1).map((part) => {
		const [heading = "", ...lines] = part.trimEnd().split("\n");
		const [name = "", ...given] = wordsOf(heading);
		return [name, motifOf(given, blockOf(nodesOf(lines)))];
	});
}
function motifOf(given, draw) {
	const places = given.map((word) => {
		const [name = "", usual] = word.split("=");
		return {
			name,
			usual: usual === void 0 ? null : wordOf(usual)
		};
	});
	return (scope, values) => {
		const own = below(scope);
		for (const [at, { name, usual }] of places.entries()) {
			const value = values[at] ?? usual?.(scope);
			if (value !== void 0) own.names[name] = value;
		}
		return draw(own);
	};
}
function nodesOf(lines) {
	const root = {
		line: "",
		inside: []
	};
	const open = [root];
	for (const line of lines) {
		const words = line.trim();
		if (words === "" || words.startsWith("//")) continue;
		const depth = (line.length - line.trimStart().length) / 2;
		const parent = open[depth];
		if (!parent) throw new Error(`"${words}" is indented too far.`);
		const node = nodeOf(words);
		parent.inside.push(node);
		open.splice(depth + 1, Infinity, innermost(node));
	}
	return root.inside;
}
function nodeOf(words) {
	const [, line, rest] = /^((?:\{[^{}]*\}|[^{}])*?):(?: (.+))?$/.exec(words) ?? [];
	if (line === void 0 || /^\w+ = /.test(words)) return {
		line: words,
		inside: []
	};
	return {
		line: `${line}:`,
		inside: rest ? [nodeOf(rest)] : []
	};
}
var innermost = (node) => node.inside[0] ? innermost(node.inside[0]) : node;
function blockOf(nodes) {
	const parts = nodes.flatMap((node, at) => node.line === "else:" ? [] : drawOf(node, nodes[at + 1]));
	return (scope) => parts.map((draw) => draw(scope)).join("");
}
function drawOf({ line, inside }, next) {
	const assigned = /^(\w+) = (.+)$/.exec(line);
	if (assigned) return naming(assigned[1] ?? "", readExpression(assigned[2] ?? ""));
	const [word = "", ...words] = wordsOf(line.replace(/:$/, ""));
	if (!line.endsWith(":")) return lines[word]?.(words) ?? motifNamed(word, words);
	if (word === "if") return either(words, inside, next?.line === "else:" ? next.inside : []);
	if (word === "within") return clipped(words, inside);
	const block = blocks[word];
	if (block) return block(words, blockOf(inside));
	if (words.length > 0) throw new Error(`A picture cannot draw "${line}".`);
	return naming(word, blockOf(inside));
}
var naming = (name, value) => (scope) => {
	scope.names[name] = value(scope);
	return "";
};
function either(words, inside, otherwise) {
	const condition = readExpression(words.join(" "));
	const [content, other] = [blockOf(inside), blockOf(otherwise)];
	return (scope) => (condition(scope) ? content : other)(scope);
}
function clipped(words, [first, ...others]) {
	const [id, clip, content] = [
		readTemplate(words),
		blockOf(first ? [first] : []),
		blockOf(others)
	];
	return (scope) => within(id(scope), clip(scope), content(scope));
}
function motifNamed(word, words) {
	const given = words.map(wordOf);
	const chosen = word === "draw" ? given.shift() : null;
	return (scope) => {
		const name = chosen ? String(chosen(scope)) : word;
		const motif = scope.motifs.get(name);
		if (!motif) throw new Error(`There is no motif "${name}".`);
		return motif(scope, given.map((value) => value(scope)));
	};
}
function itemsOf(inside, scope) {
	const own = below(scope, { items: [] });
	inside(own);
	return asList(own.names.items);
}
var repeated = (count, draw) => Array.from({ length: count }, (_, at) => draw(at)).join("");
var blocks = {
	many: (words, inside) => {
		const count = numberOf(words.at(-1));
		const name = words.length > 1 ? words[0] ?? "" : "";
		return (scope) => repeated(count(scope), (at) => inside(below(scope, { [name]: at })));
	},
	each: (words, inside) => {
		const [names, order] = [words[0]?.split(",") ?? [], words.length > 3 ? words[1] ?? "" : ""];
		const list = wordOf(words.at(-1));
		return (scope) => {
			const items = asList(list(scope));
			return repeated(items.length, (at) => {
				const item = items[at] ?? "";
				const values = names.length > 1 ? asList(item) : [item];
				return inside(below(scope, {
					...Object.fromEntries(names.map((name, place) => [name, values[place] ?? ""])),
					[order]: at
				}));
			});
		};
	},
	while: ([condition], inside) => {
		const goesOn = wordOf(condition);
		return (scope) => {
			let drawn = "";
			while (goesOn(scope)) drawn += inside(scope);
			return drawn;
		};
	},
	around: ([count, radius, first], inside) => {
		const [all, far, from] = [
			numberOf(count),
			numberOf(radius),
			numberOf(first, 0)
		];
		return (scope) => repeated(all(scope), (at) => {
			const angle = (at + from(scope)) / all(scope) * Math.PI * 2;
			const [x, y] = [Math.cos(angle) * far(scope), Math.sin(angle) * far(scope)];
			return inside(below(scope, {
				x,
				y,
				turn: angle * 180 / Math.PI
			}));
		});
	},
	scattered: ([count, radius], inside) => {
		const [all, widest] = [numberOf(count), numberOf(radius)];
		return (scope) => repeated(all(scope), () => {
			const angle = scope.dice.between(0, Math.PI * 2);
			const far = Math.sqrt(scope.dice.between(0, 1)) * widest(scope);
			return inside(below(scope, {
				x: Math.cos(angle) * far,
				y: Math.sin(angle) * far
			}));
		});
	},
	at: ([left, top, scale, degrees], inside) => {
		const [x, y] = [numberOf(left), numberOf(top)];
		const [size, turn] = [numberOf(scale, 1), numberOf(degrees, 0)];
		return (scope) => moved(x(scope), y(scope), inside(scope), size(scope), turn(scope));
	},
	faded: ([word], inside) => {
		const share = numberOf(word);
		return (scope) => faded(share(scope), inside(scope));
	},
	path: ([colour], inside) => {
		const fill = colourOf(colour);
		return (scope) => path$1(inside(scope), fill(scope));
	},
	transform: (words, inside) => (scope) => `<g transform="${words.join(" ")}">${inside(scope)}</g>`,
	blackened: (_, inside) => (scope) => inside(scope).replace(/fill="#[0-9a-f]+"/g, "fill=\"#000\""),
	inks: (words, inside) => {
		const changed = words.map((word) => {
			const [ink, other] = word.split("=");
			return [ink, colourOf(other)];
		});
		return (scope) => {
			const inks = changed.map(([ink, other]) => [ink, other(scope)]);
			return inside({
				...scope,
				p: {
					...scope.p,
					...Object.fromEntries(inks)
				}
			});
		};
	},
	item: (_, inside) => (scope) => {
		asList(scope.names.items).push(inside(scope));
		return "";
	},
	list: ([name = ""], inside) => (scope) => {
		scope.names[name] = itemsOf(inside, scope);
		return "";
	},
	any: (_, inside) => (scope) => String(scope.dice.pick(itemsOf(inside, scope)))
};
// demo/src/picture-palettes.ts
var inks = [
	"sky",
	"low",
	"far",
	"mid",
	"near",
	"ink",
	"light",
	"accent",
	"second"
];
var palette = string().regex(/^#[0-9a-f]{6}( #[0-9a-f]{6}){8}$/).transform((list) => {
	const colours = list.split(" ");
	return Object.fromEntries(inks.map((ink, at) => [ink, colours[at]]));
});
var { day, night } = readRecords("pictures/palettes", strictObject({
	day: array(palette),
	night: array(palette)
}));
var dayPalettes = day;
var palettes = [...day, ...night];
// demo/src/pictures.ts
var { scenes, subjects } = readRecords("pictures/scenes", strictObject({
	scenes: record(string(), string()),
	subjects: array(strictObject({
		words: string().transform((words) => new RegExp(words)),
		scenes: array(string())
	}))
}));
var sceneNames = Object.keys(scenes);
var cities = [
	"san-antonio",
	"fort-worth",
	"austin",
	"houston",
	"dallas"
];
var AVATAR_SIZE = 256;
function drawPicture(name) {
	if (name.startsWith("logo-")) return printed(drawLogo(name.slice(5)), LOGO_WIDTH, LOGO_HEIGHT);
	return printed(drawingOf(name), WIDTH, 800);
}
function drawAvatar(name) {
	const dice = diceFor(`avatar ${name}`);
	const palette = dice.pick(dayPalettes);
	const [ground, letters] = dice.pick([
		[palette.accent, palette.light],
		[palette.near, palette.light],
		[palette.mid, palette.light],
		[palette.second, palette.ink]
	]);
	const dots = halftone([
		0,
		0,
		AVATAR_SIZE,
		AVATAR_SIZE
	], 15, (right, down) => right + down - 1.1, palette.ink);
	return printed(rect(0, 0, AVATAR_SIZE, AVATAR_SIZE, ground) + `<g opacity="0.28">${dots}</g>` + drawInitials(name, AVATAR_SIZE, letters), AVATAR_SIZE, AVATAR_SIZE);
}
function drawingOf(name) {
	const dice = diceFor(name);
	const palette = dice.pick(palettes);
	const city = cities.find((slug) => name.startsWith(slug));
	return drawMotif(scenes[sceneName(city ? name.slice(city.length + 1) : name)] ?? "skyline", palette, dice, city) + flecks(dice, palette.light);
}
function sceneName(subject) {
	const number = /\d+$/.exec(subject)?.[0];
	const words = subject.replace(/-?\d+$/, "");
	if (Object.hasOwn(scenes, words)) return words;
	return itemAt(subjects.find((each) => each.words.test(words))?.scenes ?? sceneNames, number ? Number(number) : hashOf(subject));
}
function printed(drawing, width, height) {
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawing}</svg>`;
	return sharp(Buffer.from(svg)).flatten({ background: "#ffffff" }).jpeg({ quality: 80 }).toBuffer();
}
var LOGO_WIDTH = 900;
var LOGO_HEIGHT = 240;
function drawLogo(name) {
	const dice = diceFor(`logo ${name}`);
	const p = dice.pick(dayPalettes);
	const words = name.split("-").map((word) => word === "and" ? "&" : word);
	const half = Math.ceil(words.length / 2);
	const first = words.slice(0, half).join(" ");
	const second = words.slice(half).join(" ");
	const box = {
		x: 250,
		width: 620
	};
	return rect(0, 0, LOGO_WIDTH, LOGO_HEIGHT, p.light) + moved(44, 40, drawMotif("sign", p, dice)) + drawLine(first, {
		...box,
		y: second ? 44 : 80,
		height: 76
	}, p.ink) + drawLine(second, {
		...box,
		y: 146,
		height: 50
	}, p.near);
}
var motifs = new Map();
for (const [name, motif] of readTexts("pictures", ".txt").flatMap(readMotifs)) {
	if (motifs.has(name)) throw new Error(`There are two motifs "${name}".`);
	motifs.set(name, motif);
}
function drawMotif(words, p, dice, city = "austin") {
	const [name = "", ...given] = words.split(" ");
	const motif = motifs.get(name);
	if (!motif) throw new Error(`There is no motif "${name}".`);
	return motif({
		p,
		dice,
		motifs,
		names: { city }
	}, given);
}
var strokes = {
	A: "M4 140L50 0L96 140M21 92H79",
	B: "M12 0V140H54A36 36 0 0 0 54 68H12M54 68A34 34 0 0 0 54 0H12",
	C: "M94 34A46 52 0 0 0 6 52V88A46 52 0 0 0 94 106",
	D: "M12 0V140H40A54 70 0 0 0 40 0Z",
	E: "M88 0H14V140H88M14 68H76",
	F: "M88 0H14V140M14 70H74",
	G: "M92 32A46 50 0 0 0 6 52V88A45 52 0 0 0 94 92V78H56",
	H: "M10 0V140M90 0V140M10 70H90",
	I: "M50 0V140",
	J: "M78 0V94A38 44 0 0 1 4 98",
	K: "M12 0V140M90 0L12 84M42 54L94 140",
	L: "M16 0V140H86",
	M: "M4 140V0L50 86L96 0V140",
	N: "M10 140V0L90 140V0",
	O: "M6 52A44 52 0 0 1 94 52V88A44 52 0 0 1 6 88Z",
	P: "M12 140V0H52A38 38 0 0 1 52 80H12",
	Q: "M6 52A44 52 0 0 1 94 52V88A44 52 0 0 1 6 88ZM58 96L98 142",
	R: "M12 140V0H52A38 38 0 0 1 52 78H12M54 78L92 140",
	S: "M88 30A40 36 0 1 0 50 68A40 37 0 1 1 8 110",
	T: "M2 0H98M50 0V140",
	U: "M8 0V92A42 48 0 0 0 92 92V0",
	V: "M4 0L50 140L96 0",
	W: "M-6 0L24 140L50 36L76 140L106 0",
	X: "M8 0L92 140M92 0L8 140",
	Y: "M4 0L50 72L96 0M50 72V140",
	Z: "M8 0H92L8 140H94"
};
function initialsOf(name) {
	const words = name.normalize("NFD").replace(/\p{Mark}/gu, "").toUpperCase().match(/[A-Z]+/g) ?? [];
	const [first = "", last = ""] = [words[0], words.length > 1 ? words.at(-1) : ""];
	return first.slice(0, 1) + last.slice(0, 1);
}
function drawInitials(name, size, colour) {
	const letters = [...initialsOf(name)];
	const scale = size / 360;
	const advance = 136;
	const width = letters.length * advance - 36;
	const drawn = letters.map((letter, i) => moved(i * advance, 0, stroke(strokes[letter] ?? "", colour, 17))).join("");
	return moved((size - width * scale) / 2, (size - 140 * scale) / 2, drawn, scale);
}
function drawLine(words, { x, y, width, height }, colour) {
	const letters = [...words.toUpperCase()];
	const advance = 134;
	const scale = Math.min(height / 140, width / (letters.length * advance - 34));
	const drawn = letters.map((letter, i) => letter === "&" ? moved(i * advance, 0, stroke("M50 20V120M0 70H100", colour, 17)) : moved(i * advance, 0, stroke(strokes[letter] ?? "", colour, 17))).join("");
	return moved(x + (width - (letters.length * advance - 34) * scale) / 2, y + (height - 140 * scale) / 2, drawn, scale);
}
export { sceneNames as a, itemAt as c, initialsOf as i, readRecords as l, drawPicture as n, WIDTH as o, drawingOf as r, diceFor as s, drawAvatar as t, readText as u };
