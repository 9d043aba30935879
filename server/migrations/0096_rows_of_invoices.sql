-- The second layer of whose invoices are whose, under whatever the queries say (decision 44): whoever does not review
-- them runs as this role, which sees and writes their own, and approves none.

-- Where the operator's own PostgreSQL gives no right to make roles, an administrator makes this one
-- and grants it before the first start (README, 'Your own PostgreSQL').
do $$ begin
  if not exists (select from pg_roles where rolname = 'masthead_contributor') then
    create role masthead_contributor nologin;
  end if;
exception when duplicate_object or unique_violation then null;
end $$;
do $$ begin
  grant masthead_contributor to current_user;
exception when insufficient_privilege then null;
end $$;
grant usage on schema public to masthead_contributor;

create function organization_of_actor() returns integer
  language sql stable security definer set search_path = public, pg_temp as $$
  select organization_id from users where id = current_actor() and not is_disabled and deleted_at is null
$$;

alter table invoices enable row level security;
alter table invoice_posts enable row level security;
alter table invoice_uploads enable row level security;
alter table invoice_files enable row level security;
alter table invoice_exports enable row level security;
alter table invoice_export_rows enable row level security;

create policy own_invoices on invoices to masthead_contributor
  using (contributor_id = current_actor())
  with check (contributor_id = current_actor() and state <> 'approved');
create policy of_own_invoices on invoice_posts to masthead_contributor
  using (invoice_id in (select id from invoices));
create policy own_or_of_own_invoices on invoice_uploads to masthead_contributor
  using (case when invoice_id is null then created_by = current_actor()
              else invoice_id in (select id from invoices) end);
create policy of_own_invoices on invoice_files to masthead_contributor
  using (invoice_id in (select id from invoices));
create policy of_own_invoices on invoice_export_rows for select to masthead_contributor
  using (invoice_id in (select id from invoices));
create policy of_own_invoices on invoice_exports for select to masthead_contributor
  using (id in (select export_id from invoice_export_rows));

-- Whom an invoice can name, and whom one's own name although they have left.
create policy organization_of_contributor on organizations for select to masthead_contributor
  using (id = (select organization_of_actor()));
create policy people_of_invoices on users for select to masthead_contributor
  using (organization_id = (select organization_of_actor())
         or id in (select unnest(array[contributor_id, editor_id, decided_by, created_by, updated_by]) from invoices));
create policy roles_of_people on user_roles for select to masthead_contributor
  using (user_id in (select id from users));

grant select, insert, update on invoices to masthead_contributor;
grant select, insert, delete, update (position) on invoice_posts to masthead_contributor;
grant select, insert, delete, update (position) on invoice_files to masthead_contributor;
grant select, insert, delete, update (invoice_id) on invoice_uploads to masthead_contributor;
grant select on invoice_export_rows, user_roles, sites to masthead_contributor;
grant select (id, created_at) on invoice_exports to masthead_contributor;
grant select (id, is_owner) on organizations to masthead_contributor;
grant select (id, name, organization_id, is_disabled, deleted_at) on users to masthead_contributor;
grant select (id, site_id, status, headline, slug, post_url, deleted_at) on news_items to masthead_contributor;
