// shared/src/platform/values/counting.ts
var countedUpTo = 1e4;
var inDigits = (n) => n.toLocaleString("en-US");
var howMany = (n, one, many = `${one}s`) => `${inDigits(n)} ${n === 1 ? one : many}`;
var countText = (count) => count === 10001 ? `more than ${inDigits(countedUpTo)}` : inDigits(count);
export { inDigits as i, countedUpTo as n, howMany as r, countText as t };
