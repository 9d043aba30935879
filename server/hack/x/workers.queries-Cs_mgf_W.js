// server/src/platform/jobs/workers.queries.ts
var workerName = "masthead-jobs";
async function hasWorker(db) {
	const [row] = await db`
    select exists (select from pg_stat_activity
                    where datname = current_database() and application_name like ${`${workerName}%`}) as has_worker`;
	return row?.hasWorker ?? false;
}
export { workerName as n, hasWorker as t };
