-- The account at Mailchimp whose key an admin has set (decision 50). The key is sealed with the product's secret.
create table mailchimp_accounts (
  -- The one in use is number 1.
  id integer primary key default 1,
  sealed_key text not null,
  data_center text not null,
  account_id text not null,
  account_name text not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  updated_by integer default current_actor() references users (id)
);
insert into history_columns values ('mailchimp_accounts', 'sealed_key', 'secret');
