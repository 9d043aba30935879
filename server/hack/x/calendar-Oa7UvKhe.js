import { r as labelMessages } from "./import-labels-Drz-YuBy.js";
import { _ as startOfDay, l as dayMs } from "./dates-DazF5sVJ.js";
import { o as reachLine } from "./file-reader-ASNAKLGh.js";
import { a as FeedRefused, n as readEntry, o as decodeStream } from "./feed-3SRot1zr.js";
import { i as oneLine, n as cut } from "./feed-html-DOYza_wd.js";
import { n as leftOut, t as asImported } from "./imported-post-B67k-dVT.js";
// node_modules/ical.js/dist/ical.js
var Binary = class Binary {
	static fromString(aString) {
		return new Binary(aString);
	}
	constructor(aValue) {
		this.value = aValue;
	}
	icaltype = "binary";
	decodeValue() {
		return this._b64_decode(this.value);
	}
	setEncodedValue(aValue) {
		this.value = this._b64_encode(aValue);
	}
	_b64_encode(data) {
		let b64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=";
		let o1, o2, o3, h1, h2, h3, h4, bits, i = 0, ac = 0, enc = "", tmp_arr = [];
		if (!data) return data;
		do {
			o1 = data.charCodeAt(i++);
			o2 = data.charCodeAt(i++);
			o3 = data.charCodeAt(i++);
			bits = o1 << 16 | o2 << 8 | o3;
			h1 = bits >> 18 & 63;
			h2 = bits >> 12 & 63;
			h3 = bits >> 6 & 63;
			h4 = bits & 63;
			tmp_arr[ac++] = b64.charAt(h1) + b64.charAt(h2) + b64.charAt(h3) + b64.charAt(h4);
		} while (i < data.length);
		enc = tmp_arr.join("");
		let r = data.length % 3;
		return (r ? enc.slice(0, r - 3) : enc) + "===".slice(r || 3);
	}
	_b64_decode(data) {
		let b64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=";
		let o1, o2, o3, h1, h2, h3, h4, bits, i = 0, ac = 0, dec = "", tmp_arr = [];
		if (!data) return data;
		data += "";
		do {
			h1 = b64.indexOf(data.charAt(i++));
			h2 = b64.indexOf(data.charAt(i++));
			h3 = b64.indexOf(data.charAt(i++));
			h4 = b64.indexOf(data.charAt(i++));
			bits = h1 << 18 | h2 << 12 | h3 << 6 | h4;
			o1 = bits >> 16 & 255;
			o2 = bits >> 8 & 255;
			o3 = bits & 255;
			if (h3 == 64) tmp_arr[ac++] = String.fromCharCode(o1);
			else if (h4 == 64) tmp_arr[ac++] = String.fromCharCode(o1, o2);
			else tmp_arr[ac++] = String.fromCharCode(o1, o2, o3);
		} while (i < data.length);
		dec = tmp_arr.join("");
		return dec;
	}
	toString() {
		return this.value;
	}
};
var DURATION_LETTERS = /([PDWHMTS]{1,1})/;
var DATA_PROPS_TO_COPY = [
	"weeks",
	"days",
	"hours",
	"minutes",
	"seconds",
	"isNegative"
];
var Duration = class Duration {
	static fromSeconds(aSeconds) {
		return new Duration().fromSeconds(aSeconds);
	}
	static isValueString(string) {
		return string[0] === "P" || string[1] === "P";
	}
	static fromString(aStr) {
		let pos = 0;
		let dict = Object.create(null);
		let chunks = 0;
		while ((pos = aStr.search(DURATION_LETTERS)) !== -1) {
			let type = aStr[pos];
			let numeric = aStr.slice(0, Math.max(0, pos));
			aStr = aStr.slice(pos + 1);
			chunks += parseDurationChunk(type, numeric, dict);
		}
		if (chunks < 2) throw new Error("invalid duration value: Not enough duration components in \"" + aStr + "\"");
		return new Duration(dict);
	}
	static fromData(aData) {
		return new Duration(aData);
	}
	constructor(data) {
		this.wrappedJSObject = this;
		this.fromData(data);
	}
	weeks = 0;
	days = 0;
	hours = 0;
	minutes = 0;
	seconds = 0;
	isNegative = false;
	icalclass = "icalduration";
	icaltype = "duration";
	clone() {
		return Duration.fromData(this);
	}
	toSeconds() {
		let seconds = this.seconds + 60 * this.minutes + 3600 * this.hours + 86400 * this.days + 604800 * this.weeks;
		return this.isNegative ? -seconds : seconds;
	}
	fromSeconds(aSeconds) {
		let secs = Math.abs(aSeconds);
		this.isNegative = aSeconds < 0;
		this.days = trunc(secs / 86400);
		if (this.days % 7 == 0) {
			this.weeks = this.days / 7;
			this.days = 0;
		} else this.weeks = 0;
		secs -= (this.days + 7 * this.weeks) * 86400;
		this.hours = trunc(secs / 3600);
		secs -= this.hours * 3600;
		this.minutes = trunc(secs / 60);
		secs -= this.minutes * 60;
		this.seconds = secs;
		return this;
	}
	fromData(aData) {
		for (let prop of DATA_PROPS_TO_COPY) if (aData && prop in aData) this[prop] = aData[prop];
		else this[prop] = 0;
	}
	reset() {
		this.isNegative = false;
		this.weeks = 0;
		this.days = 0;
		this.hours = 0;
		this.minutes = 0;
		this.seconds = 0;
	}
	compare(aOther) {
		let thisSeconds = this.toSeconds();
		let otherSeconds = aOther.toSeconds();
		return (thisSeconds > otherSeconds) - (thisSeconds < otherSeconds);
	}
	normalize() {
		this.fromSeconds(this.toSeconds());
	}
	toString() {
		if (this.toSeconds() == 0) return "PT0S";
		else {
			let str = "";
			if (this.isNegative) str += "-";
			str += "P";
			let hasWeeks = false;
			if (this.weeks) {
				if (this.days || this.hours || this.minutes || this.seconds) str += this.weeks * 7 + this.days + "D";
				else {
					str += this.weeks + "W";
					hasWeeks = true;
				}
			} else if (this.days) str += this.days + "D";
			if (!hasWeeks) {
				if (this.hours || this.minutes || this.seconds) {
					str += "T";
					if (this.hours) str += this.hours + "H";
					if (this.minutes) str += this.minutes + "M";
					if (this.seconds) str += this.seconds + "S";
				}
			}
			return str;
		}
	}
	toICALString() {
		return this.toString();
	}
};
function parseDurationChunk(letter, number, object) {
	let type;
	switch (letter) {
		case "P":
			if (number && number === "-") object.isNegative = true;
			else object.isNegative = false;
			break;
		case "D":
			type = "days";
			break;
		case "W":
			type = "weeks";
			break;
		case "H":
			type = "hours";
			break;
		case "M":
			type = "minutes";
			break;
		case "S":
			type = "seconds";
			break;
		default: return 0;
	}
	if (type) {
		if (!number && number !== 0) throw new Error("invalid duration value: Missing number before \"" + letter + "\"");
		let num = parseInt(number, 10);
		if (isStrictlyNaN(num)) throw new Error("invalid duration value: Invalid number \"" + number + "\" before \"" + letter + "\"");
		object[type] = num;
	}
	return 1;
}
var Period = class Period {
	static fromString(str, prop) {
		let parts = str.split("/");
		if (parts.length !== 2) throw new Error("Invalid string value: \"" + str + "\" must contain a \"/\" char.");
		let options = { start: Time.fromDateTimeString(parts[0], prop) };
		let end = parts[1];
		if (Duration.isValueString(end)) options.duration = Duration.fromString(end);
		else options.end = Time.fromDateTimeString(end, prop);
		return new Period(options);
	}
	static fromData(aData) {
		return new Period(aData);
	}
	static fromJSON(aData, aProp, aLenient) {
		function fromDateOrDateTimeString(aValue, dateProp) {
			if (aLenient) return Time.fromString(aValue, dateProp);
			else return Time.fromDateTimeString(aValue, dateProp);
		}
		if (Duration.isValueString(aData[1])) return Period.fromData({
			start: fromDateOrDateTimeString(aData[0], aProp),
			duration: Duration.fromString(aData[1])
		});
		else return Period.fromData({
			start: fromDateOrDateTimeString(aData[0], aProp),
			end: fromDateOrDateTimeString(aData[1], aProp)
		});
	}
	constructor(aData) {
		this.wrappedJSObject = this;
		if (aData && "start" in aData) {
			if (aData.start && !(aData.start instanceof Time)) throw new TypeError(".start must be an instance of ICAL.Time");
			this.start = aData.start;
		}
		if (aData && aData.end && aData.duration) throw new Error("cannot accept both end and duration");
		if (aData && "end" in aData) {
			if (aData.end && !(aData.end instanceof Time)) throw new TypeError(".end must be an instance of ICAL.Time");
			this.end = aData.end;
		}
		if (aData && "duration" in aData) {
			if (aData.duration && !(aData.duration instanceof Duration)) throw new TypeError(".duration must be an instance of ICAL.Duration");
			this.duration = aData.duration;
		}
	}
	start = null;
	end = null;
	duration = null;
	icalclass = "icalperiod";
	icaltype = "period";
	clone() {
		return Period.fromData({
			start: this.start ? this.start.clone() : null,
			end: this.end ? this.end.clone() : null,
			duration: this.duration ? this.duration.clone() : null
		});
	}
	getDuration() {
		if (this.duration) return this.duration;
		else return this.end.subtractDate(this.start);
	}
	getEnd() {
		if (this.end) return this.end;
		else {
			let end = this.start.clone();
			end.addDuration(this.duration);
			return end;
		}
	}
	compare(dt) {
		if (dt.compare(this.start) < 0) return 1;
		else if (dt.compare(this.getEnd()) > 0) return -1;
		else return 0;
	}
	toString() {
		return this.start + "/" + (this.end || this.duration);
	}
	toJSON() {
		return [this.start.toString(), (this.end || this.duration).toString()];
	}
	toICALString() {
		return this.start.toICALString() + "/" + (this.end || this.duration).toICALString();
	}
};
var Time = class Time {
	static _dowCache = {};
	static _wnCache = {};
	static daysInMonth(month, year) {
		let _daysInMonth = [
			0,
			31,
			28,
			31,
			30,
			31,
			30,
			31,
			31,
			30,
			31,
			30,
			31
		];
		let days = 30;
		if (month < 1 || month > 12) return days;
		days = _daysInMonth[month];
		if (month == 2) days += Time.isLeapYear(year);
		return days;
	}
	static isLeapYear(year) {
		if (year <= 1752) return year % 4 == 0;
		else return year % 4 == 0 && year % 100 != 0 || year % 400 == 0;
	}
	static fromDayOfYear(aDayOfYear, aYear) {
		let year = aYear;
		let doy = aDayOfYear;
		let tt = new Time();
		tt.auto_normalize = false;
		let is_leap = Time.isLeapYear(year) ? 1 : 0;
		if (doy < 1) {
			year--;
			is_leap = Time.isLeapYear(year) ? 1 : 0;
			doy += Time.daysInYearPassedMonth[is_leap][12];
			return Time.fromDayOfYear(doy, year);
		} else if (doy > Time.daysInYearPassedMonth[is_leap][12]) {
			is_leap = Time.isLeapYear(year) ? 1 : 0;
			doy -= Time.daysInYearPassedMonth[is_leap][12];
			year++;
			return Time.fromDayOfYear(doy, year);
		}
		tt.year = year;
		tt.isDate = true;
		for (let month = 11; month >= 0; month--) if (doy > Time.daysInYearPassedMonth[is_leap][month]) {
			tt.month = month + 1;
			tt.day = doy - Time.daysInYearPassedMonth[is_leap][month];
			break;
		}
		tt.auto_normalize = true;
		return tt;
	}
	static fromStringv2(str) {
		return new Time({
			year: parseInt(str.slice(0, 4), 10),
			month: parseInt(str.slice(5, 7), 10),
			day: parseInt(str.slice(8, 10), 10),
			isDate: true
		});
	}
	static fromDateString(aValue) {
		return new Time({
			year: strictParseInt(aValue.slice(0, 4)),
			month: strictParseInt(aValue.slice(5, 7)),
			day: strictParseInt(aValue.slice(8, 10)),
			isDate: true
		});
	}
	static fromDateTimeString(aValue, prop) {
		if (aValue.length < 19) throw new Error("invalid date-time value: \"" + aValue + "\"");
		let zone;
		let zoneId;
		if (aValue.slice(-1) === "Z") zone = Timezone.utcTimezone;
		else if (prop) {
			zoneId = prop.getParameter("tzid");
			if (prop.parent) {
				if (prop.parent.name === "standard" || prop.parent.name === "daylight") zone = Timezone.localTimezone;
				else if (zoneId) zone = prop.parent.getTimeZoneByID(zoneId);
			}
		}
		const timeData = {
			year: strictParseInt(aValue.slice(0, 4)),
			month: strictParseInt(aValue.slice(5, 7)),
			day: strictParseInt(aValue.slice(8, 10)),
			hour: strictParseInt(aValue.slice(11, 13)),
			minute: strictParseInt(aValue.slice(14, 16)),
			second: strictParseInt(aValue.slice(17, 19))
		};
		if (zoneId && !zone) timeData.timezone = zoneId;
		return new Time(timeData, zone);
	}
	static fromString(aValue, aProperty) {
		if (aValue.length > 10) return Time.fromDateTimeString(aValue, aProperty);
		else return Time.fromDateString(aValue);
	}
	static fromJSDate(aDate, useUTC) {
		return new Time().fromJSDate(aDate, useUTC);
	}
	static fromData = function fromData(aData, aZone) {
		return new Time().fromData(aData, aZone);
	};
	static now() {
		return Time.fromJSDate(new Date(), false);
	}
	static weekOneStarts(aYear, aWeekStart) {
		let t = Time.fromData({
			year: aYear,
			month: 1,
			day: 1,
			isDate: true
		});
		let dow = t.dayOfWeek();
		let wkst = aWeekStart || Time.DEFAULT_WEEK_START;
		if (dow > Time.THURSDAY) t.day += 7;
		if (wkst > Time.THURSDAY) t.day -= 7;
		t.day -= dow - wkst;
		return t;
	}
	static getDominicalLetter(yr) {
		let LTRS = "GFEDCBA";
		let dom = (yr + (yr / 4 | 0) + (yr / 400 | 0) - (yr / 100 | 0) - 1) % 7;
		if (Time.isLeapYear(yr)) return LTRS[(dom + 6) % 7] + LTRS[dom];
		else return LTRS[dom];
	}
	static #epochTime = null;
	static get epochTime() {
		if (!this.#epochTime) this.#epochTime = Time.fromData({
			year: 1970,
			month: 1,
			day: 1,
			hour: 0,
			minute: 0,
			second: 0,
			isDate: false,
			timezone: "Z"
		});
		return this.#epochTime;
	}
	static _cmp_attr(a, b, attr) {
		if (a[attr] > b[attr]) return 1;
		if (a[attr] < b[attr]) return -1;
		return 0;
	}
	static daysInYearPassedMonth = [[
		0,
		31,
		59,
		90,
		120,
		151,
		181,
		212,
		243,
		273,
		304,
		334,
		365
	], [
		0,
		31,
		60,
		91,
		121,
		152,
		182,
		213,
		244,
		274,
		305,
		335,
		366
	]];
	static SUNDAY = 1;
	static MONDAY = 2;
	static TUESDAY = 3;
	static WEDNESDAY = 4;
	static THURSDAY = 5;
	static FRIDAY = 6;
	static SATURDAY = 7;
	static DEFAULT_WEEK_START = 2;
	constructor(data, zone) {
		this.wrappedJSObject = this;
		this._time = Object.create(null);
		this._time.year = 0;
		this._time.month = 1;
		this._time.day = 1;
		this._time.hour = 0;
		this._time.minute = 0;
		this._time.second = 0;
		this._time.isDate = false;
		this.fromData(data, zone);
	}
	icalclass = "icaltime";
	_cachedUnixTime = null;
	get icaltype() {
		return this.isDate ? "date" : "date-time";
	}
	zone = null;
	_pendingNormalization = false;
	get year() {
		return this._getTimeAttr("year");
	}
	set year(val) {
		this._setTimeAttr("year", val);
	}
	get month() {
		return this._getTimeAttr("month");
	}
	set month(val) {
		this._setTimeAttr("month", val);
	}
	get day() {
		return this._getTimeAttr("day");
	}
	set day(val) {
		this._setTimeAttr("day", val);
	}
	get hour() {
		return this._getTimeAttr("hour");
	}
	set hour(val) {
		this._setTimeAttr("hour", val);
	}
	get minute() {
		return this._getTimeAttr("minute");
	}
	set minute(val) {
		this._setTimeAttr("minute", val);
	}
	get second() {
		return this._getTimeAttr("second");
	}
	set second(val) {
		this._setTimeAttr("second", val);
	}
	get isDate() {
		return this._getTimeAttr("isDate");
	}
	set isDate(val) {
		this._setTimeAttr("isDate", val);
	}
	_getTimeAttr(attr) {
		if (this._pendingNormalization) {
			this._normalize();
			this._pendingNormalization = false;
		}
		return this._time[attr];
	}
	_setTimeAttr(attr, val) {
		if (attr === "isDate" && val && !this._time.isDate) this.adjust(0, 0, 0, 0);
		this._cachedUnixTime = null;
		this._pendingNormalization = true;
		this._time[attr] = val;
	}
	clone() {
		return new Time(this._time, this.zone);
	}
	reset() {
		this.fromData(Time.epochTime);
		this.zone = Timezone.utcTimezone;
	}
	resetTo(year, month, day, hour, minute, second, timezone) {
		this.fromData({
			year,
			month,
			day,
			hour,
			minute,
			second,
			zone: timezone
		});
	}
	fromJSDate(aDate, useUTC) {
		if (!aDate) this.reset();
		else if (useUTC) {
			this.zone = Timezone.utcTimezone;
			this.year = aDate.getUTCFullYear();
			this.month = aDate.getUTCMonth() + 1;
			this.day = aDate.getUTCDate();
			this.hour = aDate.getUTCHours();
			this.minute = aDate.getUTCMinutes();
			this.second = aDate.getUTCSeconds();
		} else {
			this.zone = Timezone.localTimezone;
			this.year = aDate.getFullYear();
			this.month = aDate.getMonth() + 1;
			this.day = aDate.getDate();
			this.hour = aDate.getHours();
			this.minute = aDate.getMinutes();
			this.second = aDate.getSeconds();
		}
		this._cachedUnixTime = null;
		return this;
	}
	fromData(aData, aZone) {
		if (aData) for (let [key, value] of Object.entries(aData)) {
			if (key === "icaltype") continue;
			this[key] = value;
		}
		if (aZone) this.zone = aZone;
		if (aData && !("isDate" in aData)) this.isDate = !("hour" in aData);
		else if (aData && "isDate" in aData) this.isDate = aData.isDate;
		if (aData && "timezone" in aData) {
			let zone = TimezoneService.get(aData.timezone);
			this.zone = zone || Timezone.localTimezone;
		}
		if (aData && "zone" in aData) this.zone = aData.zone;
		if (!this.zone) this.zone = Timezone.localTimezone;
		this._cachedUnixTime = null;
		return this;
	}
	dayOfWeek(aWeekStart) {
		let firstDow = aWeekStart || Time.SUNDAY;
		let dowCacheKey = (this.year << 12) + (this.month << 8) + (this.day << 3) + firstDow;
		if (dowCacheKey in Time._dowCache) return Time._dowCache[dowCacheKey];
		let q = this.day;
		let m = this.month + (this.month < 3 ? 12 : 0);
		let Y = this.year - (this.month < 3 ? 1 : 0);
		let h = q + Y + trunc((m + 1) * 26 / 10) + trunc(Y / 4);
		h += trunc(Y / 100) * 6 + trunc(Y / 400);
		h = (h + 7 - firstDow) % 7 + 1;
		Time._dowCache[dowCacheKey] = h;
		return h;
	}
	dayOfYear() {
		let is_leap = Time.isLeapYear(this.year) ? 1 : 0;
		return Time.daysInYearPassedMonth[is_leap][this.month - 1] + this.day;
	}
	startOfWeek(aWeekStart) {
		let firstDow = aWeekStart || Time.SUNDAY;
		let result = this.clone();
		result.day -= (this.dayOfWeek() + 7 - firstDow) % 7;
		result.isDate = true;
		result.hour = 0;
		result.minute = 0;
		result.second = 0;
		return result;
	}
	endOfWeek(aWeekStart) {
		let firstDow = aWeekStart || Time.SUNDAY;
		let result = this.clone();
		result.day += (7 - this.dayOfWeek() + firstDow - Time.SUNDAY) % 7;
		result.isDate = true;
		result.hour = 0;
		result.minute = 0;
		result.second = 0;
		return result;
	}
	startOfMonth() {
		let result = this.clone();
		result.day = 1;
		result.isDate = true;
		result.hour = 0;
		result.minute = 0;
		result.second = 0;
		return result;
	}
	endOfMonth() {
		let result = this.clone();
		result.day = Time.daysInMonth(result.month, result.year);
		result.isDate = true;
		result.hour = 0;
		result.minute = 0;
		result.second = 0;
		return result;
	}
	startOfYear() {
		let result = this.clone();
		result.day = 1;
		result.month = 1;
		result.isDate = true;
		result.hour = 0;
		result.minute = 0;
		result.second = 0;
		return result;
	}
	endOfYear() {
		let result = this.clone();
		result.day = 31;
		result.month = 12;
		result.isDate = true;
		result.hour = 0;
		result.minute = 0;
		result.second = 0;
		return result;
	}
	startDoyWeek(aFirstDayOfWeek) {
		let firstDow = aFirstDayOfWeek || Time.SUNDAY;
		let delta = this.dayOfWeek() - firstDow;
		if (delta < 0) delta += 7;
		return this.dayOfYear() - delta;
	}
	getDominicalLetter() {
		return Time.getDominicalLetter(this.year);
	}
	nthWeekDay(aDayOfWeek, aPos) {
		let daysInMonth = Time.daysInMonth(this.month, this.year);
		let weekday;
		let pos = aPos;
		let start = 0;
		let otherDay = this.clone();
		if (pos >= 0) {
			otherDay.day = 1;
			if (pos != 0) pos--;
			start = otherDay.day;
			let offset = aDayOfWeek - otherDay.dayOfWeek();
			if (offset < 0) offset += 7;
			start += offset;
			start -= aDayOfWeek;
			weekday = aDayOfWeek;
		} else {
			otherDay.day = daysInMonth;
			let endDow = otherDay.dayOfWeek();
			pos++;
			weekday = endDow - aDayOfWeek;
			if (weekday < 0) weekday += 7;
			weekday = daysInMonth - weekday;
		}
		weekday += pos * 7;
		return start + weekday;
	}
	isNthWeekDay(aDayOfWeek, aPos) {
		let dow = this.dayOfWeek();
		if (aPos === 0 && dow === aDayOfWeek) return true;
		if (this.nthWeekDay(aDayOfWeek, aPos) === this.day) return true;
		return false;
	}
	weekNumber(aWeekStart) {
		let wnCacheKey = (this.year << 12) + (this.month << 8) + (this.day << 3) + aWeekStart;
		if (wnCacheKey in Time._wnCache) return Time._wnCache[wnCacheKey];
		let week1;
		let dt = this.clone();
		dt.isDate = true;
		let isoyear = this.year;
		if (dt.month == 12 && dt.day > 25) {
			week1 = Time.weekOneStarts(isoyear + 1, aWeekStart);
			if (dt.compare(week1) < 0) week1 = Time.weekOneStarts(isoyear, aWeekStart);
			else isoyear++;
		} else {
			week1 = Time.weekOneStarts(isoyear, aWeekStart);
			if (dt.compare(week1) < 0) week1 = Time.weekOneStarts(--isoyear, aWeekStart);
		}
		let answer = trunc(dt.subtractDate(week1).toSeconds() / 86400 / 7) + 1;
		Time._wnCache[wnCacheKey] = answer;
		return answer;
	}
	addDuration(aDuration) {
		let mult = aDuration.isNegative ? -1 : 1;
		let second = this.second;
		let minute = this.minute;
		let hour = this.hour;
		let day = this.day;
		second += mult * aDuration.seconds;
		minute += mult * aDuration.minutes;
		hour += mult * aDuration.hours;
		day += mult * aDuration.days;
		day += mult * 7 * aDuration.weeks;
		this.second = second;
		this.minute = minute;
		this.hour = hour;
		this.day = day;
		this._cachedUnixTime = null;
	}
	subtractDate(aDate) {
		let unixTime = this.toUnixTime() + this.utcOffset();
		let other = aDate.toUnixTime() + aDate.utcOffset();
		return Duration.fromSeconds(unixTime - other);
	}
	subtractDateTz(aDate) {
		let unixTime = this.toUnixTime();
		let other = aDate.toUnixTime();
		return Duration.fromSeconds(unixTime - other);
	}
	compare(other) {
		if (other instanceof Period) return -1 * other.compare(this);
		else {
			let a = this.toUnixTime();
			let b = other.toUnixTime();
			if (a > b) return 1;
			if (b > a) return -1;
			return 0;
		}
	}
	compareDateOnlyTz(other, tz) {
		let a = this.convertToZone(tz);
		let b = other.convertToZone(tz);
		let rc = 0;
		if ((rc = Time._cmp_attr(a, b, "year")) != 0) return rc;
		if ((rc = Time._cmp_attr(a, b, "month")) != 0) return rc;
		if ((rc = Time._cmp_attr(a, b, "day")) != 0) return rc;
		return rc;
	}
	convertToZone(zone) {
		let copy = this.clone();
		let zone_equals = this.zone.tzid == zone.tzid;
		if (!this.isDate && !zone_equals) Timezone.convert_time(copy, this.zone, zone);
		copy.zone = zone;
		return copy;
	}
	utcOffset() {
		if (this.zone == Timezone.localTimezone || this.zone == Timezone.utcTimezone) return 0;
		else return this.zone.utcOffset(this);
	}
	toICALString() {
		let string = this.toString();
		if (string.length > 10) return design.icalendar.value["date-time"].toICAL(string);
		else return design.icalendar.value.date.toICAL(string);
	}
	toString() {
		let result = this.year + "-" + pad2(this.month) + "-" + pad2(this.day);
		if (!this.isDate) {
			result += "T" + pad2(this.hour) + ":" + pad2(this.minute) + ":" + pad2(this.second);
			if (this.zone === Timezone.utcTimezone) result += "Z";
		}
		return result;
	}
	toJSDate() {
		if (this.zone == Timezone.localTimezone) {
			if (this.isDate) return new Date(this.year, this.month - 1, this.day);
			else return new Date(this.year, this.month - 1, this.day, this.hour, this.minute, this.second, 0);
		} else return new Date(this.toUnixTime() * 1e3);
	}
	_normalize() {
		if (this._time.isDate) {
			this._time.hour = 0;
			this._time.minute = 0;
			this._time.second = 0;
		}
		this.adjust(0, 0, 0, 0);
		return this;
	}
	adjust(aExtraDays, aExtraHours, aExtraMinutes, aExtraSeconds, aTime) {
		let minutesOverflow, hoursOverflow, daysOverflow = 0, yearsOverflow = 0;
		let second, minute, hour, day;
		let daysInMonth;
		let time = aTime || this._time;
		if (!time.isDate) {
			second = time.second + aExtraSeconds;
			time.second = second % 60;
			minutesOverflow = trunc(second / 60);
			if (time.second < 0) {
				time.second += 60;
				minutesOverflow--;
			}
			minute = time.minute + aExtraMinutes + minutesOverflow;
			time.minute = minute % 60;
			hoursOverflow = trunc(minute / 60);
			if (time.minute < 0) {
				time.minute += 60;
				hoursOverflow--;
			}
			hour = time.hour + aExtraHours + hoursOverflow;
			time.hour = hour % 24;
			daysOverflow = trunc(hour / 24);
			if (time.hour < 0) {
				time.hour += 24;
				daysOverflow--;
			}
		}
		if (time.month > 12) yearsOverflow = trunc((time.month - 1) / 12);
		else if (time.month < 1) yearsOverflow = trunc(time.month / 12) - 1;
		time.year += yearsOverflow;
		time.month -= 12 * yearsOverflow;
		day = time.day + aExtraDays + daysOverflow;
		if (day > 0) for (;;) {
			daysInMonth = Time.daysInMonth(time.month, time.year);
			if (day <= daysInMonth) break;
			time.month++;
			if (time.month > 12) {
				time.year++;
				time.month = 1;
			}
			day -= daysInMonth;
		}
		else while (day <= 0) {
			if (time.month == 1) {
				time.year--;
				time.month = 12;
			} else time.month--;
			day += Time.daysInMonth(time.month, time.year);
		}
		time.day = day;
		this._cachedUnixTime = null;
		return this;
	}
	fromUnixTime(seconds) {
		this.zone = Timezone.utcTimezone;
		let date = new Date(seconds * 1e3);
		this.year = date.getUTCFullYear();
		this.month = date.getUTCMonth() + 1;
		this.day = date.getUTCDate();
		if (this._time.isDate) {
			this.hour = 0;
			this.minute = 0;
			this.second = 0;
		} else {
			this.hour = date.getUTCHours();
			this.minute = date.getUTCMinutes();
			this.second = date.getUTCSeconds();
		}
		this._cachedUnixTime = null;
	}
	toUnixTime() {
		if (this._cachedUnixTime !== null) return this._cachedUnixTime;
		let offset = this.utcOffset();
		let ms = Date.UTC(this.year, this.month - 1, this.day, this.hour, this.minute, this.second - offset);
		this._cachedUnixTime = ms / 1e3;
		return this._cachedUnixTime;
	}
	toJSON() {
		let copy = [
			"year",
			"month",
			"day",
			"hour",
			"minute",
			"second",
			"isDate"
		];
		let result = Object.create(null);
		let i = 0;
		let len = copy.length;
		let prop;
		for (; i < len; i++) {
			prop = copy[i];
			result[prop] = this[prop];
		}
		if (this.zone) result.timezone = this.zone.tzid;
		return result;
	}
};
var CHAR = /[^ \t]/;
var VALUE_DELIMITER = ":";
var PARAM_DELIMITER = ";";
var PARAM_NAME_DELIMITER = "=";
var DEFAULT_VALUE_TYPE$1 = "unknown";
var DEFAULT_PARAM_TYPE = "text";
var RFC6868_REPLACE_MAP$1 = {
	"^'": "\"",
	"^n": "\n",
	"^^": "^"
};
function parse$1(input) {
	let state = {};
	let root = state.component = [];
	state.stack = [root];
	parse$1._eachLine(input, function(err, line) {
		parse$1._handleContentLine(line, state);
	});
	if (state.stack.length > 1) throw new ParserError("invalid ical body. component began but did not end");
	state = null;
	return root.length == 1 ? root[0] : root;
}
parse$1.property = function(str, designSet) {
	let state = {
		component: [[], []],
		designSet: designSet || design.defaultSet
	};
	parse$1._handleContentLine(str, state);
	return state.component[1][0];
};
parse$1.component = function(str) {
	return parse$1(str);
};
var ParserError = class extends Error {
	name = this.constructor.name;
};
parse$1.ParserError = ParserError;
parse$1._handleContentLine = function(line, state) {
	let valuePos = line.indexOf(VALUE_DELIMITER);
	let paramPos = line.indexOf(PARAM_DELIMITER);
	let lastParamIndex;
	let lastValuePos;
	let name;
	let value;
	let params = {};
	if (paramPos !== -1 && valuePos !== -1) {
		if (paramPos > valuePos) paramPos = -1;
	}
	let parsedParams;
	if (paramPos !== -1) {
		name = line.slice(0, Math.max(0, paramPos)).toLowerCase();
		parsedParams = parse$1._parseParameters(line.slice(Math.max(0, paramPos)), 0, state.designSet);
		if (parsedParams[2] == -1) throw new ParserError("Invalid parameters in '" + line + "'");
		params = parsedParams[0];
		let parsedParamLength;
		if (typeof parsedParams[1] === "string") parsedParamLength = parsedParams[1].length;
		else parsedParamLength = parsedParams[1].reduce((accumulator, currentValue) => {
			return accumulator + currentValue.length;
		}, 0);
		lastParamIndex = parsedParamLength + parsedParams[2] + paramPos;
		if ((lastValuePos = line.slice(Math.max(0, lastParamIndex)).indexOf(VALUE_DELIMITER)) !== -1) value = line.slice(Math.max(0, lastParamIndex + lastValuePos + 1));
		else throw new ParserError("Missing parameter value in '" + line + "'");
	} else if (valuePos !== -1) {
		name = line.slice(0, Math.max(0, valuePos)).toLowerCase();
		value = line.slice(Math.max(0, valuePos + 1));
		if (name === "begin") {
			let newComponent = [
				value.toLowerCase(),
				[],
				[]
			];
			if (state.stack.length === 1) state.component.push(newComponent);
			else state.component[2].push(newComponent);
			state.stack.push(state.component);
			state.component = newComponent;
			if (!state.designSet) state.designSet = design.getDesignSet(state.component[0]);
			return;
		} else if (name === "end") {
			state.component = state.stack.pop();
			return;
		}
	} else throw new ParserError("invalid line (no token \";\" or \":\") \"" + line + "\"");
	let valueType;
	let multiValue = false;
	let structuredValue = false;
	let propertyDetails;
	let splitName;
	let ungroupedName;
	if (state.designSet.propertyGroups && name.indexOf(".") !== -1) {
		splitName = name.split(".");
		params.group = splitName[0];
		ungroupedName = splitName[1];
	} else ungroupedName = name;
	if (ungroupedName in state.designSet.property) {
		propertyDetails = state.designSet.property[ungroupedName];
		if ("multiValue" in propertyDetails) multiValue = propertyDetails.multiValue;
		if ("structuredValue" in propertyDetails) structuredValue = propertyDetails.structuredValue;
		if (value && "detectType" in propertyDetails) valueType = propertyDetails.detectType(value);
	}
	if (!valueType) {
		if (!("value" in params)) {
			if (propertyDetails) valueType = propertyDetails.defaultType;
			else valueType = DEFAULT_VALUE_TYPE$1;
		} else valueType = params.value.toLowerCase();
	}
	delete params.value;
	let result;
	if (multiValue && structuredValue) {
		value = parse$1._parseMultiValue(value, structuredValue, valueType, [], multiValue, state.designSet, structuredValue);
		result = [
			ungroupedName,
			params,
			valueType,
			value
		];
	} else if (multiValue) {
		result = [
			ungroupedName,
			params,
			valueType
		];
		parse$1._parseMultiValue(value, multiValue, valueType, result, null, state.designSet, false);
	} else if (structuredValue) {
		value = parse$1._parseMultiValue(value, structuredValue, valueType, [], null, state.designSet, structuredValue);
		result = [
			ungroupedName,
			params,
			valueType,
			value
		];
	} else {
		value = parse$1._parseValue(value, valueType, state.designSet, false);
		result = [
			ungroupedName,
			params,
			valueType,
			value
		];
	}
	if (state.component[0] === "vcard" && state.component[1].length === 0 && !(name === "version" && value === "4.0")) state.designSet = design.getDesignSet("vcard3");
	state.component[1].push(result);
};
parse$1._parseValue = function(value, type, designSet, structuredValue) {
	if (type in designSet.value && "fromICAL" in designSet.value[type]) return designSet.value[type].fromICAL(value, structuredValue);
	return value;
};
parse$1._parseParameters = function(line, start, designSet) {
	let lastParam = start;
	let pos = 0;
	let delim = PARAM_NAME_DELIMITER;
	let result = {};
	let name, lcname;
	let value, valuePos = -1;
	let type, multiValue, mvdelim;
	while (pos !== false && (pos = line.indexOf(delim, pos + 1)) !== -1) {
		name = line.slice(lastParam + 1, pos);
		if (name.length == 0) throw new ParserError("Empty parameter name in '" + line + "'");
		lcname = name.toLowerCase();
		mvdelim = false;
		multiValue = false;
		if (lcname in designSet.param && designSet.param[lcname].valueType) type = designSet.param[lcname].valueType;
		else type = DEFAULT_PARAM_TYPE;
		if (lcname in designSet.param) {
			multiValue = designSet.param[lcname].multiValue;
			if (designSet.param[lcname].multiValueSeparateDQuote) mvdelim = parse$1._rfc6868Escape("\"" + multiValue + "\"");
		}
		if (line[pos + 1] === "\"") {
			valuePos = pos + 2;
			pos = line.indexOf("\"", valuePos);
			if (multiValue && pos != -1) {
				let extendedValue = true;
				while (extendedValue) if (line[pos + 1] == multiValue && line[pos + 2] == "\"") pos = line.indexOf("\"", pos + 3);
				else extendedValue = false;
			}
			if (pos === -1) throw new ParserError("invalid line (no matching double quote) \"" + line + "\"");
			value = line.slice(valuePos, pos);
			lastParam = line.indexOf(PARAM_DELIMITER, pos);
			let propValuePos = line.indexOf(VALUE_DELIMITER, pos);
			if (lastParam === -1 || propValuePos !== -1 && lastParam > propValuePos) pos = false;
		} else {
			valuePos = pos + 1;
			let nextPos = line.indexOf(PARAM_DELIMITER, valuePos);
			let propValuePos = line.indexOf(VALUE_DELIMITER, valuePos);
			if (propValuePos !== -1 && nextPos > propValuePos) {
				nextPos = propValuePos;
				pos = false;
			} else if (nextPos === -1) {
				if (propValuePos === -1) nextPos = line.length;
				else nextPos = propValuePos;
				pos = false;
			} else {
				lastParam = nextPos;
				pos = nextPos;
			}
			value = line.slice(valuePos, nextPos);
		}
		const length_before = value.length;
		value = parse$1._rfc6868Escape(value);
		valuePos += length_before - value.length;
		if (multiValue) {
			let delimiter = mvdelim || multiValue;
			value = parse$1._parseMultiValue(value, delimiter, type, [], null, designSet);
		} else value = parse$1._parseValue(value, type, designSet);
		if (multiValue && lcname in result) {
			if (Array.isArray(result[lcname])) result[lcname].push(value);
			else result[lcname] = [result[lcname], value];
		} else result[lcname] = value;
	}
	return [
		result,
		value,
		valuePos
	];
};
parse$1._rfc6868Escape = function(val) {
	return val.replace(/\^['n^]/g, function(x) {
		return RFC6868_REPLACE_MAP$1[x];
	});
};
parse$1._parseMultiValue = function(buffer, delim, type, result, innerMulti, designSet, structuredValue) {
	let pos = 0;
	let lastPos = 0;
	let value;
	if (delim.length === 0) return buffer;
	while ((pos = unescapedIndexOf(buffer, delim, lastPos)) !== -1) {
		value = buffer.slice(lastPos, pos);
		if (innerMulti) value = parse$1._parseMultiValue(value, innerMulti, type, [], null, designSet, structuredValue);
		else value = parse$1._parseValue(value, type, designSet, structuredValue);
		result.push(value);
		lastPos = pos + delim.length;
	}
	value = buffer.slice(lastPos);
	if (innerMulti) value = parse$1._parseMultiValue(value, innerMulti, type, [], null, designSet, structuredValue);
	else value = parse$1._parseValue(value, type, designSet, structuredValue);
	result.push(value);
	return result.length == 1 ? result[0] : result;
};
parse$1._eachLine = function(buffer, callback) {
	let len = buffer.length;
	let lastPos = buffer.search(CHAR);
	let pos = lastPos;
	let line;
	let firstChar;
	let newlineOffset;
	do {
		pos = buffer.indexOf("\n", lastPos) + 1;
		if (pos > 1 && buffer[pos - 2] === "\r") newlineOffset = 2;
		else newlineOffset = 1;
		if (pos === 0) {
			pos = len;
			newlineOffset = 0;
		}
		firstChar = buffer[lastPos];
		if (firstChar === " " || firstChar === "	") line += buffer.slice(lastPos + 1, pos - newlineOffset);
		else {
			if (line) callback(null, line);
			line = buffer.slice(lastPos, pos - newlineOffset);
		}
		lastPos = pos;
	} while (pos !== len);
	line = line.trim();
	if (line.length) callback(null, line);
};
var OPTIONS = [
	"tzid",
	"location",
	"tznames",
	"latitude",
	"longitude"
];
var Timezone = class Timezone {
	static _compare_change_fn(a, b) {
		if (a.year < b.year) return -1;
		else if (a.year > b.year) return 1;
		if (a.month < b.month) return -1;
		else if (a.month > b.month) return 1;
		if (a.day < b.day) return -1;
		else if (a.day > b.day) return 1;
		if (a.hour < b.hour) return -1;
		else if (a.hour > b.hour) return 1;
		if (a.minute < b.minute) return -1;
		else if (a.minute > b.minute) return 1;
		if (a.second < b.second) return -1;
		else if (a.second > b.second) return 1;
		return 0;
	}
	static convert_time(tt, from_zone, to_zone) {
		if (tt.isDate || from_zone.tzid == to_zone.tzid || from_zone == Timezone.localTimezone || to_zone == Timezone.localTimezone) {
			tt.zone = to_zone;
			return tt;
		}
		let utcOffset = from_zone.utcOffset(tt);
		tt.adjust(0, 0, 0, -utcOffset);
		utcOffset = to_zone.utcOffset(tt);
		tt.adjust(0, 0, 0, utcOffset);
		return null;
	}
	static fromData(aData) {
		return new Timezone().fromData(aData);
	}
	static #utcTimezone = null;
	static get utcTimezone() {
		if (!this.#utcTimezone) this.#utcTimezone = Timezone.fromData({ tzid: "UTC" });
		return this.#utcTimezone;
	}
	static #localTimezone = null;
	static get localTimezone() {
		if (!this.#localTimezone) this.#localTimezone = Timezone.fromData({ tzid: "floating" });
		return this.#localTimezone;
	}
	static adjust_change(change, days, hours, minutes, seconds) {
		return Time.prototype.adjust.call(change, days, hours, minutes, seconds, change);
	}
	static _minimumExpansionYear = -1;
	static EXTRA_COVERAGE = 5;
	constructor(data) {
		this.wrappedJSObject = this;
		this.fromData(data);
	}
	tzid = "";
	location = "";
	tznames = "";
	latitude = 0;
	longitude = 0;
	component = null;
	expandedUntilYear = 0;
	icalclass = "icaltimezone";
	fromData(aData) {
		this.expandedUntilYear = 0;
		this.changes = [];
		if (aData instanceof Component) this.component = aData;
		else {
			if (aData && "component" in aData) {
				if (typeof aData.component == "string") {
					let jCal = parse$1(aData.component);
					this.component = new Component(jCal);
				} else if (aData.component instanceof Component) this.component = aData.component;
				else this.component = null;
			}
			for (let prop of OPTIONS) if (aData && prop in aData) this[prop] = aData[prop];
		}
		if (this.component instanceof Component && !this.tzid) this.tzid = this.component.getFirstPropertyValue("tzid");
		return this;
	}
	utcOffset(tt) {
		if (this == Timezone.utcTimezone || this == Timezone.localTimezone) return 0;
		this._ensureCoverage(tt.year);
		if (!this.changes.length) return 0;
		let tt_change = {
			year: tt.year,
			month: tt.month,
			day: tt.day,
			hour: tt.hour,
			minute: tt.minute,
			second: tt.second
		};
		let change_num = this._findNearbyChange(tt_change);
		let change_num_to_use = -1;
		let step = 1;
		for (;;) {
			let change = clone(this.changes[change_num], true);
			if (change.utcOffset < change.prevUtcOffset) Timezone.adjust_change(change, 0, 0, 0, change.utcOffset);
			else Timezone.adjust_change(change, 0, 0, 0, change.prevUtcOffset);
			if (Timezone._compare_change_fn(tt_change, change) >= 0) change_num_to_use = change_num;
			else step = -1;
			if (step == -1 && change_num_to_use != -1) break;
			change_num += step;
			if (change_num < 0) return 0;
			if (change_num >= this.changes.length) break;
		}
		let zone_change = this.changes[change_num_to_use];
		if (zone_change.utcOffset - zone_change.prevUtcOffset < 0 && change_num_to_use > 0) {
			let tmp_change = clone(zone_change, true);
			Timezone.adjust_change(tmp_change, 0, 0, 0, tmp_change.prevUtcOffset);
			if (Timezone._compare_change_fn(tt_change, tmp_change) < 0) {
				let prev_zone_change = this.changes[change_num_to_use - 1];
				let want_daylight = false;
				if (zone_change.is_daylight != want_daylight && prev_zone_change.is_daylight == want_daylight) zone_change = prev_zone_change;
			}
		}
		return zone_change.utcOffset;
	}
	_findNearbyChange(change) {
		let idx = binsearchInsert(this.changes, change, Timezone._compare_change_fn);
		if (idx >= this.changes.length) return this.changes.length - 1;
		return idx;
	}
	_ensureCoverage(aYear) {
		if (Timezone._minimumExpansionYear == -1) {
			let today = Time.now();
			Timezone._minimumExpansionYear = today.year;
		}
		let changesEndYear = aYear;
		if (changesEndYear < Timezone._minimumExpansionYear) changesEndYear = Timezone._minimumExpansionYear;
		changesEndYear += Timezone.EXTRA_COVERAGE;
		if (!this.changes.length || this.expandedUntilYear < aYear) {
			let subcomps = this.component.getAllSubcomponents();
			let compLen = subcomps.length;
			let compIdx = 0;
			for (; compIdx < compLen; compIdx++) this._expandComponent(subcomps[compIdx], changesEndYear, this.changes);
			this.changes.sort(Timezone._compare_change_fn);
			this.expandedUntilYear = changesEndYear;
		}
	}
	_expandComponent(aComponent, aYear, changes) {
		if (!aComponent.hasProperty("dtstart") || !aComponent.hasProperty("tzoffsetto") || !aComponent.hasProperty("tzoffsetfrom")) return null;
		let dtstart = aComponent.getFirstProperty("dtstart").getFirstValue();
		let change;
		function convert_tzoffset(offset) {
			return offset.factor * (offset.hours * 3600 + offset.minutes * 60);
		}
		function init_changes() {
			let changebase = {};
			changebase.is_daylight = aComponent.name == "daylight";
			changebase.utcOffset = convert_tzoffset(aComponent.getFirstProperty("tzoffsetto").getFirstValue());
			changebase.prevUtcOffset = convert_tzoffset(aComponent.getFirstProperty("tzoffsetfrom").getFirstValue());
			return changebase;
		}
		if (!aComponent.hasProperty("rrule") && !aComponent.hasProperty("rdate")) {
			change = init_changes();
			change.year = dtstart.year;
			change.month = dtstart.month;
			change.day = dtstart.day;
			change.hour = dtstart.hour;
			change.minute = dtstart.minute;
			change.second = dtstart.second;
			Timezone.adjust_change(change, 0, 0, 0, -change.prevUtcOffset);
			changes.push(change);
		} else {
			let props = aComponent.getAllProperties("rdate");
			for (let rdate of props) {
				let time = rdate.getFirstValue();
				change = init_changes();
				change.year = time.year;
				change.month = time.month;
				change.day = time.day;
				if (time.isDate) {
					change.hour = dtstart.hour;
					change.minute = dtstart.minute;
					change.second = dtstart.second;
					if (dtstart.zone != Timezone.utcTimezone) Timezone.adjust_change(change, 0, 0, 0, -change.prevUtcOffset);
				} else {
					change.hour = time.hour;
					change.minute = time.minute;
					change.second = time.second;
					if (time.zone != Timezone.utcTimezone) Timezone.adjust_change(change, 0, 0, 0, -change.prevUtcOffset);
				}
				changes.push(change);
			}
			let rrule = aComponent.getFirstProperty("rrule");
			if (rrule) {
				rrule = rrule.getFirstValue();
				change = init_changes();
				if (rrule.until && rrule.until.zone == Timezone.utcTimezone) {
					rrule.until.adjust(0, 0, 0, change.prevUtcOffset);
					rrule.until.zone = Timezone.localTimezone;
				}
				let iterator = rrule.iterator(dtstart);
				let occ;
				while (occ = iterator.next()) {
					change = init_changes();
					if (occ.year > aYear || !occ) break;
					change.year = occ.year;
					change.month = occ.month;
					change.day = occ.day;
					change.hour = occ.hour;
					change.minute = occ.minute;
					change.second = occ.second;
					change.isDate = occ.isDate;
					Timezone.adjust_change(change, 0, 0, 0, -change.prevUtcOffset);
					changes.push(change);
				}
			}
		}
		return changes;
	}
	toString() {
		return this.tznames ? this.tznames : this.tzid;
	}
};
var zones = null;
var TimezoneService = {
	get count() {
		if (zones === null) return 0;
		return Object.keys(zones).length;
	},
	reset: function() {
		zones = Object.create(null);
		let utc = Timezone.utcTimezone;
		zones.Z = utc;
		zones.UTC = utc;
		zones.GMT = utc;
	},
	_hard_reset: function() {
		zones = null;
	},
	has: function(tzid) {
		if (zones === null) return false;
		return !!zones[tzid];
	},
	get: function(tzid) {
		if (zones === null) this.reset();
		return zones[tzid];
	},
	register: function(timezone, name) {
		if (zones === null) this.reset();
		if (typeof timezone === "string" && name instanceof Timezone) [timezone, name] = [name, timezone];
		if (!name) {
			if (timezone instanceof Timezone) name = timezone.tzid;
			else if (timezone.name === "vtimezone") {
				timezone = new Timezone(timezone);
				name = timezone.tzid;
			}
		}
		if (!name) throw new TypeError("Neither a timezone nor a name was passed");
		if (timezone instanceof Timezone) zones[name] = timezone;
		else throw new TypeError("timezone must be ICAL.Timezone or ICAL.Component");
	},
	remove: function(tzid) {
		if (zones === null) return null;
		return delete zones[tzid];
	}
};
function updateTimezones(vcal) {
	let allsubs, properties, vtimezones, reqTzid, i;
	if (!vcal || vcal.name !== "vcalendar") return vcal;
	allsubs = vcal.getAllSubcomponents();
	properties = [];
	vtimezones = {};
	for (i = 0; i < allsubs.length; i++) if (allsubs[i].name === "vtimezone") {
		let tzid = allsubs[i].getFirstProperty("tzid").getFirstValue();
		vtimezones[tzid] = allsubs[i];
	} else properties = properties.concat(allsubs[i].getAllProperties());
	reqTzid = {};
	for (i = 0; i < properties.length; i++) {
		let tzid = properties[i].getParameter("tzid");
		if (tzid) reqTzid[tzid] = true;
	}
	for (let [tzid, comp] of Object.entries(vtimezones)) if (!reqTzid[tzid]) vcal.removeSubcomponent(comp);
	for (let tzid of Object.keys(reqTzid)) if (!vtimezones[tzid] && TimezoneService.has(tzid)) vcal.addSubcomponent(TimezoneService.get(tzid).component);
	return vcal;
}
function isStrictlyNaN(number) {
	return typeof number === "number" && isNaN(number);
}
function strictParseInt(string) {
	let result = parseInt(string, 10);
	if (isStrictlyNaN(result)) throw new Error("Could not extract integer from \"" + string + "\"");
	return result;
}
function formatClassType(data, type) {
	if (typeof data === "undefined") return;
	if (data instanceof type) return data;
	return new type(data);
}
function unescapedIndexOf(buffer, search, pos) {
	while ((pos = buffer.indexOf(search, pos)) !== -1) if (pos > 0 && buffer[pos - 1] === "\\") pos += 1;
	else return pos;
	return -1;
}
function binsearchInsert(list, seekVal, cmpfunc) {
	if (!list.length) return 0;
	let low = 0, high = list.length - 1, mid, cmpval;
	while (low <= high) {
		mid = low + Math.floor((high - low) / 2);
		cmpval = cmpfunc(seekVal, list[mid]);
		if (cmpval < 0) high = mid - 1;
		else if (cmpval > 0) low = mid + 1;
		else break;
	}
	if (cmpval < 0) return mid;
	else if (cmpval > 0) return mid + 1;
	else return mid;
}
function clone(aSrc, aDeep) {
	if (!aSrc || typeof aSrc != "object") return aSrc;
	else if (aSrc instanceof Date) return new Date(aSrc.getTime());
	else if ("clone" in aSrc) return aSrc.clone();
	else if (Array.isArray(aSrc)) {
		let arr = [];
		for (let i = 0; i < aSrc.length; i++) arr.push(aDeep ? clone(aSrc[i], true) : aSrc[i]);
		return arr;
	} else {
		let obj = {};
		for (let [name, value] of Object.entries(aSrc)) if (aDeep) obj[name] = clone(value, true);
		else obj[name] = value;
		return obj;
	}
}
function foldline(aLine) {
	let result = "";
	let line = aLine || "", pos = 0, line_length = 0;
	while (line.length) {
		let cp = line.codePointAt(pos);
		if (cp < 128) ++line_length;
		else if (cp < 2048) line_length += 2;
		else if (cp < 65536) line_length += 3;
		else line_length += 4;
		if (line_length < ICALmodule.foldLength + 1) pos += cp > 65535 ? 2 : 1;
		else {
			result += ICALmodule.newLineChar + " " + line.slice(0, Math.max(0, pos));
			line = line.slice(Math.max(0, pos));
			pos = line_length = 0;
		}
	}
	return result.slice(ICALmodule.newLineChar.length + 1);
}
function pad2(data) {
	if (typeof data !== "string") {
		if (typeof data === "number") data = parseInt(data);
		data = String(data);
	}
	switch (data.length) {
		case 0: return "00";
		case 1: return "0" + data;
		default: return data;
	}
}
function trunc(number) {
	return number < 0 ? Math.ceil(number) : Math.floor(number);
}
function extend(source, target) {
	for (let key in source) {
		let descr = Object.getOwnPropertyDescriptor(source, key);
		if (descr && !Object.getOwnPropertyDescriptor(target, key)) Object.defineProperty(target, key, descr);
	}
	return target;
}
var helpers = Object.freeze({
	__proto__: null,
	binsearchInsert,
	clone,
	extend,
	foldline,
	formatClassType,
	isStrictlyNaN,
	pad2,
	strictParseInt,
	trunc,
	unescapedIndexOf,
	updateTimezones
});
var UtcOffset = class UtcOffset {
	static fromString(aString) {
		let options = {};
		options.factor = aString[0] === "+" ? 1 : -1;
		options.hours = strictParseInt(aString.slice(1, 3));
		options.minutes = strictParseInt(aString.slice(4, 6));
		return new UtcOffset(options);
	}
	static fromSeconds(aSeconds) {
		let instance = new UtcOffset();
		instance.fromSeconds(aSeconds);
		return instance;
	}
	constructor(aData) {
		this.fromData(aData);
	}
	hours = 0;
	minutes = 0;
	factor = 1;
	icaltype = "utc-offset";
	clone() {
		return UtcOffset.fromSeconds(this.toSeconds());
	}
	fromData(aData) {
		if (aData) for (let [key, value] of Object.entries(aData)) this[key] = value;
		this._normalize();
	}
	fromSeconds(aSeconds) {
		let secs = Math.abs(aSeconds);
		this.factor = aSeconds < 0 ? -1 : 1;
		this.hours = trunc(secs / 3600);
		secs -= this.hours * 3600;
		this.minutes = trunc(secs / 60);
		return this;
	}
	toSeconds() {
		return this.factor * (60 * this.minutes + 3600 * this.hours);
	}
	compare(other) {
		let a = this.toSeconds();
		let b = other.toSeconds();
		return (a > b) - (b > a);
	}
	_normalize() {
		let secs = this.toSeconds();
		let factor = this.factor;
		while (secs < -43200) secs += 97200;
		while (secs > 50400) secs -= 97200;
		this.fromSeconds(secs);
		if (secs == 0) this.factor = factor;
	}
	toICALString() {
		return design.icalendar.value["utc-offset"].toICAL(this.toString());
	}
	toString() {
		return (this.factor == 1 ? "+" : "-") + pad2(this.hours) + ":" + pad2(this.minutes);
	}
};
var VCardTime = class VCardTime extends Time {
	static fromDateAndOrTimeString(aValue, aIcalType) {
		function part(v, s, e) {
			return v ? strictParseInt(v.slice(s, s + e)) : null;
		}
		let parts = aValue.split("T");
		let dt = parts[0], tmz = parts[1];
		let splitzone = tmz ? design.vcard.value.time._splitZone(tmz) : [];
		let zone = splitzone[0], tm = splitzone[1];
		let dtlen = dt ? dt.length : 0;
		let tmlen = tm ? tm.length : 0;
		let hasDashDate = dt && dt[0] == "-" && dt[1] == "-";
		let hasDashTime = tm && tm[0] == "-";
		let o = {
			year: hasDashDate ? null : part(dt, 0, 4),
			month: hasDashDate && (dtlen == 4 || dtlen == 7) ? part(dt, 2, 2) : dtlen == 7 ? part(dt, 5, 2) : dtlen == 10 ? part(dt, 5, 2) : null,
			day: dtlen == 5 ? part(dt, 3, 2) : dtlen == 7 && hasDashDate ? part(dt, 5, 2) : dtlen == 10 ? part(dt, 8, 2) : null,
			hour: hasDashTime ? null : part(tm, 0, 2),
			minute: hasDashTime && tmlen == 3 ? part(tm, 1, 2) : tmlen > 4 ? hasDashTime ? part(tm, 1, 2) : part(tm, 3, 2) : null,
			second: tmlen == 4 ? part(tm, 2, 2) : tmlen == 6 ? part(tm, 4, 2) : tmlen == 8 ? part(tm, 6, 2) : null
		};
		if (zone == "Z") zone = Timezone.utcTimezone;
		else if (zone && zone[3] == ":") zone = UtcOffset.fromString(zone);
		else zone = null;
		return new VCardTime(o, zone, aIcalType);
	}
	constructor(data, zone, icaltype) {
		super(data, zone);
		this.icaltype = icaltype || "date-and-or-time";
	}
	icalclass = "vcardtime";
	icaltype = "date-and-or-time";
	clone() {
		return new VCardTime(this._time, this.zone, this.icaltype);
	}
	_normalize() {
		return this;
	}
	utcOffset() {
		if (this.zone instanceof UtcOffset) return this.zone.toSeconds();
		else return Time.prototype.utcOffset.apply(this, arguments);
	}
	toICALString() {
		return design.vcard.value[this.icaltype].toICAL(this.toString());
	}
	toString() {
		let y = this.year, m = this.month, d = this.day;
		let h = this.hour, mm = this.minute, s = this.second;
		let hasYear = y !== null, hasMonth = m !== null, hasDay = d !== null;
		let hasHour = h !== null, hasMinute = mm !== null, hasSecond = s !== null;
		let datepart = (hasYear ? pad2(y) + (hasMonth || hasDay ? "-" : "") : hasMonth || hasDay ? "--" : "") + (hasMonth ? pad2(m) : "") + (hasDay ? "-" + pad2(d) : "");
		let timepart = (hasHour ? pad2(h) : "-") + (hasHour && hasMinute ? ":" : "") + (hasMinute ? pad2(mm) : "") + (!hasHour && !hasMinute ? "-" : "") + (hasMinute && hasSecond ? ":" : "") + (hasSecond ? pad2(s) : "");
		let zone;
		if (this.zone === Timezone.utcTimezone) zone = "Z";
		else if (this.zone instanceof UtcOffset) zone = this.zone.toString();
		else if (this.zone === Timezone.localTimezone) zone = "";
		else if (this.zone instanceof Timezone) zone = UtcOffset.fromSeconds(this.zone.utcOffset(this)).toString();
		else zone = "";
		switch (this.icaltype) {
			case "time": return timepart + zone;
			case "date-and-or-time":
			case "date-time": return datepart + (timepart == "--" ? "" : "T" + timepart + zone);
			case "date": return datepart;
		}
		return null;
	}
};
var RecurIterator = class RecurIterator {
	static _indexMap = {
		"BYSECOND": 0,
		"BYMINUTE": 1,
		"BYHOUR": 2,
		"BYDAY": 3,
		"BYMONTHDAY": 4,
		"BYYEARDAY": 5,
		"BYWEEKNO": 6,
		"BYMONTH": 7,
		"BYSETPOS": 8
	};
	static _expandMap = {
		"SECONDLY": [
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1
		],
		"MINUTELY": [
			2,
			1,
			1,
			1,
			1,
			1,
			1,
			1
		],
		"HOURLY": [
			2,
			2,
			1,
			1,
			1,
			1,
			1,
			1
		],
		"DAILY": [
			2,
			2,
			2,
			1,
			1,
			1,
			1,
			1
		],
		"WEEKLY": [
			2,
			2,
			2,
			2,
			3,
			3,
			1,
			1
		],
		"MONTHLY": [
			2,
			2,
			2,
			2,
			2,
			3,
			3,
			1
		],
		"YEARLY": [
			2,
			2,
			2,
			2,
			2,
			2,
			2,
			2
		]
	};
	static UNKNOWN = 0;
	static CONTRACT = 1;
	static EXPAND = 2;
	static ILLEGAL = 3;
	constructor(options) {
		this.fromData(options);
	}
	completed = false;
	rule = null;
	dtstart = null;
	last = null;
	occurrence_number = 0;
	by_indices = null;
	initialized = false;
	by_data = null;
	days = null;
	days_index = 0;
	fromData(options) {
		this.rule = formatClassType(options.rule, Recur);
		if (!this.rule) throw new Error("iterator requires a (ICAL.Recur) rule");
		this.dtstart = formatClassType(options.dtstart, Time);
		if (!this.dtstart) throw new Error("iterator requires a (ICAL.Time) dtstart");
		if (options.by_data) this.by_data = options.by_data;
		else this.by_data = clone(this.rule.parts, true);
		if (options.occurrence_number) this.occurrence_number = options.occurrence_number;
		this.days = options.days || [];
		if (options.last) this.last = formatClassType(options.last, Time);
		this.by_indices = options.by_indices;
		if (!this.by_indices) this.by_indices = {
			"BYSECOND": 0,
			"BYMINUTE": 0,
			"BYHOUR": 0,
			"BYDAY": 0,
			"BYMONTH": 0,
			"BYWEEKNO": 0,
			"BYMONTHDAY": 0
		};
		this.initialized = options.initialized || false;
		if (!this.initialized) try {
			this.init();
		} catch (e) {
			if (e instanceof InvalidRecurrenceRuleError) this.completed = true;
			else throw e;
		}
	}
	init() {
		this.initialized = true;
		this.last = this.dtstart.clone();
		let parts = this.by_data;
		if ("BYDAY" in parts) this.sort_byday_rules(parts.BYDAY);
		if ("BYYEARDAY" in parts) {
			if ("BYMONTH" in parts || "BYWEEKNO" in parts || "BYMONTHDAY" in parts) throw new Error("Invalid BYYEARDAY rule");
		}
		if ("BYWEEKNO" in parts && "BYMONTHDAY" in parts) throw new Error("BYWEEKNO does not fit to BYMONTHDAY");
		if (this.rule.freq == "MONTHLY" && ("BYYEARDAY" in parts || "BYWEEKNO" in parts)) throw new Error("For MONTHLY recurrences neither BYYEARDAY nor BYWEEKNO may appear");
		if (this.rule.freq == "WEEKLY" && ("BYYEARDAY" in parts || "BYMONTHDAY" in parts)) throw new Error("For WEEKLY recurrences neither BYMONTHDAY nor BYYEARDAY may appear");
		if (this.rule.freq != "YEARLY" && "BYYEARDAY" in parts) throw new Error("BYYEARDAY may only appear in YEARLY rules");
		this.last.second = this.setup_defaults("BYSECOND", "SECONDLY", this.dtstart.second);
		this.last.minute = this.setup_defaults("BYMINUTE", "MINUTELY", this.dtstart.minute);
		this.last.hour = this.setup_defaults("BYHOUR", "HOURLY", this.dtstart.hour);
		this.last.day = this.setup_defaults("BYMONTHDAY", "DAILY", this.dtstart.day);
		this.last.month = this.setup_defaults("BYMONTH", "MONTHLY", this.dtstart.month);
		if (this.rule.freq == "WEEKLY") {
			if ("BYDAY" in parts) {
				let [, dow] = this.ruleDayOfWeek(parts.BYDAY[0], this.rule.wkst);
				let wkdy = dow - this.last.dayOfWeek(this.rule.wkst);
				if (this.last.dayOfWeek(this.rule.wkst) < dow && wkdy >= 0 || wkdy < 0) this.last.day += wkdy;
			} else parts.BYDAY = [Recur.numericDayToIcalDay(this.dtstart.dayOfWeek())];
		}
		if (this.rule.freq == "YEARLY") {
			const untilYear = this.rule.until ? this.rule.until.year : 2e4;
			while (this.last.year <= untilYear) {
				this.expand_year_days(this.last.year);
				if (this.days.length > 0) break;
				this.increment_year(this.rule.interval);
			}
			if (this.days.length == 0) throw new InvalidRecurrenceRuleError();
			if (!this._nextByYearDay() && !this.next_year() && !this.next_year() && !this.next_year()) throw new InvalidRecurrenceRuleError();
		}
		if (this.rule.freq == "MONTHLY") {
			if (this.has_by_data("BYDAY")) {
				let tempLast = null;
				let initLast = this.last.clone();
				let daysInMonth = Time.daysInMonth(this.last.month, this.last.year);
				for (let bydow of this.by_data.BYDAY) {
					this.last = initLast.clone();
					let [pos, dow] = this.ruleDayOfWeek(bydow);
					let dayOfMonth = this.last.nthWeekDay(dow, pos);
					if (pos >= 6 || pos <= -6) throw new Error("Malformed values in BYDAY part");
					if (dayOfMonth > daysInMonth || dayOfMonth <= 0) {
						if (tempLast && tempLast.month == initLast.month) continue;
						while (dayOfMonth > daysInMonth || dayOfMonth <= 0) {
							this.increment_month();
							daysInMonth = Time.daysInMonth(this.last.month, this.last.year);
							dayOfMonth = this.last.nthWeekDay(dow, pos);
						}
					}
					this.last.day = dayOfMonth;
					if (!tempLast || this.last.compare(tempLast) < 0) tempLast = this.last.clone();
				}
				this.last = tempLast.clone();
				if (this.has_by_data("BYMONTHDAY")) this._byDayAndMonthDay(true);
				if (this.last.day > daysInMonth || this.last.day == 0) throw new Error("Malformed values in BYDAY part");
			} else if (this.has_by_data("BYMONTHDAY")) {
				this.last.day = 1;
				let normalized = this.normalizeByMonthDayRules(this.last.year, this.last.month, this.rule.parts.BYMONTHDAY).filter((d) => d >= this.last.day);
				if (normalized.length) {
					this.last.day = normalized[0];
					this.by_data.BYMONTHDAY = normalized;
				} else if (!this.next_month() && !this.next_month() && !this.next_month()) throw new InvalidRecurrenceRuleError();
			}
		}
	}
	next(again = false) {
		let before = this.last ? this.last.clone() : null;
		if (this.rule.count && this.occurrence_number >= this.rule.count || this.rule.until && this.last.compare(this.rule.until) > 0) this.completed = true;
		if (this.completed) return null;
		if (this.occurrence_number == 0 && this.last.compare(this.dtstart) >= 0) {
			this.occurrence_number++;
			return this.last;
		}
		let valid;
		let invalid_count = 0;
		do {
			valid = 1;
			switch (this.rule.freq) {
				case "SECONDLY":
					this.next_second();
					break;
				case "MINUTELY":
					this.next_minute();
					break;
				case "HOURLY":
					this.next_hour();
					break;
				case "DAILY":
					this.next_day();
					break;
				case "WEEKLY":
					this.next_week();
					break;
				case "MONTHLY":
					valid = this.next_month();
					if (valid) invalid_count = 0;
					else if (++invalid_count == 336) {
						this.completed = true;
						return null;
					}
					break;
				case "YEARLY":
					valid = this.next_year();
					if (valid) invalid_count = 0;
					else if (++invalid_count == 28) {
						this.completed = true;
						return null;
					}
					break;
				default: return null;
			}
		} while (!this.check_contracting_rules() || this.last.compare(this.dtstart) < 0 || !valid);
		if (this.last.compare(before) == 0) {
			if (again) throw new Error("Same occurrence found twice, protecting you from death by recursion");
			this.next(true);
		}
		if (this.rule.until && this.last.compare(this.rule.until) > 0) {
			this.completed = true;
			return null;
		} else {
			this.occurrence_number++;
			return this.last;
		}
	}
	next_second() {
		return this.next_generic("BYSECOND", "SECONDLY", "second", "minute");
	}
	increment_second(inc) {
		return this.increment_generic(inc, "second", 60, "minute");
	}
	next_minute() {
		return this.next_generic("BYMINUTE", "MINUTELY", "minute", "hour", "next_second");
	}
	increment_minute(inc) {
		return this.increment_generic(inc, "minute", 60, "hour");
	}
	next_hour() {
		return this.next_generic("BYHOUR", "HOURLY", "hour", "monthday", "next_minute");
	}
	increment_hour(inc) {
		this.increment_generic(inc, "hour", 24, "monthday");
	}
	next_day() {
		let this_freq = this.rule.freq == "DAILY";
		if (this.next_hour() == 0) return 0;
		if (this_freq) this.increment_monthday(this.rule.interval);
		else this.increment_monthday(1);
		return 0;
	}
	next_week() {
		let end_of_data = 0;
		if (this.next_weekday_by_week() == 0) return end_of_data;
		if (this.has_by_data("BYWEEKNO")) {
			this.by_indices.BYWEEKNO++;
			if (this.by_indices.BYWEEKNO == this.by_data.BYWEEKNO.length) {
				this.by_indices.BYWEEKNO = 0;
				end_of_data = 1;
			}
			this.last.month = 1;
			this.last.day = 1;
			let week_no = this.by_data.BYWEEKNO[this.by_indices.BYWEEKNO];
			this.last.day += 7 * week_no;
			if (end_of_data) this.increment_year(1);
		} else this.increment_monthday(7 * this.rule.interval);
		return end_of_data;
	}
	normalizeByMonthDayRules(year, month, rules) {
		let daysInMonth = Time.daysInMonth(month, year);
		let newRules = [];
		let ruleIdx = 0;
		let len = rules.length;
		let rule;
		for (; ruleIdx < len; ruleIdx++) {
			rule = parseInt(rules[ruleIdx], 10);
			if (isNaN(rule)) throw new Error("Invalid BYMONTHDAY value");
			if (Math.abs(rule) > daysInMonth) continue;
			if (rule < 0) rule = daysInMonth + (rule + 1);
			else if (rule === 0) continue;
			if (newRules.indexOf(rule) === -1) newRules.push(rule);
		}
		return newRules.sort(function(a, b) {
			return a - b;
		});
	}
	_byDayAndMonthDay(isInit) {
		let byMonthDay;
		let byDay = this.by_data.BYDAY;
		let date;
		let dateIdx = 0;
		let dateLen;
		let dayLen = byDay.length;
		let dataIsValid = 0;
		let daysInMonth;
		let self = this;
		let lastDay = this.last.day;
		function initMonth() {
			daysInMonth = Time.daysInMonth(self.last.month, self.last.year);
			byMonthDay = self.normalizeByMonthDayRules(self.last.year, self.last.month, self.by_data.BYMONTHDAY);
			dateLen = byMonthDay.length;
			while (byMonthDay[dateIdx] <= lastDay && !(isInit && byMonthDay[dateIdx] == lastDay) && dateIdx < dateLen - 1) dateIdx++;
		}
		function nextMonth() {
			lastDay = 0;
			self.increment_month();
			dateIdx = 0;
			initMonth();
		}
		initMonth();
		if (isInit) lastDay -= 1;
		let monthsCounter = 48;
		while (!dataIsValid && monthsCounter) {
			monthsCounter--;
			date = lastDay + 1;
			if (date > daysInMonth) {
				nextMonth();
				continue;
			}
			let next = byMonthDay[dateIdx++];
			if (next >= date) lastDay = next;
			else {
				nextMonth();
				continue;
			}
			for (let dayIdx = 0; dayIdx < dayLen; dayIdx++) {
				let parts = this.ruleDayOfWeek(byDay[dayIdx]);
				let pos = parts[0];
				let dow = parts[1];
				this.last.day = lastDay;
				if (this.last.isNthWeekDay(dow, pos)) {
					dataIsValid = 1;
					break;
				}
			}
			if (!dataIsValid && dateIdx === dateLen) {
				nextMonth();
				continue;
			}
		}
		if (monthsCounter <= 0) throw new Error("Malformed values in BYDAY combined with BYMONTHDAY parts");
		return dataIsValid;
	}
	next_month() {
		let data_valid = 1;
		if (this.next_hour() == 0) return data_valid;
		if (this.has_by_data("BYDAY") && this.has_by_data("BYMONTHDAY")) data_valid = this._byDayAndMonthDay();
		else if (this.has_by_data("BYDAY")) {
			let daysInMonth = Time.daysInMonth(this.last.month, this.last.year);
			let setpos = 0;
			let setpos_total = 0;
			if (this.has_by_data("BYSETPOS")) {
				let last_day = this.last.day;
				for (let day = 1; day <= daysInMonth; day++) {
					this.last.day = day;
					if (this.is_day_in_byday(this.last)) {
						setpos_total++;
						if (day <= last_day) setpos++;
					}
				}
				this.last.day = last_day;
			}
			data_valid = 0;
			let day;
			for (day = this.last.day + 1; day <= daysInMonth; day++) {
				this.last.day = day;
				if (this.is_day_in_byday(this.last)) {
					if (!this.has_by_data("BYSETPOS") || this.check_set_position(++setpos) || this.check_set_position(setpos - setpos_total - 1)) {
						data_valid = 1;
						break;
					}
				}
			}
			if (day > daysInMonth) {
				this.last.day = 1;
				this.increment_month();
				if (this.is_day_in_byday(this.last)) {
					if (!this.has_by_data("BYSETPOS") || this.check_set_position(1)) data_valid = 1;
				} else data_valid = 0;
			}
		} else if (this.has_by_data("BYMONTHDAY")) {
			this.by_indices.BYMONTHDAY++;
			if (this.by_indices.BYMONTHDAY >= this.by_data.BYMONTHDAY.length) {
				this.by_indices.BYMONTHDAY = 0;
				this.increment_month();
				if (this.by_indices.BYMONTHDAY >= this.by_data.BYMONTHDAY.length) return 0;
			}
			let daysInMonth = Time.daysInMonth(this.last.month, this.last.year);
			let day = this.by_data.BYMONTHDAY[this.by_indices.BYMONTHDAY];
			if (day < 0) day = daysInMonth + day + 1;
			if (day > daysInMonth) {
				this.last.day = 1;
				data_valid = this.is_day_in_byday(this.last);
			} else this.last.day = day;
		} else {
			this.increment_month();
			let daysInMonth = Time.daysInMonth(this.last.month, this.last.year);
			if (this.by_data.BYMONTHDAY[0] > daysInMonth) data_valid = 0;
			else this.last.day = this.by_data.BYMONTHDAY[0];
		}
		return data_valid;
	}
	next_weekday_by_week() {
		let end_of_data = 0;
		if (this.next_hour() == 0) return end_of_data;
		if (!this.has_by_data("BYDAY")) return 1;
		for (;;) {
			let tt = new Time();
			this.by_indices.BYDAY++;
			if (this.by_indices.BYDAY == Object.keys(this.by_data.BYDAY).length) {
				this.by_indices.BYDAY = 0;
				end_of_data = 1;
			}
			let coded_day = this.by_data.BYDAY[this.by_indices.BYDAY];
			let dow = this.ruleDayOfWeek(coded_day)[1];
			dow -= this.rule.wkst;
			if (dow < 0) dow += 7;
			tt.year = this.last.year;
			tt.month = this.last.month;
			tt.day = this.last.day;
			let startOfWeek = tt.startDoyWeek(this.rule.wkst);
			if (dow + startOfWeek < 1) {
				if (!end_of_data) continue;
			}
			let next = Time.fromDayOfYear(startOfWeek + dow, this.last.year);
			this.last.year = next.year;
			this.last.month = next.month;
			this.last.day = next.day;
			return end_of_data;
		}
	}
	next_year() {
		if (this.next_hour() == 0) return 0;
		if (this.days.length == 0 || ++this.days_index == this.days.length) {
			this.days_index = 0;
			this.increment_year(this.rule.interval);
			if (this.has_by_data("BYMONTHDAY")) this.by_data.BYMONTHDAY = this.normalizeByMonthDayRules(this.last.year, this.last.month, this.rule.parts.BYMONTHDAY);
			this.expand_year_days(this.last.year);
			if (this.days.length == 0) return 0;
		}
		return this._nextByYearDay();
	}
	_nextByYearDay() {
		let doy = this.days[this.days_index];
		let year = this.last.year;
		if (Math.abs(doy) == 366 && !Time.isLeapYear(this.last.year)) return 0;
		if (doy < 1) {
			doy += 1;
			year += 1;
		}
		let next = Time.fromDayOfYear(doy, year);
		this.last.day = next.day;
		this.last.month = next.month;
		return 1;
	}
	ruleDayOfWeek(dow, aWeekStart) {
		let matches = dow.match(/([+-]?[0-9])?(MO|TU|WE|TH|FR|SA|SU)/);
		if (matches) {
			let pos = parseInt(matches[1] || 0, 10);
			dow = Recur.icalDayToNumericDay(matches[2], aWeekStart);
			return [pos, dow];
		} else return [0, 0];
	}
	next_generic(aRuleType, aInterval, aDateAttr, aFollowingAttr, aPreviousIncr) {
		let has_by_rule = aRuleType in this.by_data;
		let this_freq = this.rule.freq == aInterval;
		let end_of_data = 0;
		if (aPreviousIncr && this[aPreviousIncr]() == 0) return end_of_data;
		if (has_by_rule) {
			this.by_indices[aRuleType]++;
			let dta = this.by_data[aRuleType];
			if (this.by_indices[aRuleType] == dta.length) {
				this.by_indices[aRuleType] = 0;
				end_of_data = 1;
			}
			this.last[aDateAttr] = dta[this.by_indices[aRuleType]];
		} else if (this_freq) this["increment_" + aDateAttr](this.rule.interval);
		if (has_by_rule && end_of_data && this_freq) this["increment_" + aFollowingAttr](1);
		return end_of_data;
	}
	increment_monthday(inc) {
		for (let i = 0; i < inc; i++) {
			let daysInMonth = Time.daysInMonth(this.last.month, this.last.year);
			this.last.day++;
			if (this.last.day > daysInMonth) {
				this.last.day -= daysInMonth;
				this.increment_month();
			}
		}
	}
	increment_month() {
		this.last.day = 1;
		if (this.has_by_data("BYMONTH")) {
			this.by_indices.BYMONTH++;
			if (this.by_indices.BYMONTH == this.by_data.BYMONTH.length) {
				this.by_indices.BYMONTH = 0;
				this.increment_year(1);
			}
			this.last.month = this.by_data.BYMONTH[this.by_indices.BYMONTH];
		} else {
			if (this.rule.freq == "MONTHLY") this.last.month += this.rule.interval;
			else this.last.month++;
			this.last.month--;
			let years = trunc(this.last.month / 12);
			this.last.month %= 12;
			this.last.month++;
			if (years != 0) this.increment_year(years);
		}
		if (this.has_by_data("BYMONTHDAY")) this.by_data.BYMONTHDAY = this.normalizeByMonthDayRules(this.last.year, this.last.month, this.rule.parts.BYMONTHDAY);
	}
	increment_year(inc) {
		this.last.day = 1;
		this.last.year += inc;
	}
	increment_generic(inc, aDateAttr, aFactor, aNextIncrement) {
		this.last[aDateAttr] += inc;
		let nextunit = trunc(this.last[aDateAttr] / aFactor);
		this.last[aDateAttr] %= aFactor;
		if (nextunit != 0) this["increment_" + aNextIncrement](nextunit);
	}
	has_by_data(aRuleType) {
		return aRuleType in this.rule.parts;
	}
	expand_year_days(aYear) {
		let t = new Time();
		this.days = [];
		let parts = {};
		for (let part of [
			"BYDAY",
			"BYWEEKNO",
			"BYMONTHDAY",
			"BYMONTH",
			"BYYEARDAY"
		]) if (part in this.rule.parts) parts[part] = this.rule.parts[part];
		if ("BYMONTH" in parts && "BYWEEKNO" in parts) {
			let valid = 1;
			let validWeeks = {};
			t.year = aYear;
			t.isDate = true;
			for (let monthIdx = 0; monthIdx < this.by_data.BYMONTH.length; monthIdx++) {
				let month = this.by_data.BYMONTH[monthIdx];
				t.month = month;
				t.day = 1;
				let first_week = t.weekNumber(this.rule.wkst);
				t.day = Time.daysInMonth(month, aYear);
				let last_week = t.weekNumber(this.rule.wkst);
				for (monthIdx = first_week; monthIdx < last_week; monthIdx++) validWeeks[monthIdx] = 1;
			}
			for (let weekIdx = 0; weekIdx < this.by_data.BYWEEKNO.length && valid; weekIdx++) if (this.by_data.BYWEEKNO[weekIdx] < 52) valid &= validWeeks[weekIdx];
			else valid = 0;
			if (valid) delete parts.BYMONTH;
			else delete parts.BYWEEKNO;
		}
		let partCount = Object.keys(parts).length;
		if (partCount == 0) {
			let t1 = this.dtstart.clone();
			t1.year = this.last.year;
			this.days.push(t1.dayOfYear());
		} else if (partCount == 1 && "BYMONTH" in parts) for (let month of this.by_data.BYMONTH) {
			let t2 = this.dtstart.clone();
			t2.year = aYear;
			t2.month = month;
			t2.isDate = true;
			this.days.push(t2.dayOfYear());
		}
		else if (partCount == 1 && "BYMONTHDAY" in parts) for (let monthday of this.by_data.BYMONTHDAY) {
			let t3 = this.dtstart.clone();
			if (monthday < 0) {
				let daysInMonth = Time.daysInMonth(t3.month, aYear);
				monthday = monthday + daysInMonth + 1;
			}
			t3.day = monthday;
			t3.year = aYear;
			t3.isDate = true;
			this.days.push(t3.dayOfYear());
		}
		else if (partCount == 2 && "BYMONTHDAY" in parts && "BYMONTH" in parts) for (let month of this.by_data.BYMONTH) {
			let daysInMonth = Time.daysInMonth(month, aYear);
			for (let monthday of this.by_data.BYMONTHDAY) {
				if (monthday < 0) monthday = monthday + daysInMonth + 1;
				t.day = monthday;
				t.month = month;
				t.year = aYear;
				t.isDate = true;
				this.days.push(t.dayOfYear());
			}
		}
		else if (partCount == 1 && "BYWEEKNO" in parts);
		else if (partCount == 2 && "BYWEEKNO" in parts && "BYMONTHDAY" in parts);
		else if (partCount == 1 && "BYDAY" in parts) this.days = this.days.concat(this.expand_by_day(aYear));
		else if (partCount == 2 && "BYDAY" in parts && "BYMONTH" in parts) {
			for (let month of this.by_data.BYMONTH) {
				let daysInMonth = Time.daysInMonth(month, aYear);
				t.year = aYear;
				t.month = month;
				t.day = 1;
				t.isDate = true;
				let first_dow = t.dayOfWeek();
				let doy_offset = t.dayOfYear() - 1;
				t.day = daysInMonth;
				let last_dow = t.dayOfWeek();
				if (this.has_by_data("BYSETPOS")) {
					let by_month_day = [];
					for (let day = 1; day <= daysInMonth; day++) {
						t.day = day;
						if (this.is_day_in_byday(t)) by_month_day.push(day);
					}
					for (let spIndex = 0; spIndex < by_month_day.length; spIndex++) if (this.check_set_position(spIndex + 1) || this.check_set_position(spIndex - by_month_day.length)) this.days.push(doy_offset + by_month_day[spIndex]);
				} else for (let coded_day of this.by_data.BYDAY) {
					let bydayParts = this.ruleDayOfWeek(coded_day);
					let pos = bydayParts[0];
					let dow = bydayParts[1];
					let month_day;
					let first_matching_day = (dow + 7 - first_dow) % 7 + 1;
					let last_matching_day = daysInMonth - (last_dow + 7 - dow) % 7;
					if (pos == 0) for (let day = first_matching_day; day <= daysInMonth; day += 7) this.days.push(doy_offset + day);
					else if (pos > 0) {
						month_day = first_matching_day + (pos - 1) * 7;
						if (month_day <= daysInMonth) this.days.push(doy_offset + month_day);
					} else {
						month_day = last_matching_day + (pos + 1) * 7;
						if (month_day > 0) this.days.push(doy_offset + month_day);
					}
				}
			}
			this.days.sort(function(a, b) {
				return a - b;
			});
		} else if (partCount == 2 && "BYDAY" in parts && "BYMONTHDAY" in parts) {
			let expandedDays = this.expand_by_day(aYear);
			for (let day of expandedDays) {
				let tt = Time.fromDayOfYear(day, aYear);
				if (this.by_data.BYMONTHDAY.indexOf(tt.day) >= 0) this.days.push(day);
			}
		} else if (partCount == 3 && "BYDAY" in parts && "BYMONTHDAY" in parts && "BYMONTH" in parts) {
			let expandedDays = this.expand_by_day(aYear);
			for (let day of expandedDays) {
				let tt = Time.fromDayOfYear(day, aYear);
				if (this.by_data.BYMONTH.indexOf(tt.month) >= 0 && this.by_data.BYMONTHDAY.indexOf(tt.day) >= 0) this.days.push(day);
			}
		} else if (partCount == 2 && "BYDAY" in parts && "BYWEEKNO" in parts) {
			let expandedDays = this.expand_by_day(aYear);
			for (let day of expandedDays) {
				let weekno = Time.fromDayOfYear(day, aYear).weekNumber(this.rule.wkst);
				if (this.by_data.BYWEEKNO.indexOf(weekno)) this.days.push(day);
			}
		} else if (partCount == 3 && "BYDAY" in parts && "BYWEEKNO" in parts && "BYMONTHDAY" in parts);
		else if (partCount == 1 && "BYYEARDAY" in parts) this.days = this.days.concat(this.by_data.BYYEARDAY);
		else if (partCount == 2 && "BYYEARDAY" in parts && "BYDAY" in parts) {
			let daysInYear = Time.isLeapYear(aYear) ? 366 : 365;
			let expandedDays = new Set(this.expand_by_day(aYear));
			for (let doy of this.by_data.BYYEARDAY) {
				if (doy < 0) doy += daysInYear + 1;
				if (expandedDays.has(doy)) this.days.push(doy);
			}
		} else this.days = [];
		let daysInYear = Time.isLeapYear(aYear) ? 366 : 365;
		this.days.sort((a, b) => {
			if (a < 0) a += daysInYear + 1;
			if (b < 0) b += daysInYear + 1;
			return a - b;
		});
		return 0;
	}
	expand_by_day(aYear) {
		let days_list = [];
		let tmp = this.last.clone();
		tmp.year = aYear;
		tmp.month = 1;
		tmp.day = 1;
		tmp.isDate = true;
		let start_dow = tmp.dayOfWeek();
		tmp.month = 12;
		tmp.day = 31;
		tmp.isDate = true;
		let end_dow = tmp.dayOfWeek();
		let end_year_day = tmp.dayOfYear();
		for (let day of this.by_data.BYDAY) {
			let parts = this.ruleDayOfWeek(day);
			let pos = parts[0];
			let dow = parts[1];
			if (pos == 0) {
				let tmp_start_doy = (dow + 7 - start_dow) % 7 + 1;
				for (let doy = tmp_start_doy; doy <= end_year_day; doy += 7) days_list.push(doy);
			} else if (pos > 0) {
				let first;
				if (dow >= start_dow) first = dow - start_dow + 1;
				else first = dow - start_dow + 8;
				days_list.push(first + (pos - 1) * 7);
			} else {
				let last;
				pos = -pos;
				if (dow <= end_dow) last = end_year_day - end_dow + dow;
				else last = end_year_day - end_dow + dow - 7;
				days_list.push(last - (pos - 1) * 7);
			}
		}
		return days_list;
	}
	is_day_in_byday(tt) {
		if (this.by_data.BYDAY) for (let day of this.by_data.BYDAY) {
			let parts = this.ruleDayOfWeek(day);
			let pos = parts[0];
			let dow = parts[1];
			let this_dow = tt.dayOfWeek();
			if (pos == 0 && dow == this_dow || tt.nthWeekDay(dow, pos) == tt.day) return 1;
		}
		return 0;
	}
	check_set_position(aPos) {
		if (this.has_by_data("BYSETPOS")) return this.by_data.BYSETPOS.indexOf(aPos) !== -1;
		return false;
	}
	sort_byday_rules(aRules) {
		for (let i = 0; i < aRules.length; i++) for (let j = 0; j < i; j++) if (this.ruleDayOfWeek(aRules[j], this.rule.wkst)[1] > this.ruleDayOfWeek(aRules[i], this.rule.wkst)[1]) {
			let tmp = aRules[i];
			aRules[i] = aRules[j];
			aRules[j] = tmp;
		}
	}
	check_contract_restriction(aRuleType, v) {
		let indexMapValue = RecurIterator._indexMap[aRuleType];
		let ruleMapValue = RecurIterator._expandMap[this.rule.freq][indexMapValue];
		let pass = false;
		if (aRuleType in this.by_data && ruleMapValue == RecurIterator.CONTRACT) {
			let ruleType = this.by_data[aRuleType];
			for (let bydata of ruleType) if (bydata == v) {
				pass = true;
				break;
			}
		} else pass = true;
		return pass;
	}
	check_contracting_rules() {
		let dow = this.last.dayOfWeek();
		let weekNo = this.last.weekNumber(this.rule.wkst);
		let doy = this.last.dayOfYear();
		return this.check_contract_restriction("BYSECOND", this.last.second) && this.check_contract_restriction("BYMINUTE", this.last.minute) && this.check_contract_restriction("BYHOUR", this.last.hour) && this.check_contract_restriction("BYDAY", Recur.numericDayToIcalDay(dow)) && this.check_contract_restriction("BYWEEKNO", weekNo) && this.check_contract_restriction("BYMONTHDAY", this.last.day) && this.check_contract_restriction("BYMONTH", this.last.month) && this.check_contract_restriction("BYYEARDAY", doy);
	}
	setup_defaults(aRuleType, req, deftime) {
		let indexMapValue = RecurIterator._indexMap[aRuleType];
		if (RecurIterator._expandMap[this.rule.freq][indexMapValue] != RecurIterator.CONTRACT) {
			if (!(aRuleType in this.by_data)) this.by_data[aRuleType] = [deftime];
			if (this.rule.freq != req) return this.by_data[aRuleType][0];
		}
		return deftime;
	}
	toJSON() {
		let result = Object.create(null);
		result.initialized = this.initialized;
		result.rule = this.rule.toJSON();
		result.dtstart = this.dtstart.toJSON();
		result.by_data = this.by_data;
		result.days = this.days;
		result.last = this.last.toJSON();
		result.by_indices = this.by_indices;
		result.occurrence_number = this.occurrence_number;
		return result;
	}
};
var InvalidRecurrenceRuleError = class extends Error {
	constructor() {
		super("Recurrence rule has no valid occurrences");
	}
};
var VALID_DAY_NAMES = /^(SU|MO|TU|WE|TH|FR|SA)$/;
var VALID_BYDAY_PART = /^([+-])?(5[0-3]|[1-4][0-9]|[1-9])?(SU|MO|TU|WE|TH|FR|SA)$/;
var DOW_MAP = {
	SU: Time.SUNDAY,
	MO: Time.MONDAY,
	TU: Time.TUESDAY,
	WE: Time.WEDNESDAY,
	TH: Time.THURSDAY,
	FR: Time.FRIDAY,
	SA: Time.SATURDAY
};
var REVERSE_DOW_MAP = Object.fromEntries(Object.entries(DOW_MAP).map((entry) => entry.reverse()));
var ALLOWED_FREQ = [
	"SECONDLY",
	"MINUTELY",
	"HOURLY",
	"DAILY",
	"WEEKLY",
	"MONTHLY",
	"YEARLY"
];
var Recur = class Recur {
	static fromString(string) {
		let data = this._stringToData(string, false);
		return new Recur(data);
	}
	static fromData(aData) {
		return new Recur(aData);
	}
	static _stringToData(string, fmtIcal) {
		let dict = Object.create(null);
		let values = string.split(";");
		let len = values.length;
		for (let i = 0; i < len; i++) {
			let parts = values[i].split("=");
			let ucname = parts[0].toUpperCase();
			let lcname = parts[0].toLowerCase();
			let name = fmtIcal ? lcname : ucname;
			let value = parts[1];
			if (ucname in partDesign) {
				let partArr = value.split(",");
				let partSet = new Set();
				for (let part of partArr) partSet.add(partDesign[ucname](part));
				partArr = [...partSet];
				dict[name] = partArr.length == 1 ? partArr[0] : partArr;
			} else if (ucname in optionDesign) optionDesign[ucname](value, dict, fmtIcal);
			else dict[lcname] = value;
		}
		return dict;
	}
	static icalDayToNumericDay(string, aWeekStart) {
		let firstDow = aWeekStart || Time.SUNDAY;
		return (DOW_MAP[string] - firstDow + 7) % 7 + 1;
	}
	static numericDayToIcalDay(num, aWeekStart) {
		let dow = num + (aWeekStart || Time.SUNDAY) - Time.SUNDAY;
		if (dow > 7) dow -= 7;
		return REVERSE_DOW_MAP[dow];
	}
	constructor(data) {
		this.wrappedJSObject = this;
		this.parts = {};
		if (data && typeof data === "object") this.fromData(data);
	}
	parts = null;
	interval = 1;
	wkst = Time.MONDAY;
	until = null;
	count = null;
	freq = null;
	icalclass = "icalrecur";
	icaltype = "recur";
	iterator(aStart) {
		return new RecurIterator({
			rule: this,
			dtstart: aStart
		});
	}
	clone() {
		return new Recur(this.toJSON());
	}
	isFinite() {
		return !!(this.count || this.until);
	}
	isByCount() {
		return !!(this.count && !this.until);
	}
	addComponent(aType, aValue) {
		let ucname = aType.toUpperCase();
		if (ucname in this.parts) this.parts[ucname].push(aValue);
		else this.parts[ucname] = [aValue];
	}
	setComponent(aType, aValues) {
		this.parts[aType.toUpperCase()] = aValues.slice();
	}
	getComponent(aType) {
		let ucname = aType.toUpperCase();
		return ucname in this.parts ? this.parts[ucname].slice() : [];
	}
	getNextOccurrence(aStartTime, aRecurrenceId) {
		let iter = this.iterator(aStartTime);
		let next;
		do
			next = iter.next();
		while (next && next.compare(aRecurrenceId) <= 0);
		if (next && aRecurrenceId.zone) next.zone = aRecurrenceId.zone;
		return next;
	}
	fromData(data) {
		for (let key in data) {
			let uckey = key.toUpperCase();
			if (uckey in partDesign) {
				if (Array.isArray(data[key])) this.parts[uckey] = data[key];
				else this.parts[uckey] = [data[key]];
			} else this[key] = data[key];
		}
		if (this.interval && typeof this.interval != "number") optionDesign.INTERVAL(this.interval, this);
		if (this.wkst && typeof this.wkst != "number") this.wkst = Recur.icalDayToNumericDay(this.wkst);
		if (this.until && !(this.until instanceof Time)) this.until = Time.fromString(this.until);
	}
	toJSON() {
		let res = Object.create(null);
		res.freq = this.freq;
		if (this.count) res.count = this.count;
		if (this.interval > 1) res.interval = this.interval;
		for (let [k, kparts] of Object.entries(this.parts)) if (Array.isArray(kparts) && kparts.length == 1) res[k.toLowerCase()] = kparts[0];
		else res[k.toLowerCase()] = clone(kparts);
		if (this.until) res.until = this.until.toString();
		if ("wkst" in this && this.wkst !== Time.DEFAULT_WEEK_START) res.wkst = Recur.numericDayToIcalDay(this.wkst);
		return res;
	}
	toString() {
		let str = "FREQ=" + this.freq;
		if (this.count) str += ";COUNT=" + this.count;
		if (this.interval > 1) str += ";INTERVAL=" + this.interval;
		for (let [k, v] of Object.entries(this.parts)) str += ";" + k + "=" + v;
		if (this.until) str += ";UNTIL=" + this.until.toICALString();
		if ("wkst" in this && this.wkst !== Time.DEFAULT_WEEK_START) str += ";WKST=" + Recur.numericDayToIcalDay(this.wkst);
		return str;
	}
};
function parseNumericValue(type, min, max, value) {
	let result = value;
	if (value[0] === "+") result = value.slice(1);
	result = strictParseInt(result);
	if (min !== void 0 && value < min) throw new Error(type + ": invalid value \"" + value + "\" must be > " + min);
	if (max !== void 0 && value > max) throw new Error(type + ": invalid value \"" + value + "\" must be < " + min);
	return result;
}
var optionDesign = {
	FREQ: function(value, dict, fmtIcal) {
		if (ALLOWED_FREQ.indexOf(value) !== -1) dict.freq = value;
		else throw new Error("invalid frequency \"" + value + "\" expected: \"" + ALLOWED_FREQ.join(", ") + "\"");
	},
	COUNT: function(value, dict, fmtIcal) {
		dict.count = strictParseInt(value);
	},
	INTERVAL: function(value, dict, fmtIcal) {
		dict.interval = strictParseInt(value);
		if (dict.interval < 1) dict.interval = 1;
	},
	UNTIL: function(value, dict, fmtIcal) {
		if (value.length > 10) dict.until = design.icalendar.value["date-time"].fromICAL(value);
		else dict.until = design.icalendar.value.date.fromICAL(value);
		if (!fmtIcal) dict.until = Time.fromString(dict.until);
	},
	WKST: function(value, dict, fmtIcal) {
		if (VALID_DAY_NAMES.test(value)) dict.wkst = Recur.icalDayToNumericDay(value);
		else throw new Error("invalid WKST value \"" + value + "\"");
	}
};
var partDesign = {
	BYSECOND: parseNumericValue.bind(void 0, "BYSECOND", 0, 60),
	BYMINUTE: parseNumericValue.bind(void 0, "BYMINUTE", 0, 59),
	BYHOUR: parseNumericValue.bind(void 0, "BYHOUR", 0, 23),
	BYDAY: function(value) {
		if (VALID_BYDAY_PART.test(value)) return value;
		else throw new Error("invalid BYDAY value \"" + value + "\"");
	},
	BYMONTHDAY: parseNumericValue.bind(void 0, "BYMONTHDAY", -31, 31),
	BYYEARDAY: parseNumericValue.bind(void 0, "BYYEARDAY", -366, 366),
	BYWEEKNO: parseNumericValue.bind(void 0, "BYWEEKNO", -53, 53),
	BYMONTH: parseNumericValue.bind(void 0, "BYMONTH", 1, 12),
	BYSETPOS: parseNumericValue.bind(void 0, "BYSETPOS", -366, 366)
};
var FROM_ICAL_NEWLINE = /\\\\|\\;|\\,|\\[Nn]/g;
var TO_ICAL_NEWLINE = /\\|;|,|\n/g;
var FROM_VCARD_NEWLINE = /\\\\|\\,|\\[Nn]/g;
var TO_VCARD_NEWLINE = /\\|,|\n/g;
function createTextType(fromNewline, toNewline) {
	return {
		matches: /.*/,
		fromICAL: function(aValue, structuredEscape) {
			return replaceNewline(aValue, fromNewline, structuredEscape);
		},
		toICAL: function(aValue, structuredEscape) {
			let regEx = toNewline;
			if (structuredEscape) regEx = new RegExp(regEx.source + "|" + structuredEscape, regEx.flags);
			return aValue.replace(regEx, function(str) {
				switch (str) {
					case "\\": return "\\\\";
					case ";": return "\\;";
					case ",": return "\\,";
					case "\n": return "\\n";
					default: return str;
				}
			});
		}
	};
}
var DEFAULT_TYPE_TEXT = { defaultType: "text" };
var DEFAULT_TYPE_TEXT_MULTI = {
	defaultType: "text",
	multiValue: ","
};
var DEFAULT_TYPE_TEXT_STRUCTURED = {
	defaultType: "text",
	structuredValue: ";"
};
var DEFAULT_TYPE_INTEGER = { defaultType: "integer" };
var DEFAULT_TYPE_DATETIME_DATE = {
	defaultType: "date-time",
	allowedTypes: ["date-time", "date"]
};
var DEFAULT_TYPE_DATETIME = { defaultType: "date-time" };
var DEFAULT_TYPE_URI = { defaultType: "uri" };
var DEFAULT_TYPE_UTCOFFSET = { defaultType: "utc-offset" };
var DEFAULT_TYPE_RECUR = { defaultType: "recur" };
var DEFAULT_TYPE_DATE_ANDOR_TIME = {
	defaultType: "date-and-or-time",
	allowedTypes: [
		"date-time",
		"date",
		"text"
	]
};
function replaceNewlineReplace(string) {
	switch (string) {
		case "\\\\": return "\\";
		case "\\;": return ";";
		case "\\,": return ",";
		case "\\n":
		case "\\N": return "\n";
		default: return string;
	}
}
function replaceNewline(value, newline, structuredEscape) {
	if (value.indexOf("\\") === -1) return value;
	if (structuredEscape) newline = new RegExp(newline.source + "|\\\\" + structuredEscape, newline.flags);
	return value.replace(newline, replaceNewlineReplace);
}
var commonProperties = {
	"categories": DEFAULT_TYPE_TEXT_MULTI,
	"url": DEFAULT_TYPE_URI,
	"version": DEFAULT_TYPE_TEXT,
	"uid": DEFAULT_TYPE_TEXT
};
var commonValues = {
	"boolean": {
		values: ["TRUE", "FALSE"],
		fromICAL: function(aValue) {
			switch (aValue) {
				case "TRUE": return true;
				case "FALSE": return false;
				default: return false;
			}
		},
		toICAL: function(aValue) {
			if (aValue) return "TRUE";
			return "FALSE";
		}
	},
	float: {
		matches: /^[+-]?\d+\.\d+$/,
		fromICAL: function(aValue) {
			let parsed = parseFloat(aValue);
			if (isStrictlyNaN(parsed)) return 0;
			return parsed;
		},
		toICAL: function(aValue) {
			return String(aValue);
		}
	},
	integer: {
		fromICAL: function(aValue) {
			let parsed = parseInt(aValue);
			if (isStrictlyNaN(parsed)) return 0;
			return parsed;
		},
		toICAL: function(aValue) {
			return String(aValue);
		}
	},
	"utc-offset": {
		toICAL: function(aValue) {
			if (aValue.length < 7) return aValue.slice(0, 3) + aValue.slice(4, 6);
			else return aValue.slice(0, 3) + aValue.slice(4, 6) + aValue.slice(7, 9);
		},
		fromICAL: function(aValue) {
			if (aValue.length < 6) return aValue.slice(0, 3) + ":" + aValue.slice(3, 5);
			else return aValue.slice(0, 3) + ":" + aValue.slice(3, 5) + ":" + aValue.slice(5, 7);
		},
		decorate: function(aValue) {
			return UtcOffset.fromString(aValue);
		},
		undecorate: function(aValue) {
			return aValue.toString();
		}
	}
};
var icalParams = {
	"cutype": {
		values: [
			"INDIVIDUAL",
			"GROUP",
			"RESOURCE",
			"ROOM",
			"UNKNOWN"
		],
		allowXName: true,
		allowIanaToken: true
	},
	"delegated-from": {
		valueType: "cal-address",
		multiValue: ",",
		multiValueSeparateDQuote: true
	},
	"delegated-to": {
		valueType: "cal-address",
		multiValue: ",",
		multiValueSeparateDQuote: true
	},
	"encoding": { values: ["8BIT", "BASE64"] },
	"fbtype": {
		values: [
			"FREE",
			"BUSY",
			"BUSY-UNAVAILABLE",
			"BUSY-TENTATIVE"
		],
		allowXName: true,
		allowIanaToken: true
	},
	"member": {
		valueType: "cal-address",
		multiValue: ",",
		multiValueSeparateDQuote: true
	},
	"partstat": {
		values: [
			"NEEDS-ACTION",
			"ACCEPTED",
			"DECLINED",
			"TENTATIVE",
			"DELEGATED",
			"COMPLETED",
			"IN-PROCESS"
		],
		allowXName: true,
		allowIanaToken: true
	},
	"range": { values: ["THISANDFUTURE"] },
	"related": { values: ["START", "END"] },
	"reltype": {
		values: [
			"PARENT",
			"CHILD",
			"SIBLING"
		],
		allowXName: true,
		allowIanaToken: true
	},
	"role": {
		values: [
			"REQ-PARTICIPANT",
			"CHAIR",
			"OPT-PARTICIPANT",
			"NON-PARTICIPANT"
		],
		allowXName: true,
		allowIanaToken: true
	},
	"rsvp": { values: ["TRUE", "FALSE"] },
	"sent-by": { valueType: "cal-address" },
	"tzid": { matches: /^\// },
	"value": {
		values: [
			"binary",
			"boolean",
			"cal-address",
			"date",
			"date-time",
			"duration",
			"float",
			"integer",
			"period",
			"recur",
			"text",
			"time",
			"uri",
			"utc-offset"
		],
		allowXName: true,
		allowIanaToken: true
	}
};
var icalValues = extend(commonValues, {
	text: createTextType(FROM_ICAL_NEWLINE, TO_ICAL_NEWLINE),
	uri: {},
	"binary": {
		decorate: function(aString) {
			return Binary.fromString(aString);
		},
		undecorate: function(aBinary) {
			return aBinary.toString();
		}
	},
	"cal-address": {},
	"date": {
		decorate: function(aValue, aProp) {
			if (design.strict) return Time.fromDateString(aValue, aProp);
			else return Time.fromString(aValue, aProp);
		},
		undecorate: function(aValue) {
			return aValue.toString();
		},
		fromICAL: function(aValue) {
			if (!design.strict && aValue.length >= 15) return icalValues["date-time"].fromICAL(aValue);
			else return aValue.slice(0, 4) + "-" + aValue.slice(4, 6) + "-" + aValue.slice(6, 8);
		},
		toICAL: function(aValue) {
			let len = aValue.length;
			if (len == 10) return aValue.slice(0, 4) + aValue.slice(5, 7) + aValue.slice(8, 10);
			else if (len >= 19) return icalValues["date-time"].toICAL(aValue);
			else return aValue;
		}
	},
	"date-time": {
		fromICAL: function(aValue) {
			if (!design.strict && aValue.length == 8) return icalValues.date.fromICAL(aValue);
			else {
				let result = aValue.slice(0, 4) + "-" + aValue.slice(4, 6) + "-" + aValue.slice(6, 8) + "T" + aValue.slice(9, 11) + ":" + aValue.slice(11, 13) + ":" + aValue.slice(13, 15);
				if (aValue[15] && aValue[15] === "Z") result += "Z";
				return result;
			}
		},
		toICAL: function(aValue) {
			let len = aValue.length;
			if (len == 10 && !design.strict) return icalValues.date.toICAL(aValue);
			else if (len >= 19) {
				let result = aValue.slice(0, 4) + aValue.slice(5, 7) + aValue.slice(8, 13) + aValue.slice(14, 16) + aValue.slice(17, 19);
				if (aValue[19] && aValue[19] === "Z") result += "Z";
				return result;
			} else return aValue;
		},
		decorate: function(aValue, aProp) {
			if (design.strict) return Time.fromDateTimeString(aValue, aProp);
			else return Time.fromString(aValue, aProp);
		},
		undecorate: function(aValue) {
			return aValue.toString();
		}
	},
	duration: {
		decorate: function(aValue) {
			return Duration.fromString(aValue);
		},
		undecorate: function(aValue) {
			return aValue.toString();
		}
	},
	period: {
		fromICAL: function(string) {
			let parts = string.split("/");
			parts[0] = icalValues["date-time"].fromICAL(parts[0]);
			if (!Duration.isValueString(parts[1])) parts[1] = icalValues["date-time"].fromICAL(parts[1]);
			return parts;
		},
		toICAL: function(parts) {
			parts = parts.slice();
			if (!design.strict && parts[0].length == 10) parts[0] = icalValues.date.toICAL(parts[0]);
			else parts[0] = icalValues["date-time"].toICAL(parts[0]);
			if (!Duration.isValueString(parts[1])) {
				if (!design.strict && parts[1].length == 10) parts[1] = icalValues.date.toICAL(parts[1]);
				else parts[1] = icalValues["date-time"].toICAL(parts[1]);
			}
			return parts.join("/");
		},
		decorate: function(aValue, aProp) {
			return Period.fromJSON(aValue, aProp, !design.strict);
		},
		undecorate: function(aValue) {
			return aValue.toJSON();
		}
	},
	recur: {
		fromICAL: function(string) {
			return Recur._stringToData(string, true);
		},
		toICAL: function(data) {
			let str = "";
			for (let [k, val] of Object.entries(data)) {
				if (k == "until") {
					if (val.length > 10) val = icalValues["date-time"].toICAL(val);
					else val = icalValues.date.toICAL(val);
				} else if (k == "wkst") {
					if (typeof val === "number") val = Recur.numericDayToIcalDay(val);
				} else if (Array.isArray(val)) val = val.join(",");
				str += k.toUpperCase() + "=" + val + ";";
			}
			return str.slice(0, Math.max(0, str.length - 1));
		},
		decorate: function decorate(aValue) {
			return Recur.fromData(aValue);
		},
		undecorate: function(aRecur) {
			return aRecur.toJSON();
		}
	},
	time: {
		fromICAL: function(aValue) {
			if (aValue.length < 6) return aValue;
			let result = aValue.slice(0, 2) + ":" + aValue.slice(2, 4) + ":" + aValue.slice(4, 6);
			if (aValue[6] === "Z") result += "Z";
			return result;
		},
		toICAL: function(aValue) {
			if (aValue.length < 8) return aValue;
			let result = aValue.slice(0, 2) + aValue.slice(3, 5) + aValue.slice(6, 8);
			if (aValue[8] === "Z") result += "Z";
			return result;
		}
	}
});
var icalProperties = extend(commonProperties, {
	"action": DEFAULT_TYPE_TEXT,
	"attach": { defaultType: "uri" },
	"attendee": { defaultType: "cal-address" },
	"calscale": DEFAULT_TYPE_TEXT,
	"class": DEFAULT_TYPE_TEXT,
	"comment": DEFAULT_TYPE_TEXT,
	"completed": DEFAULT_TYPE_DATETIME,
	"contact": DEFAULT_TYPE_TEXT,
	"created": DEFAULT_TYPE_DATETIME,
	"description": DEFAULT_TYPE_TEXT,
	"dtend": DEFAULT_TYPE_DATETIME_DATE,
	"dtstamp": DEFAULT_TYPE_DATETIME,
	"dtstart": DEFAULT_TYPE_DATETIME_DATE,
	"due": DEFAULT_TYPE_DATETIME_DATE,
	"duration": { defaultType: "duration" },
	"exdate": {
		defaultType: "date-time",
		allowedTypes: ["date-time", "date"],
		multiValue: ","
	},
	"exrule": DEFAULT_TYPE_RECUR,
	"freebusy": {
		defaultType: "period",
		multiValue: ","
	},
	"geo": {
		defaultType: "float",
		structuredValue: ";"
	},
	"last-modified": DEFAULT_TYPE_DATETIME,
	"location": DEFAULT_TYPE_TEXT,
	"method": DEFAULT_TYPE_TEXT,
	"organizer": { defaultType: "cal-address" },
	"percent-complete": DEFAULT_TYPE_INTEGER,
	"priority": DEFAULT_TYPE_INTEGER,
	"prodid": DEFAULT_TYPE_TEXT,
	"related-to": DEFAULT_TYPE_TEXT,
	"repeat": DEFAULT_TYPE_INTEGER,
	"rdate": {
		defaultType: "date-time",
		allowedTypes: [
			"date-time",
			"date",
			"period"
		],
		multiValue: ",",
		detectType: function(string) {
			if (string.indexOf("/") !== -1) return "period";
			return string.indexOf("T") === -1 ? "date" : "date-time";
		}
	},
	"recurrence-id": DEFAULT_TYPE_DATETIME_DATE,
	"resources": DEFAULT_TYPE_TEXT_MULTI,
	"request-status": DEFAULT_TYPE_TEXT_STRUCTURED,
	"rrule": DEFAULT_TYPE_RECUR,
	"sequence": DEFAULT_TYPE_INTEGER,
	"status": DEFAULT_TYPE_TEXT,
	"summary": DEFAULT_TYPE_TEXT,
	"transp": DEFAULT_TYPE_TEXT,
	"trigger": {
		defaultType: "duration",
		allowedTypes: ["duration", "date-time"]
	},
	"tzoffsetfrom": DEFAULT_TYPE_UTCOFFSET,
	"tzoffsetto": DEFAULT_TYPE_UTCOFFSET,
	"tzurl": DEFAULT_TYPE_URI,
	"tzid": DEFAULT_TYPE_TEXT,
	"tzname": DEFAULT_TYPE_TEXT
});
var vcardValues = extend(commonValues, {
	text: createTextType(FROM_VCARD_NEWLINE, TO_VCARD_NEWLINE),
	uri: createTextType(FROM_VCARD_NEWLINE, TO_VCARD_NEWLINE),
	date: {
		decorate: function(aValue) {
			return VCardTime.fromDateAndOrTimeString(aValue, "date");
		},
		undecorate: function(aValue) {
			return aValue.toString();
		},
		fromICAL: function(aValue) {
			if (aValue.length == 8) return icalValues.date.fromICAL(aValue);
			else if (aValue[0] == "-" && aValue.length == 6) return aValue.slice(0, 4) + "-" + aValue.slice(4);
			else return aValue;
		},
		toICAL: function(aValue) {
			if (aValue.length == 10) return icalValues.date.toICAL(aValue);
			else if (aValue[0] == "-" && aValue.length == 7) return aValue.slice(0, 4) + aValue.slice(5);
			else return aValue;
		}
	},
	time: {
		decorate: function(aValue) {
			return VCardTime.fromDateAndOrTimeString("T" + aValue, "time");
		},
		undecorate: function(aValue) {
			return aValue.toString();
		},
		fromICAL: function(aValue) {
			let splitzone = vcardValues.time._splitZone(aValue, true);
			let zone = splitzone[0], value = splitzone[1];
			if (value.length == 6) value = value.slice(0, 2) + ":" + value.slice(2, 4) + ":" + value.slice(4, 6);
			else if (value.length == 4 && value[0] != "-") value = value.slice(0, 2) + ":" + value.slice(2, 4);
			else if (value.length == 5) value = value.slice(0, 3) + ":" + value.slice(3, 5);
			if (zone.length == 5 && (zone[0] == "-" || zone[0] == "+")) zone = zone.slice(0, 3) + ":" + zone.slice(3);
			return value + zone;
		},
		toICAL: function(aValue) {
			let splitzone = vcardValues.time._splitZone(aValue);
			let zone = splitzone[0], value = splitzone[1];
			if (value.length == 8) value = value.slice(0, 2) + value.slice(3, 5) + value.slice(6, 8);
			else if (value.length == 5 && value[0] != "-") value = value.slice(0, 2) + value.slice(3, 5);
			else if (value.length == 6) value = value.slice(0, 3) + value.slice(4, 6);
			if (zone.length == 6 && (zone[0] == "-" || zone[0] == "+")) zone = zone.slice(0, 3) + zone.slice(4);
			return value + zone;
		},
		_splitZone: function(aValue, isFromIcal) {
			let lastChar = aValue.length - 1;
			let signChar = aValue.length - (isFromIcal ? 5 : 6);
			let sign = aValue[signChar];
			let zone, value;
			if (aValue[lastChar] == "Z") {
				zone = aValue[lastChar];
				value = aValue.slice(0, Math.max(0, lastChar));
			} else if (aValue.length > 6 && (sign == "-" || sign == "+")) {
				zone = aValue.slice(signChar);
				value = aValue.slice(0, Math.max(0, signChar));
			} else {
				zone = "";
				value = aValue;
			}
			return [zone, value];
		}
	},
	"date-time": {
		decorate: function(aValue) {
			return VCardTime.fromDateAndOrTimeString(aValue, "date-time");
		},
		undecorate: function(aValue) {
			return aValue.toString();
		},
		fromICAL: function(aValue) {
			return vcardValues["date-and-or-time"].fromICAL(aValue);
		},
		toICAL: function(aValue) {
			return vcardValues["date-and-or-time"].toICAL(aValue);
		}
	},
	"date-and-or-time": {
		decorate: function(aValue) {
			return VCardTime.fromDateAndOrTimeString(aValue, "date-and-or-time");
		},
		undecorate: function(aValue) {
			return aValue.toString();
		},
		fromICAL: function(aValue) {
			let parts = aValue.split("T");
			return (parts[0] ? vcardValues.date.fromICAL(parts[0]) : "") + (parts[1] ? "T" + vcardValues.time.fromICAL(parts[1]) : "");
		},
		toICAL: function(aValue) {
			let parts = aValue.split("T");
			return vcardValues.date.toICAL(parts[0]) + (parts[1] ? "T" + vcardValues.time.toICAL(parts[1]) : "");
		}
	},
	timestamp: icalValues["date-time"],
	"language-tag": { matches: /^[a-zA-Z0-9-]+$/ },
	"phone-number": {
		fromICAL: function(aValue) {
			return Array.from(aValue).filter(function(c) {
				return c === "\\" ? void 0 : c;
			}).join("");
		},
		toICAL: function(aValue) {
			return Array.from(aValue).map(function(c) {
				return c === "," || c === ";" ? "\\" + c : c;
			}).join("");
		}
	}
});
var vcardParams = {
	"type": {
		valueType: "text",
		multiValue: ","
	},
	"value": {
		values: [
			"text",
			"uri",
			"date",
			"time",
			"date-time",
			"date-and-or-time",
			"timestamp",
			"boolean",
			"integer",
			"float",
			"utc-offset",
			"language-tag"
		],
		allowXName: true,
		allowIanaToken: true
	}
};
var vcardProperties = extend(commonProperties, {
	"adr": {
		defaultType: "text",
		structuredValue: ";",
		multiValue: ","
	},
	"anniversary": DEFAULT_TYPE_DATE_ANDOR_TIME,
	"bday": DEFAULT_TYPE_DATE_ANDOR_TIME,
	"caladruri": DEFAULT_TYPE_URI,
	"caluri": DEFAULT_TYPE_URI,
	"clientpidmap": DEFAULT_TYPE_TEXT_STRUCTURED,
	"email": DEFAULT_TYPE_TEXT,
	"fburl": DEFAULT_TYPE_URI,
	"fn": DEFAULT_TYPE_TEXT,
	"gender": DEFAULT_TYPE_TEXT_STRUCTURED,
	"geo": DEFAULT_TYPE_URI,
	"impp": DEFAULT_TYPE_URI,
	"key": DEFAULT_TYPE_URI,
	"kind": DEFAULT_TYPE_TEXT,
	"lang": { defaultType: "language-tag" },
	"logo": DEFAULT_TYPE_URI,
	"member": DEFAULT_TYPE_URI,
	"n": {
		defaultType: "text",
		structuredValue: ";",
		multiValue: ","
	},
	"nickname": DEFAULT_TYPE_TEXT_MULTI,
	"note": DEFAULT_TYPE_TEXT,
	"org": {
		defaultType: "text",
		structuredValue: ";"
	},
	"photo": DEFAULT_TYPE_URI,
	"related": DEFAULT_TYPE_URI,
	"rev": { defaultType: "timestamp" },
	"role": DEFAULT_TYPE_TEXT,
	"sound": DEFAULT_TYPE_URI,
	"source": DEFAULT_TYPE_URI,
	"tel": {
		defaultType: "uri",
		allowedTypes: ["uri", "text"]
	},
	"title": DEFAULT_TYPE_TEXT,
	"tz": {
		defaultType: "text",
		allowedTypes: [
			"text",
			"utc-offset",
			"uri"
		]
	},
	"xml": DEFAULT_TYPE_TEXT
});
var vcard3Values = extend(commonValues, {
	binary: icalValues.binary,
	date: vcardValues.date,
	"date-time": vcardValues["date-time"],
	"phone-number": vcardValues["phone-number"],
	uri: icalValues.uri,
	text: vcardValues.text,
	time: icalValues.time,
	vcard: icalValues.text,
	"utc-offset": {
		toICAL: function(aValue) {
			return aValue.slice(0, 7);
		},
		fromICAL: function(aValue) {
			return aValue.slice(0, 7);
		},
		decorate: function(aValue) {
			return UtcOffset.fromString(aValue);
		},
		undecorate: function(aValue) {
			return aValue.toString();
		}
	}
});
var vcard3Params = {
	"type": {
		valueType: "text",
		multiValue: ","
	},
	"value": {
		values: [
			"text",
			"uri",
			"date",
			"date-time",
			"phone-number",
			"time",
			"boolean",
			"integer",
			"float",
			"utc-offset",
			"vcard",
			"binary"
		],
		allowXName: true,
		allowIanaToken: true
	}
};
var vcard3Properties = extend(commonProperties, {
	fn: DEFAULT_TYPE_TEXT,
	n: {
		defaultType: "text",
		structuredValue: ";",
		multiValue: ","
	},
	nickname: DEFAULT_TYPE_TEXT_MULTI,
	photo: {
		defaultType: "binary",
		allowedTypes: ["binary", "uri"]
	},
	bday: {
		defaultType: "date-time",
		allowedTypes: ["date-time", "date"],
		detectType: function(string) {
			return string.indexOf("T") === -1 ? "date" : "date-time";
		}
	},
	adr: {
		defaultType: "text",
		structuredValue: ";",
		multiValue: ","
	},
	label: DEFAULT_TYPE_TEXT,
	tel: { defaultType: "phone-number" },
	email: DEFAULT_TYPE_TEXT,
	mailer: DEFAULT_TYPE_TEXT,
	tz: {
		defaultType: "utc-offset",
		allowedTypes: ["utc-offset", "text"]
	},
	geo: {
		defaultType: "float",
		structuredValue: ";"
	},
	title: DEFAULT_TYPE_TEXT,
	role: DEFAULT_TYPE_TEXT,
	logo: {
		defaultType: "binary",
		allowedTypes: ["binary", "uri"]
	},
	agent: {
		defaultType: "vcard",
		allowedTypes: [
			"vcard",
			"text",
			"uri"
		]
	},
	org: DEFAULT_TYPE_TEXT_STRUCTURED,
	note: DEFAULT_TYPE_TEXT_MULTI,
	prodid: DEFAULT_TYPE_TEXT,
	rev: {
		defaultType: "date-time",
		allowedTypes: ["date-time", "date"],
		detectType: function(string) {
			return string.indexOf("T") === -1 ? "date" : "date-time";
		}
	},
	"sort-string": DEFAULT_TYPE_TEXT,
	sound: {
		defaultType: "binary",
		allowedTypes: ["binary", "uri"]
	},
	class: DEFAULT_TYPE_TEXT,
	key: {
		defaultType: "binary",
		allowedTypes: ["binary", "text"]
	}
});
var icalSet = {
	name: "ical",
	value: icalValues,
	param: icalParams,
	property: icalProperties,
	propertyGroups: false
};
var vcardSet = {
	name: "vcard4",
	value: vcardValues,
	param: vcardParams,
	property: vcardProperties,
	propertyGroups: true
};
var vcard3Set = {
	name: "vcard3",
	value: vcard3Values,
	param: vcard3Params,
	property: vcard3Properties,
	propertyGroups: true
};
var design = {
	strict: true,
	defaultSet: icalSet,
	defaultType: "unknown",
	components: {
		vcard: vcardSet,
		vcard3: vcard3Set,
		vevent: icalSet,
		vtodo: icalSet,
		vjournal: icalSet,
		valarm: icalSet,
		vtimezone: icalSet,
		daylight: icalSet,
		standard: icalSet
	},
	icalendar: icalSet,
	vcard: vcardSet,
	vcard3: vcard3Set,
	getDesignSet: function(componentName) {
		return componentName && componentName in design.components ? design.components[componentName] : design.defaultSet;
	}
};
var LINE_ENDING = "\r\n";
var DEFAULT_VALUE_TYPE = "unknown";
var RFC6868_REPLACE_MAP = {
	"\"": "^'",
	"\n": "^n",
	"^": "^^"
};
function stringify(jCal) {
	if (typeof jCal[0] == "string") jCal = [jCal];
	let i = 0;
	let len = jCal.length;
	let result = "";
	for (; i < len; i++) result += stringify.component(jCal[i]) + LINE_ENDING;
	return result;
}
stringify.component = function(component, designSet) {
	let name = component[0].toUpperCase();
	let result = "BEGIN:" + name + LINE_ENDING;
	let props = component[1];
	let propIdx = 0;
	let propLen = props.length;
	let designSetName = component[0];
	if (designSetName === "vcard" && component[1].length > 0 && !(component[1][0][0] === "version" && component[1][0][3] === "4.0")) designSetName = "vcard3";
	designSet = designSet || design.getDesignSet(designSetName);
	for (; propIdx < propLen; propIdx++) result += stringify.property(props[propIdx], designSet) + LINE_ENDING;
	let comps = component[2] || [];
	let compIdx = 0;
	let compLen = comps.length;
	for (; compIdx < compLen; compIdx++) result += stringify.component(comps[compIdx], designSet) + LINE_ENDING;
	result += "END:" + name;
	return result;
};
stringify.property = function(property, designSet, noFold) {
	let name = property[0].toUpperCase();
	let jsName = property[0];
	let params = property[1];
	if (!designSet) designSet = design.defaultSet;
	let groupName = params.group;
	let line;
	if (designSet.propertyGroups && groupName) line = groupName.toUpperCase() + "." + name;
	else line = name;
	for (let [paramName, value] of Object.entries(params)) {
		if (designSet.propertyGroups && paramName == "group") continue;
		let paramDesign = designSet.param[paramName];
		let multiValue = paramDesign && paramDesign.multiValue;
		if (multiValue && Array.isArray(value)) {
			value = value.map(function(val) {
				val = stringify._rfc6868Unescape(val);
				val = stringify.paramPropertyValue(val, paramDesign.multiValueSeparateDQuote);
				return val;
			});
			value = stringify.multiValue(value, multiValue, "unknown", null, designSet);
		} else {
			value = stringify._rfc6868Unescape(value);
			value = stringify.paramPropertyValue(value);
		}
		line += ";" + paramName.toUpperCase() + "=" + value;
	}
	if (property.length === 3) return line + ":";
	let valueType = property[2];
	let propDetails;
	let multiValue = false;
	let structuredValue = false;
	let isDefault = false;
	if (jsName in designSet.property) {
		propDetails = designSet.property[jsName];
		if ("multiValue" in propDetails) multiValue = propDetails.multiValue;
		if ("structuredValue" in propDetails && Array.isArray(property[3])) structuredValue = propDetails.structuredValue;
		if ("defaultType" in propDetails) {
			if (valueType === propDetails.defaultType) isDefault = true;
		} else if (valueType === DEFAULT_VALUE_TYPE) isDefault = true;
	} else if (valueType === DEFAULT_VALUE_TYPE) isDefault = true;
	if (!isDefault) line += ";VALUE=" + valueType.toUpperCase();
	line += ":";
	if (multiValue && structuredValue) line += stringify.multiValue(property[3], structuredValue, valueType, multiValue, designSet, structuredValue);
	else if (multiValue) line += stringify.multiValue(property.slice(3), multiValue, valueType, null, designSet, false);
	else if (structuredValue) line += stringify.multiValue(property[3], structuredValue, valueType, null, designSet, structuredValue);
	else line += stringify.value(property[3], valueType, designSet, false);
	return noFold ? line : foldline(line);
};
stringify.paramPropertyValue = function(value, force) {
	if (!force && value.indexOf(",") === -1 && value.indexOf(":") === -1 && value.indexOf(";") === -1) return value;
	return "\"" + value + "\"";
};
stringify.multiValue = function(values, delim, type, innerMulti, designSet, structuredValue) {
	let result = "";
	let len = values.length;
	let i = 0;
	for (; i < len; i++) {
		if (innerMulti && Array.isArray(values[i])) result += stringify.multiValue(values[i], innerMulti, type, null, designSet, structuredValue);
		else result += stringify.value(values[i], type, designSet, structuredValue);
		if (i !== len - 1) result += delim;
	}
	return result;
};
stringify.value = function(value, type, designSet, structuredValue) {
	if (type in designSet.value && "toICAL" in designSet.value[type]) return designSet.value[type].toICAL(value, structuredValue);
	return value;
};
stringify._rfc6868Unescape = function(val) {
	return val.replace(/[\n^"]/g, function(x) {
		return RFC6868_REPLACE_MAP[x];
	});
};
var NAME_INDEX$1 = 0;
var PROP_INDEX = 1;
var TYPE_INDEX = 2;
var VALUE_INDEX = 3;
var Property = class Property {
	static fromString(str, designSet) {
		return new Property(parse$1.property(str, designSet));
	}
	constructor(jCal, parent) {
		this._parent = parent || null;
		if (typeof jCal === "string") {
			this.jCal = [
				jCal,
				{},
				design.defaultType
			];
			this.jCal[TYPE_INDEX] = this.getDefaultType();
		} else this.jCal = jCal;
		this._updateType();
	}
	get type() {
		return this.jCal[TYPE_INDEX];
	}
	get name() {
		return this.jCal[NAME_INDEX$1];
	}
	get parent() {
		return this._parent;
	}
	set parent(p) {
		let designSetChanged = !this._parent || p && p._designSet != this._parent._designSet;
		this._parent = p;
		if (this.type == design.defaultType && designSetChanged) {
			this.jCal[TYPE_INDEX] = this.getDefaultType();
			this._updateType();
		}
	}
	get _designSet() {
		return this.parent ? this.parent._designSet : design.defaultSet;
	}
	_updateType() {
		let designSet = this._designSet;
		if (this.type in designSet.value) {
			if ("decorate" in designSet.value[this.type]) this.isDecorated = true;
			else this.isDecorated = false;
			if (this.name in designSet.property) {
				this.isMultiValue = "multiValue" in designSet.property[this.name];
				this.isStructuredValue = "structuredValue" in designSet.property[this.name];
			}
		}
	}
	_hydrateValue(index) {
		if (this._values && this._values[index]) return this._values[index];
		if (this.jCal.length <= VALUE_INDEX + index) return null;
		if (this.isDecorated) {
			if (!this._values) this._values = [];
			return this._values[index] = this._decorate(this.jCal[VALUE_INDEX + index]);
		} else return this.jCal[VALUE_INDEX + index];
	}
	_decorate(value) {
		return this._designSet.value[this.type].decorate(value, this);
	}
	_undecorate(value) {
		return this._designSet.value[this.type].undecorate(value, this);
	}
	_setDecoratedValue(value, index) {
		if (!this._values) this._values = [];
		if (typeof value === "object" && "icaltype" in value) {
			this.jCal[VALUE_INDEX + index] = this._undecorate(value);
			this._values[index] = value;
		} else {
			this.jCal[VALUE_INDEX + index] = value;
			this._values[index] = this._decorate(value);
		}
	}
	getParameter(name) {
		if (name in this.jCal[PROP_INDEX]) return this.jCal[PROP_INDEX][name];
		else return;
	}
	getFirstParameter(name) {
		let parameters = this.getParameter(name);
		if (Array.isArray(parameters)) return parameters[0];
		return parameters;
	}
	setParameter(name, value) {
		let lcname = name.toLowerCase();
		if (typeof value === "string" && lcname in this._designSet.param && "multiValue" in this._designSet.param[lcname]) value = [value];
		this.jCal[PROP_INDEX][name] = value;
	}
	removeParameter(name) {
		delete this.jCal[PROP_INDEX][name];
	}
	getDefaultType() {
		let name = this.jCal[NAME_INDEX$1];
		let designSet = this._designSet;
		if (name in designSet.property) {
			let details = designSet.property[name];
			if ("defaultType" in details) return details.defaultType;
		}
		return design.defaultType;
	}
	resetType(type) {
		this.removeAllValues();
		this.jCal[TYPE_INDEX] = type;
		this._updateType();
	}
	getFirstValue() {
		return this._hydrateValue(0);
	}
	getValues() {
		let len = this.jCal.length - VALUE_INDEX;
		if (len < 1) return [];
		let i = 0;
		let result = [];
		for (; i < len; i++) result[i] = this._hydrateValue(i);
		return result;
	}
	removeAllValues() {
		if (this._values) this._values.length = 0;
		this.jCal.length = 3;
	}
	setValues(values) {
		if (!this.isMultiValue) throw new Error(this.name + ": does not not support mulitValue.\noverride isMultiValue");
		let len = values.length;
		let i = 0;
		this.removeAllValues();
		if (len > 0 && typeof values[0] === "object" && "icaltype" in values[0]) this.resetType(values[0].icaltype);
		if (this.isDecorated) for (; i < len; i++) this._setDecoratedValue(values[i], i);
		else for (; i < len; i++) this.jCal[VALUE_INDEX + i] = values[i];
	}
	setValue(value) {
		this.removeAllValues();
		if (typeof value === "object" && "icaltype" in value) this.resetType(value.icaltype);
		if (this.isDecorated) this._setDecoratedValue(value, 0);
		else this.jCal[VALUE_INDEX] = value;
	}
	toJSON() {
		return this.jCal;
	}
	toICALString() {
		return stringify.property(this.jCal, this._designSet, true);
	}
};
var NAME_INDEX = 0;
var PROPERTY_INDEX = 1;
var COMPONENT_INDEX = 2;
var PROPERTY_NAME_INDEX = 0;
var PROPERTY_VALUE_INDEX = 3;
var Component = class Component {
	static fromString(str) {
		return new Component(parse$1.component(str));
	}
	constructor(jCal, parent) {
		if (typeof jCal === "string") jCal = [
			jCal,
			[],
			[]
		];
		this.jCal = jCal;
		this.parent = parent || null;
		if (!this.parent && this.name === "vcalendar") this._timezoneCache = new Map();
	}
	_hydratedPropertyCount = 0;
	_hydratedComponentCount = 0;
	_timezoneCache = null;
	_components = null;
	_properties = null;
	get name() {
		return this.jCal[NAME_INDEX];
	}
	get _designSet() {
		let parentDesign = this.parent && this.parent._designSet;
		if (!parentDesign && this.name == "vcard") {
			let versionProp = this.jCal[PROPERTY_INDEX]?.[0];
			if (versionProp && versionProp[PROPERTY_NAME_INDEX] == "version" && versionProp[PROPERTY_VALUE_INDEX] == "3.0") return design.getDesignSet("vcard3");
		}
		return parentDesign || design.getDesignSet(this.name);
	}
	_hydrateComponent(index) {
		if (!this._components) {
			this._components = [];
			this._hydratedComponentCount = 0;
		}
		if (this._components[index]) return this._components[index];
		let comp = new Component(this.jCal[COMPONENT_INDEX][index], this);
		this._hydratedComponentCount++;
		return this._components[index] = comp;
	}
	_hydrateProperty(index) {
		if (!this._properties) {
			this._properties = [];
			this._hydratedPropertyCount = 0;
		}
		if (this._properties[index]) return this._properties[index];
		let prop = new Property(this.jCal[PROPERTY_INDEX][index], this);
		this._hydratedPropertyCount++;
		return this._properties[index] = prop;
	}
	getFirstSubcomponent(name) {
		if (name) {
			let i = 0;
			let comps = this.jCal[COMPONENT_INDEX];
			let len = comps.length;
			for (; i < len; i++) if (comps[i][NAME_INDEX] === name) return this._hydrateComponent(i);
		} else if (this.jCal[COMPONENT_INDEX].length) return this._hydrateComponent(0);
		return null;
	}
	getAllSubcomponents(name) {
		let jCalLen = this.jCal[COMPONENT_INDEX].length;
		let i = 0;
		if (name) {
			let comps = this.jCal[COMPONENT_INDEX];
			let result = [];
			for (; i < jCalLen; i++) if (name === comps[i][NAME_INDEX]) result.push(this._hydrateComponent(i));
			return result;
		} else {
			if (!this._components || this._hydratedComponentCount !== jCalLen) for (; i < jCalLen; i++) this._hydrateComponent(i);
			return this._components || [];
		}
	}
	hasProperty(name) {
		let props = this.jCal[PROPERTY_INDEX];
		let len = props.length;
		let i = 0;
		for (; i < len; i++) if (props[i][NAME_INDEX] === name) return true;
		return false;
	}
	getFirstProperty(name) {
		if (name) {
			let i = 0;
			let props = this.jCal[PROPERTY_INDEX];
			let len = props.length;
			for (; i < len; i++) if (props[i][NAME_INDEX] === name) return this._hydrateProperty(i);
		} else if (this.jCal[PROPERTY_INDEX].length) return this._hydrateProperty(0);
		return null;
	}
	getFirstPropertyValue(name) {
		let prop = this.getFirstProperty(name);
		if (prop) return prop.getFirstValue();
		return null;
	}
	getAllProperties(name) {
		let jCalLen = this.jCal[PROPERTY_INDEX].length;
		let i = 0;
		if (name) {
			let props = this.jCal[PROPERTY_INDEX];
			let result = [];
			for (; i < jCalLen; i++) if (name === props[i][NAME_INDEX]) result.push(this._hydrateProperty(i));
			return result;
		} else {
			if (!this._properties || this._hydratedPropertyCount !== jCalLen) for (; i < jCalLen; i++) this._hydrateProperty(i);
			return this._properties || [];
		}
	}
	_removeObjectByIndex(jCalIndex, cache, index) {
		cache = cache || [];
		if (cache[index]) {
			let obj = cache[index];
			if ("parent" in obj) obj.parent = null;
		}
		cache.splice(index, 1);
		this.jCal[jCalIndex].splice(index, 1);
	}
	_removeObject(jCalIndex, cache, nameOrObject) {
		let i = 0;
		let objects = this.jCal[jCalIndex];
		let len = objects.length;
		let cached = this[cache];
		if (typeof nameOrObject === "string") {
			for (; i < len; i++) if (objects[i][NAME_INDEX] === nameOrObject) {
				this._removeObjectByIndex(jCalIndex, cached, i);
				return true;
			}
		} else if (cached) {
			for (; i < len; i++) if (cached[i] && cached[i] === nameOrObject) {
				this._removeObjectByIndex(jCalIndex, cached, i);
				return true;
			}
		}
		return false;
	}
	_removeAllObjects(jCalIndex, cache, name) {
		let cached = this[cache];
		let objects = this.jCal[jCalIndex];
		let i = objects.length - 1;
		for (; i >= 0; i--) if (!name || objects[i][NAME_INDEX] === name) this._removeObjectByIndex(jCalIndex, cached, i);
	}
	addSubcomponent(component) {
		if (!this._components) {
			this._components = [];
			this._hydratedComponentCount = 0;
		}
		if (component.parent) component.parent.removeSubcomponent(component);
		let idx = this.jCal[COMPONENT_INDEX].push(component.jCal);
		this._components[idx - 1] = component;
		this._hydratedComponentCount++;
		component.parent = this;
		return component;
	}
	removeSubcomponent(nameOrComp) {
		let removed = this._removeObject(COMPONENT_INDEX, "_components", nameOrComp);
		if (removed) this._hydratedComponentCount--;
		return removed;
	}
	removeAllSubcomponents(name) {
		let removed = this._removeAllObjects(COMPONENT_INDEX, "_components", name);
		this._hydratedComponentCount = 0;
		return removed;
	}
	addProperty(property) {
		if (!(property instanceof Property)) throw new TypeError("must be instance of ICAL.Property");
		if (!this._properties) {
			this._properties = [];
			this._hydratedPropertyCount = 0;
		}
		if (property.parent) property.parent.removeProperty(property);
		let idx = this.jCal[PROPERTY_INDEX].push(property.jCal);
		this._properties[idx - 1] = property;
		this._hydratedPropertyCount++;
		property.parent = this;
		return property;
	}
	addPropertyWithValue(name, value) {
		let prop = new Property(name);
		prop.setValue(value);
		this.addProperty(prop);
		return prop;
	}
	updatePropertyWithValue(name, value) {
		let prop = this.getFirstProperty(name);
		if (prop) prop.setValue(value);
		else prop = this.addPropertyWithValue(name, value);
		return prop;
	}
	removeProperty(nameOrProp) {
		let removed = this._removeObject(PROPERTY_INDEX, "_properties", nameOrProp);
		if (removed) this._hydratedPropertyCount--;
		return removed;
	}
	removeAllProperties(name) {
		let removed = this._removeAllObjects(PROPERTY_INDEX, "_properties", name);
		this._hydratedPropertyCount = 0;
		return removed;
	}
	toJSON() {
		return this.jCal;
	}
	toString() {
		return stringify.component(this.jCal, this._designSet);
	}
	getTimeZoneByID(tzid) {
		if (this.parent) return this.parent.getTimeZoneByID(tzid);
		if (!this._timezoneCache) return null;
		if (this._timezoneCache.has(tzid)) return this._timezoneCache.get(tzid);
		const zones = this.getAllSubcomponents("vtimezone");
		for (const zone of zones) if (zone.getFirstProperty("tzid").getFirstValue() === tzid) {
			const hydratedZone = new Timezone({
				component: zone,
				tzid
			});
			this._timezoneCache.set(tzid, hydratedZone);
			return hydratedZone;
		}
		return null;
	}
};
var RecurExpansion = class {
	constructor(options) {
		this.ruleDates = [];
		this.exDates = [];
		this.fromData(options);
	}
	complete = false;
	ruleIterators = null;
	ruleDates = null;
	exDates = null;
	ruleDateInc = 0;
	exDateInc = 0;
	exDate = null;
	ruleDate = null;
	dtstart = null;
	last = null;
	fromData(options) {
		let start = formatClassType(options.dtstart, Time);
		if (!start) throw new Error(".dtstart (ICAL.Time) must be given");
		else this.dtstart = start;
		if (options.component) this._init(options.component);
		else {
			this.last = formatClassType(options.last, Time) || start.clone();
			if (!options.ruleIterators) throw new Error(".ruleIterators or .component must be given");
			this.ruleIterators = options.ruleIterators.map(function(item) {
				return formatClassType(item, RecurIterator);
			});
			this.ruleDateInc = options.ruleDateInc;
			this.exDateInc = options.exDateInc;
			if (options.ruleDates) {
				this.ruleDates = options.ruleDates.map((item) => formatClassType(item, Time));
				this.ruleDate = this.ruleDates[this.ruleDateInc];
			}
			if (options.exDates) {
				this.exDates = options.exDates.map((item) => formatClassType(item, Time));
				this.exDate = this.exDates[this.exDateInc];
			}
			if (typeof options.complete !== "undefined") this.complete = options.complete;
		}
	}
	_compare_special(a, b) {
		if (!a.isDate && b.isDate) return new Time({
			year: a.year,
			month: a.month,
			day: a.day
		}).compare(b);
		return a.compare(b);
	}
	next() {
		let iter;
		let next;
		let compare;
		let maxTries = 500;
		let currentTry = 0;
		while (true) {
			if (currentTry++ > maxTries) throw new Error("max tries have occurred, rule may be impossible to fulfill.");
			next = this.ruleDate;
			iter = this._nextRecurrenceIter(this.last);
			if (!next && !iter) {
				this.complete = true;
				break;
			}
			if (!next || iter && next.compare(iter.last) > 0) {
				next = iter.last.clone();
				iter.next();
			}
			if (this.ruleDate === next) this._nextRuleDay();
			this.last = next;
			if (this.exDate) {
				compare = this._compare_special(this.last, this.exDate);
				if (compare > 0) this._nextExDay();
				if (compare === 0) {
					this._nextExDay();
					continue;
				}
			}
			return this.last;
		}
	}
	toJSON() {
		function toJSON(item) {
			return item.toJSON();
		}
		let result = Object.create(null);
		result.ruleIterators = this.ruleIterators.map(toJSON);
		if (this.ruleDates) result.ruleDates = this.ruleDates.map(toJSON);
		if (this.exDates) result.exDates = this.exDates.map(toJSON);
		result.ruleDateInc = this.ruleDateInc;
		result.exDateInc = this.exDateInc;
		result.last = this.last.toJSON();
		result.dtstart = this.dtstart.toJSON();
		result.complete = this.complete;
		return result;
	}
	_extractDates(component, propertyName) {
		let result = [];
		let props = component.getAllProperties(propertyName);
		for (let i = 0, len = props.length; i < len; i++) for (let prop of props[i].getValues()) {
			let idx = binsearchInsert(result, prop, (a, b) => a.compare(b));
			result.splice(idx, 0, prop);
		}
		return result;
	}
	_init(component) {
		this.ruleIterators = [];
		this.last = this.dtstart.clone();
		if (!component.hasProperty("rdate") && !component.hasProperty("rrule") && !component.hasProperty("recurrence-id")) {
			this.ruleDate = this.last.clone();
			this.complete = true;
			return;
		}
		if (component.hasProperty("rdate")) {
			this.ruleDates = this._extractDates(component, "rdate");
			if (this.ruleDates[0] && this.ruleDates[0].compare(this.dtstart) < 0) {
				this.ruleDateInc = 0;
				this.last = this.ruleDates[0].clone();
			} else this.ruleDateInc = binsearchInsert(this.ruleDates, this.last, (a, b) => a.compare(b));
			this.ruleDate = this.ruleDates[this.ruleDateInc];
		}
		if (component.hasProperty("rrule")) {
			let rules = component.getAllProperties("rrule");
			let i = 0;
			let len = rules.length;
			let rule;
			let iter;
			for (; i < len; i++) {
				rule = rules[i].getFirstValue();
				iter = rule.iterator(this.dtstart);
				this.ruleIterators.push(iter);
				iter.next();
			}
		}
		if (component.hasProperty("exdate")) {
			this.exDates = this._extractDates(component, "exdate");
			this.exDateInc = binsearchInsert(this.exDates, this.last, this._compare_special);
			this.exDate = this.exDates[this.exDateInc];
		}
	}
	_nextExDay() {
		this.exDate = this.exDates[++this.exDateInc];
	}
	_nextRuleDay() {
		this.ruleDate = this.ruleDates[++this.ruleDateInc];
	}
	_nextRecurrenceIter() {
		let iters = this.ruleIterators;
		if (iters.length === 0) return null;
		let len = iters.length;
		let iter;
		let iterTime;
		let iterIdx = 0;
		let chosenIter;
		for (; iterIdx < len; iterIdx++) {
			iter = iters[iterIdx];
			iterTime = iter.last;
			if (iter.completed) {
				len--;
				if (iterIdx !== 0) iterIdx--;
				iters.splice(iterIdx, 1);
				continue;
			}
			if (!chosenIter || chosenIter.last.compare(iterTime) > 0) chosenIter = iter;
		}
		return chosenIter;
	}
};
var Event = class Event {
	constructor(component, options) {
		if (!(component instanceof Component)) {
			options = component;
			component = null;
		}
		if (component) this.component = component;
		else this.component = new Component("vevent");
		this._rangeExceptionCache = Object.create(null);
		this.exceptions = Object.create(null);
		this.rangeExceptions = [];
		if (options && options.strictExceptions) this.strictExceptions = options.strictExceptions;
		if (options && options.exceptions) options.exceptions.forEach(this.relateException, this);
		else if (this.component.parent && !this.isRecurrenceException()) this.component.parent.getAllSubcomponents("vevent").forEach(function(event) {
			if (event.hasProperty("recurrence-id")) this.relateException(event);
		}, this);
	}
	static THISANDFUTURE = "THISANDFUTURE";
	exceptions = null;
	strictExceptions = false;
	relateException(obj) {
		if (this.isRecurrenceException()) throw new Error("cannot relate exception to exceptions");
		if (obj instanceof Component) obj = new Event(obj);
		if (this.strictExceptions && obj.uid !== this.uid) throw new Error("attempted to relate unrelated exception");
		let id = obj.recurrenceId.toString();
		this.exceptions[id] = obj;
		if (obj.modifiesFuture()) {
			let item = [obj.recurrenceId.toUnixTime(), id];
			let idx = binsearchInsert(this.rangeExceptions, item, compareRangeException);
			this.rangeExceptions.splice(idx, 0, item);
		}
	}
	modifiesFuture() {
		if (!this.component.hasProperty("recurrence-id")) return false;
		return this.component.getFirstProperty("recurrence-id").getParameter("range") === Event.THISANDFUTURE;
	}
	findRangeException(time) {
		if (!this.rangeExceptions.length) return null;
		let utc = time.toUnixTime();
		let idx = binsearchInsert(this.rangeExceptions, [utc], compareRangeException);
		idx -= 1;
		if (idx < 0) return null;
		let rangeItem = this.rangeExceptions[idx];
		if (utc < rangeItem[0]) return null;
		return rangeItem[1];
	}
	getOccurrenceDetails(occurrence) {
		let id = occurrence.toString();
		let utcId = occurrence.convertToZone(Timezone.utcTimezone).toString();
		let item;
		let result = { recurrenceId: occurrence };
		if (id in this.exceptions) {
			item = result.item = this.exceptions[id];
			result.startDate = item.startDate;
			result.endDate = item.endDate;
			result.item = item;
		} else if (utcId in this.exceptions) {
			item = this.exceptions[utcId];
			result.startDate = item.startDate;
			result.endDate = item.endDate;
			result.item = item;
		} else {
			let rangeExceptionId = this.findRangeException(occurrence);
			let end;
			if (rangeExceptionId) {
				let exception = this.exceptions[rangeExceptionId];
				result.item = exception;
				let startDiff = this._rangeExceptionCache[rangeExceptionId];
				if (!startDiff) {
					let original = exception.recurrenceId.clone();
					let newStart = exception.startDate.clone();
					original.zone = newStart.zone;
					startDiff = newStart.subtractDate(original);
					this._rangeExceptionCache[rangeExceptionId] = startDiff;
				}
				let start = occurrence.clone();
				start.zone = exception.startDate.zone;
				start.addDuration(startDiff);
				end = start.clone();
				end.addDuration(exception.duration);
				result.startDate = start;
				result.endDate = end;
			} else {
				end = occurrence.clone();
				end.addDuration(this.duration);
				result.endDate = end;
				result.startDate = occurrence;
				result.item = this;
			}
		}
		return result;
	}
	iterator(startTime) {
		return new RecurExpansion({
			component: this.component,
			dtstart: startTime || this.startDate
		});
	}
	isRecurring() {
		let comp = this.component;
		return comp.hasProperty("rrule") || comp.hasProperty("rdate");
	}
	isRecurrenceException() {
		return this.component.hasProperty("recurrence-id");
	}
	getRecurrenceTypes() {
		let rules = this.component.getAllProperties("rrule");
		let i = 0;
		let len = rules.length;
		let result = Object.create(null);
		for (; i < len; i++) {
			let value = rules[i].getFirstValue();
			result[value.freq] = true;
		}
		return result;
	}
	get uid() {
		return this._firstProp("uid");
	}
	set uid(value) {
		this._setProp("uid", value);
	}
	get startDate() {
		return this._firstProp("dtstart");
	}
	set startDate(value) {
		this._setTime("dtstart", value);
	}
	get endDate() {
		let endDate = this._firstProp("dtend");
		if (!endDate) {
			let duration = this._firstProp("duration");
			endDate = this.startDate.clone();
			if (duration) endDate.addDuration(duration);
			else if (endDate.isDate) endDate.day += 1;
		}
		return endDate;
	}
	set endDate(value) {
		if (this.component.hasProperty("duration")) this.component.removeProperty("duration");
		this._setTime("dtend", value);
	}
	get duration() {
		let duration = this._firstProp("duration");
		if (!duration) return this.endDate.subtractDateTz(this.startDate);
		return duration;
	}
	set duration(value) {
		if (this.component.hasProperty("dtend")) this.component.removeProperty("dtend");
		this._setProp("duration", value);
	}
	get location() {
		return this._firstProp("location");
	}
	set location(value) {
		this._setProp("location", value);
	}
	get attendees() {
		return this.component.getAllProperties("attendee");
	}
	get summary() {
		return this._firstProp("summary");
	}
	set summary(value) {
		this._setProp("summary", value);
	}
	get description() {
		return this._firstProp("description");
	}
	set description(value) {
		this._setProp("description", value);
	}
	get color() {
		return this._firstProp("color");
	}
	set color(value) {
		this._setProp("color", value);
	}
	get organizer() {
		return this._firstProp("organizer");
	}
	set organizer(value) {
		this._setProp("organizer", value);
	}
	get sequence() {
		return this._firstProp("sequence");
	}
	set sequence(value) {
		this._setProp("sequence", value);
	}
	get recurrenceId() {
		return this._firstProp("recurrence-id");
	}
	set recurrenceId(value) {
		this._setTime("recurrence-id", value);
	}
	_setTime(propName, time) {
		let prop = this.component.getFirstProperty(propName);
		if (!prop) {
			prop = new Property(propName);
			this.component.addProperty(prop);
		}
		if (time.zone === Timezone.localTimezone || time.zone === Timezone.utcTimezone) prop.removeParameter("tzid");
		else prop.setParameter("tzid", time.zone.tzid);
		prop.setValue(time);
	}
	_setProp(name, value) {
		this.component.updatePropertyWithValue(name, value);
	}
	_firstProp(name) {
		return this.component.getFirstPropertyValue(name);
	}
	toString() {
		return this.component.toString();
	}
};
function compareRangeException(a, b) {
	if (a[0] > b[0]) return 1;
	if (b[0] > a[0]) return -1;
	return 0;
}
var ComponentParser = class {
	constructor(options) {
		if (typeof options === "undefined") options = {};
		for (let [key, value] of Object.entries(options)) this[key] = value;
	}
	parseEvent = true;
	parseTimezone = true;
	oncomplete = function() {};
	onerror = function(err) {};
	ontimezone = function(component) {};
	onevent = function(component) {};
	process(ical) {
		if (typeof ical === "string") ical = parse$1(ical);
		if (!(ical instanceof Component)) ical = new Component(ical);
		let components = ical.getAllSubcomponents();
		let i = 0;
		let len = components.length;
		let component;
		for (; i < len; i++) {
			component = components[i];
			switch (component.name) {
				case "vtimezone":
					if (this.parseTimezone) {
						let tzid = component.getFirstPropertyValue("tzid");
						if (tzid) this.ontimezone(new Timezone({
							tzid,
							component
						}));
					}
					break;
				case "vevent":
					if (this.parseEvent) this.onevent(new Event(component));
					break;
				default: continue;
			}
		}
		this.oncomplete();
	}
};
var ICALmodule = {
	foldLength: 75,
	debug: false,
	newLineChar: "\r\n",
	Binary,
	Component,
	ComponentParser,
	Duration,
	Event,
	Period,
	Property,
	Recur,
	RecurExpansion,
	RecurIterator,
	Time,
	Timezone,
	TimezoneService,
	UtcOffset,
	VCardTime,
	parse: parse$1,
	stringify,
	design,
	helpers
};
// server/src/editorial/feeds/calendar-parts.ts
var longestPart = 1e7;
var mark = /^(BEGIN|END):([\w-]{1,40})\s*$/i;
async function* calendarParts(file, onMend) {
	let isInside = false;
	let part = {
		name: "",
		lines: [],
		length: 0,
		line: 0
	};
	let at = 0;
	let depth = 0;
	for await (const line of linesOf(file, onMend)) {
		at += 1;
		if (depth === 0) reachLine(at);
		const [, which = "", name = ""] = mark.exec(line) ?? [];
		const isBegin = which.toUpperCase() === "BEGIN";
		if (depth === 0 && name.toLowerCase() === "vcalendar") {
			isInside = isBegin;
			continue;
		}
		if (depth === 0 && isBegin) part = {
			name: name.toLowerCase(),
			lines: [],
			length: 0,
			line: at
		};
		if (isBegin) depth += 1;
		if (depth === 0) {
			if (line.trim()) yield {
				name: "",
				text: line,
				line: at
			};
			continue;
		}
		part.lines.push(line);
		part.length += line.length + 1;
		if (part.length > longestPart) throw tooLong();
		if (!which || isBegin) continue;
		depth -= 1;
		if (depth === 0) yield {
			name: part.name,
			text: part.lines.join("\n"),
			line: part.line
		};
	}
	if (isInside || depth > 0) throw new FeedRefused("This file can\u2019t be read as a calendar: it ends in the middle.");
}
var tooLong = () => new FeedRefused("This calendar has an event that is too long to import.");
async function* linesOf(file, onMend) {
	let rest = [];
	let length = 0;
	for await (const piece of decodeStream(file, onMend)) {
		let from = 0;
		for (let at = piece.indexOf("\n"); at >= 0; at = piece.indexOf("\n", from)) {
			yield asLine(rest, piece.slice(from, at));
			[rest, length, from] = [
				[],
				0,
				at + 1
			];
		}
		rest.push(piece.slice(from));
		length += piece.length - from;
		if (length > longestPart) throw tooLong();
	}
	if (length > 0) yield asLine(rest, "");
}
var asLine = (rest, end) => (rest.join("") + end).replace(/\r$/, "");
// server/src/editorial/feeds/recurrence.ts
var mostTries = 2e4;
var triesOfYear = 50;
var mostDates = 5e4;
var mostRules = 20;
var mostOfPart = 400;
var lastYear = 9999;
var RuleRefused = class extends Error {
	name = "RuleRefused";
};
var frequencies = [
	"DAILY",
	"WEEKLY",
	"MONTHLY",
	"YEARLY"
];
var BoundedIterator = class extends ICALmodule.RecurIterator {
	next(again) {
		this.tries = 0;
		return super.next(again);
	}
	check_contracting_rules() {
		this.count(1);
		return super.check_contracting_rules();
	}
	increment_monthday(days) {
		this.count(days);
		super.increment_monthday(days);
	}
	increment_month() {
		this.count(1);
		super.increment_month();
	}
	increment_year(years) {
		this.count(triesOfYear);
		super.increment_year(years);
		if (this.last.year > lastYear) throw neverTrue();
	}
	count(tries) {
		this.tries = (this.tries ?? 0) + tries;
		if (this.tries > 2e4) throw neverTrue();
	}
};
var neverTrue = () => new RuleRefused(`no date fits its repeat rule in ${mostTries.toLocaleString("en-US")} tries`);
function followRule(rule, start) {
	if (!frequencies.includes(rule.freq)) throw new RuleRefused("it repeats every second, minute or hour");
	for (const [name, values] of Object.entries(rule.parts)) {
		const distinct = [...new Set(values)];
		if (distinct.length > mostOfPart) throw new RuleRefused("its repeat rule is too long");
		rule.setComponent(name, distinct);
	}
	return new BoundedIterator({
		rule,
		dtstart: start
	});
}
var RuleDates = class {
	next;
	rule;
	constructor(rule, start) {
		this.rule = followRule(rule, start);
		this.next = this.step();
	}
	step() {
		const next = this.rule.next();
		this.next = next?.clone() ?? null;
		return this.next;
	}
};
var AddedDates = class {
	next;
	dates;
	at = 0;
	constructor(dates) {
		this.dates = dates.map((time) => ({
			time,
			at: time.toUnixTime()
		})).sort((a, b) => a.at - b.at).map(({ time }) => time);
		this.next = this.dates[0] ?? null;
	}
	step() {
		this.next = this.dates[++this.at] ?? null;
		return this.next;
	}
};
function* datesOf(component, start) {
	const rules = component.getAllProperties("rrule");
	if (rules.length > mostRules) throw new RuleRefused("it has too many repeat rules");
	const added = timesIn(component, "rdate");
	const excluded = timesIn(component, "exdate");
	if (added.length + excluded.length > 5e4) throw new RuleRefused(`it adds or excludes more than ${mostDates.toLocaleString("en-US")} dates`);
	const isExcluded = exclusion(excluded);
	const sources = rules.map((rule) => new RuleDates(rule.getFirstValue(), start));
	sources.push(new AddedDates(added));
	let last = NaN;
	for (;;) {
		const source = earliest(sources);
		const time = source?.next;
		if (!source || !time) return;
		source.step();
		const at = time.toUnixTime();
		if (at === last || isExcluded(time)) continue;
		last = at;
		yield time;
	}
}
function earliest(sources) {
	let best = null;
	for (const source of sources) if (source.next && (!best?.next || source.next.compare(best.next) < 0)) best = source;
	return best;
}
var timesIn = (component, name) => component.getAllProperties(name).flatMap((property) => property.getValues()).map((value) => value instanceof ICALmodule.Period ? value.start : value);
function exclusion(excluded) {
	const days = new Set();
	const instants = new Set();
	for (const time of excluded) if (time.isDate) days.add(dayOf(time));
	else instants.add(time.toUnixTime());
	return (time) => days.size > 0 && days.has(dayOf(time)) || instants.size > 0 && instants.has(time.toUnixTime());
}
var dayOf = ({ year, month, day }) => `${year}-${month}-${day}`;
// server/src/editorial/feeds/wall-clock.ts
function instantIn(wall, zone) {
	const format = formatOf(zone);
	if (!format) return null;
	const offset = (instant) => wallAt(format, instant) - instant;
	const first = wall - offset(wall);
	return new Date(wall - offset(first));
}
var formats = new Map();
var mostFormats = 200;
function formatOf(zone) {
	const known = formats.get(zone);
	if (known !== void 0) return known;
	if (formats.size >= mostFormats) formats.clear();
	const made = madeFor(zone);
	formats.set(zone, made);
	return made;
}
function madeFor(timeZone) {
	try {
		return new Intl.DateTimeFormat("en-US", {
			timeZone,
			hourCycle: "h23",
			year: "numeric",
			month: "2-digit",
			day: "2-digit",
			hour: "2-digit",
			minute: "2-digit",
			second: "2-digit"
		});
	} catch {
		return null;
	}
}
function wallAt(format, instant) {
	const told = {};
	for (const { type, value } of format.formatToParts(instant)) told[type] = Number(value);
	const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = told;
	return Date.UTC(year, month - 1, day, hour, minute, second);
}
// server/src/editorial/feeds/calendar.ts
var mostOccurrences = 500;
var daysBack = 30;
var daysAhead = 365;
var mostTimes = 5e4;
var longestSeconds = 316224e3;
var mostKept = 20971520;
var mostLines = 1e3;
var longestVenue = 200;
var changesOne = /^RECURRENCE-ID[;:]/im;
async function* readCalendar(file, { zone, now }, note) {
	const mends = [];
	const whole = await learn(file, (sentence) => mends.push(sentence));
	const title = whole.calendar.getFirstPropertyValue("x-wr-calname");
	if (title) note(labelMessages.fileTitle(String(title)));
	mends.forEach(note);
	const kept = new Map();
	const orphans = new Set(whole.changed.keys());
	let position = 0;
	for await (const { name, text } of calendarParts(file)) {
		if (name !== "vevent" || changesOne.test(text)) continue;
		const component = parse(text, whole.calendar);
		orphans.delete(wordsOf(component, "uid"));
		const refusal = refusalOf(component);
		if (refusal) {
			yield {
				...leftOut(++position, wordsOf(component, "summary")),
				...refusal
			};
			continue;
		}
		try {
			for (const { occurrence, cutAfter } of unfold(component, whole, now)) {
				const messages = cutAfter ? [`it repeats too often: dates after ${cutAfter} were left out`] : [];
				yield readOccurrence(occurrence, {
					position: position + 1,
					kept,
					zone,
					messages,
					now
				});
				position += 1;
			}
		} catch (error) {
			yield {
				...leftOut(++position, wordsOf(component, "summary")),
				...refusalFor(error)
			};
		}
	}
	for (const uid of orphans) for (const text of whole.changed.get(uid) ?? []) {
		position += 1;
		yield readOrphan(text, whole, {
			position,
			kept,
			zone,
			now
		});
	}
}
function readOrphan(text, whole, reading) {
	const component = parse(text, whole.calendar);
	const left = leftOut(reading.position, wordsOf(component, "summary"));
	const refusal = refusalOf(component);
	if (refusal) return {
		...left,
		...refusal
	};
	try {
		checkLength(component);
		const event = new ICALmodule.Event(component);
		const { startDate: start, endDate: end } = event;
		return readOccurrence({
			event,
			key: event.recurrenceId.toString(),
			start,
			end
		}, {
			...reading,
			messages: ["it is a changed date of an event that is not in this file, so it was imported on its own"]
		});
	} catch (error) {
		return {
			...left,
			...refusalFor(error)
		};
	}
}
function refusalFor(error) {
	if (error instanceof RuleRefused) return {
		isOther: false,
		messages: [`${error.message}, so it was left out`]
	};
	if (!(error instanceof Error) || error instanceof FeedRefused) throw error;
	return {
		isOther: false,
		messages: [`it can\u2019t be read and was left out: ${oneLine(error.message).slice(0, 150)}`]
	};
}
async function learn(file, onMend) {
	const lines = [];
	const zones = new Set();
	const changed = new Map();
	let events = 0;
	let length = 0;
	for await (const { name, text } of calendarParts(file, onMend)) {
		const isChange = name === "vevent" && changesOne.test(text);
		if (name === "vevent") events += 1;
		if (name === "" && lines.length < mostLines) lines.push(text);
		const isZone = name === "vtimezone" && !zones.has(text);
		if (isZone) zones.add(text);
		if (isChange) {
			const uid = wordsOf(parse(text), "uid");
			const others = changed.get(uid);
			if (others) others.push(text);
			else changed.set(uid, [text]);
		}
		if (isChange || isZone) length += text.length;
		if (length > mostKept) throw new FeedRefused("This calendar has more than 20 MB of changed dates, which is too much.");
	}
	if (events === 0) throw new FeedRefused("This calendar has no events.");
	const safe = [...zones].filter(isSafeZone);
	return {
		calendar: parse([
			"BEGIN:VCALENDAR",
			...lines,
			...safe,
			"END:VCALENDAR"
		].join("\n")),
		changed
	};
}
function isSafeZone(text) {
	try {
		for (const change of parse(text).getAllSubcomponents()) {
			const start = change.getFirstPropertyValue("dtstart");
			for (const rule of change.getAllProperties("rrule")) {
				const recur = rule.getFirstValue();
				if (recur.freq !== "YEARLY") return false;
				followRule(recur, start).next();
			}
		}
		return true;
	} catch {
		return false;
	}
}
function parse(text, calendar) {
	try {
		return new ICALmodule.Component(ICALmodule.parse(text), calendar);
	} catch (error) {
		const cause = error instanceof Error ? oneLine(error.message).slice(0, 150) : "";
		throw new FeedRefused(`This file can\u2019t be read as a calendar: ${cause}`);
	}
}
var wordsOf = (component, name) => String(component.getFirstPropertyValue(name) ?? "").trim();
function refusalOf(component) {
	if (!component.hasProperty("dtstart")) return {
		isOther: false,
		messages: ["it has no start date and was skipped"]
	};
	if (wordsOf(component, "status").toUpperCase() === "CANCELLED") return { messages: ["it is canceled at the source and was left out"] };
	return null;
}
function* unfold(component, { calendar, changed }, now) {
	const event = new ICALmodule.Event(component);
	checkLength(component);
	for (const other of changed.get(wordsOf(component, "uid")) ?? []) {
		const change = parse(other, calendar);
		checkLength(change);
		event.relateException(change);
	}
	if (!event.isRecurring()) {
		yield {
			occurrence: {
				event,
				key: "",
				start: event.startDate,
				end: event.endDate
			},
			cutAfter: null
		};
		return;
	}
	const isEndless = component.getAllProperties("rrule").some((rule) => isWithoutEnd(rule.getFirstValue()));
	const first = isEndless ? now.getTime() - daysBack * dayMs : -Infinity;
	const last = isEndless ? now.getTime() + daysAhead * dayMs : Infinity;
	let count = 0;
	let walked = 0;
	for (const time of datesOf(component, event.startDate)) {
		if (++walked > mostTimes) return;
		const { item, startDate, endDate } = event.getOccurrenceDetails(time);
		const at = startDate.toUnixTime() * 1e3;
		if (at < first) continue;
		if (at > last) return;
		const isLast = ++count >= mostOccurrences;
		yield {
			occurrence: {
				event: item,
				key: time.toString(),
				start: startDate,
				end: endDate
			},
			cutAfter: isLast ? startDate.toString().slice(0, 10) : null
		};
		if (isLast) return;
	}
}
function checkLength(component) {
	const length = component.getFirstPropertyValue("duration");
	if (length instanceof ICALmodule.Duration && Math.abs(length.toSeconds()) > longestSeconds) throw new RuleRefused("it lasts longer than ten years");
}
var isWithoutEnd = (rule) => rule instanceof ICALmodule.Recur && !rule.count && !rule.until;
function readOccurrence({ event, key, start, end }, reading) {
	const { component } = event;
	const { position, kept, zone, now } = reading;
	const startsAt = instantOf(start, component, "dtstart", zone);
	const endsAt = end ? instantOf(end, component, "dtend", zone) : null;
	const link = wordsOf(component, "url");
	const known = event.uid || `${event.summary ?? ""}@${start.toString()}`;
	const isPublic = !["PRIVATE", "CONFIDENTIAL"].includes(wordsOf(component, "class").toUpperCase()) && wordsOf(component, "status").toUpperCase() !== "TENTATIVE";
	const entry = readEntry({
		id: key ? `${known}#${key}` : known,
		title: event.summary ?? "",
		isTitleLiteral: true,
		link,
		base: "",
		summary: event.description ?? "",
		content: "",
		images: [],
		authors: [],
		categories: component.getAllProperties("categories").flatMap((each) => each.getValues().map(String)),
		date: writtenAt(component, now),
		hadControlCharacters: false
	}, position, kept);
	const said = asImported(entry, {
		type: "event",
		isPublic,
		startsAt,
		endsAt: endsAt && endsAt > startsAt ? endsAt : null,
		occurrence: key ? startsAt : null,
		location: {
			venue: cut(oneLine(event.location ?? ""), longestVenue) || null,
			website: null
		}
	});
	const draft = isPublic ? [] : ["it is private or tentative at the source, so it becomes a draft"];
	return {
		...said,
		messages: [
			...said.messages,
			...reading.messages,
			...draft
		]
	};
}
function writtenAt(component, now) {
	const value = component.getFirstPropertyValue("created") ?? component.getFirstPropertyValue("dtstamp");
	const at = value instanceof ICALmodule.Time ? value.toJSDate() : now;
	return new Date(Math.min(at.getTime(), now.getTime())).toISOString();
}
function instantOf(time, component, name, zone) {
	if (time.zone !== ICALmodule.Timezone.localTimezone) return new Date(time.toUnixTime() * 1e3);
	if (time.isDate) return startOfDay(time.toString());
	const tzid = component.getFirstProperty(name)?.getFirstParameter("tzid");
	const { year, month, day, hour, minute, second } = time;
	const wall = Date.UTC(year, month - 1, day, hour, minute, second);
	return instantIn(wall, tzid ?? zone) ?? instantIn(wall, zone) ?? new Date(wall);
}
export { readCalendar };
