-- What somebody wrote and may no longer save can be handed to the editors: a revision that they accept or decline.

alter table news_item_revisions add column proposal text
  constraint news_item_revisions_proposal check (proposal in ('open', 'accepted', 'declined'));
create unique index news_item_proposals on news_item_revisions (news_item_id, actor_id) where proposal = 'open';

create function notice_proposal() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.proposal = 'open' then
    perform drop_notices('{proposal-accepted,proposal-declined}', 'post', new.news_item_id);
    perform add_notice(u.id, 'post-proposed', 'post', new.news_item_id)
       from users u join organizations o on o.id = u.organization_id and o.is_owner and o.deleted_at is null
       join user_roles r on r.user_id = u.id and r.name = 'editor';
  else
    perform drop_notices('{post-proposed}', 'post', new.news_item_id);
    perform add_notice(new.actor_id, 'proposal-' || new.proposal, 'post', new.news_item_id);
  end if;
  return null;
end $$;
create trigger notice_proposal after update of proposal on news_item_revisions
  for each row when (new.proposal is distinct from old.proposal) execute function notice_proposal();
create trigger notice_new_proposal after insert on news_item_revisions
  for each row when (new.proposal is not null) execute function notice_proposal();
