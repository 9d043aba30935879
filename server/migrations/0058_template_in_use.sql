-- Which of several templates for one category and site counts; without a choice it is the oldest one.
alter table email_templates add column is_chosen boolean not null default false;
create unique index email_templates_chosen on email_templates (category, site_id) where is_chosen;

create function choose_template_anew() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  new.is_chosen := false;
  return new;
end $$;

-- Why: the choice was made among the templates of one category and site.
create trigger choose_template_anew before update on email_templates for each row
  when ((old.category, old.site_id) is distinct from (new.category, new.site_id))
  execute function choose_template_anew();
