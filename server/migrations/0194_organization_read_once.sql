-- A partner's statements read their organization once, not for each of all firms.
alter policy own_firms on showcase_firms using (organization_id = (select current_organization()));
