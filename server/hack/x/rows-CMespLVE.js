// server/src/platform/access/rows.ts
var actingFor = (organizationId) => ({
	id: 0,
	isStaff: organizationId === null,
	isEditor: false,
	organizationId,
	isChatMember: false
});
var theProduct = actingFor(null);
var rowRule = (rule) => rule;
var chosen = Symbol("chosen by a rule");
function rowsOf(seer, rule) {
	const { record } = rule;
	const { id, isStaff, organizationId } = seer;
	if (rule.visibleTo === "person") return {
		record,
		[chosen]: (db, row) => rule.seesAll?.(seer) ? db`true` : rule.own(db, row, id)
	};
	if (rule.visibleTo === "members") {
		const isMember = rule.isMember(seer);
		return {
			record,
			[chosen]: (db) => db`${isMember}::boolean`
		};
	}
	if (isStaff || rule.visibleTo === "everybody") return {
		record,
		[chosen]: (db) => db`true`
	};
	if (rule.visibleTo === "staff") return {
		record,
		[chosen]: (db) => db`false`
	};
	return {
		record,
		[chosen]: (db, row) => rule.own(db, row, organizationId)
	};
}
var within = (db, rows, row) => rows[chosen](db, row);
var ofOrganization = (db, row, id) => db`${db(row)}.organization_id = ${id}`;
var ofFirm = (db, row, id) => db`${db(row)}.showcase_firm_id in (select id from showcase_firms where organization_id = ${id})`;
var ofPerson = (db, row, id) => db`${db(row)}.user_id = ${id}`;
var isItself = (db, row, id) => db`${db(row)}.id = ${id}`;
export { ofPerson as a, theProduct as c, ofOrganization as i, within as l, isItself as n, rowRule as o, ofFirm as r, rowsOf as s, actingFor as t };
