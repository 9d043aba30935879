-- The second layer of the organization scope: requests of partners run as this role, which sees only
-- what these policies show, whatever the query says (decisions 2).

-- Where the operator's own PostgreSQL gives no right to make roles, an administrator makes this one
-- and grants it before the first start (README, 'Your own PostgreSQL').
do $$ begin
  if not exists (select from pg_roles where rolname = 'masthead_partner') then
    create role masthead_partner nologin;
  end if;
exception when duplicate_object or unique_violation then null;
end $$;
do $$ begin
  grant masthead_partner to current_user;
exception when insufficient_privilege then null;
end $$;
grant usage on schema public to masthead_partner;

-- The organization of the partner whose request this is; none shows nothing.
create function current_organization() returns integer language sql stable as $$
  select nullif(current_setting('masthead.organization', true), '')::integer
$$;

alter table organizations enable row level security;
create policy own_organization on organizations to masthead_partner using (id = current_organization());
alter table users enable row level security;
create policy own_people on users to masthead_partner using (organization_id = current_organization());
alter table user_roles enable row level security;
create policy roles_of_own_people on user_roles to masthead_partner
  using (user_id in (select id from users));

grant select (id, name, is_owner) on organizations to masthead_partner;
grant select (id, username, name, email, image_url, bio, organization_id, is_disabled) on users to masthead_partner;
grant select on user_roles, sites, authors, sections, email_templates to masthead_partner;
