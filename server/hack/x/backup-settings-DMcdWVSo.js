// server/src/platform/backup/backup-settings.ts
var keepTakes = "three whole numbers, days, weeks and months, like 7,5,12";
function keepIn(value) {
	const [daily = 0, weekly = 0, monthly = 0] = value.split(",").map(Number);
	return /^\d{1,4}(,\d{1,4}){2}$/.test(value) && daily + weekly + monthly > 0 ? {
		daily,
		weekly,
		monthly
	} : void 0;
}
function recipientsIn(value) {
	const all = value.split(",").map((each) => each.trim()).filter(Boolean);
	return all.every((each) => /^age1[a-z0-9]{58,}$/.test(each)) ? all : void 0;
}
function checkTarget(name, target, s3) {
	const [, bucket, prefix = ""] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[a-z0-9-]+)*)\/?$/.exec(target) ?? [];
	if (!bucket) throw new Error(`${name} must be a folder or s3://BUCKET/PREFIX with lowercase letters, digits and dashes, not "${target}".`);
	if (!s3) throw new Error(`${name} is ${target}, which requires MASTHEAD_S3_URL or MASTHEAD_BACKUP_S3_URL with its key and secret.`);
	return {
		storage: {
			...s3,
			bucket
		},
		prefix: prefix.slice(1)
	};
}
export { recipientsIn as i, keepIn as n, keepTakes as r, checkTarget as t };
