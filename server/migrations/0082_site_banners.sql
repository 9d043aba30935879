-- Banners of alerts at the foot of the sites: what a site shows is made anew when an alert changes (decision 49).
create constraint trigger move_showcase_new after insert on campaigns
  deferrable initially deferred for each row when (new.content ->> 'endDate' is not null) execute function move_showcase();
create constraint trigger move_showcase_changed after update on campaigns
  deferrable initially deferred for each row
  when (old.content ->> 'endDate' is not null or new.content ->> 'endDate' is not null) execute function move_showcase();
create constraint trigger move_showcase_gone after delete on campaigns
  deferrable initially deferred for each row when (old.content ->> 'endDate' is not null) execute function move_showcase();
create index campaigns_with_banner on campaigns (site_id, (content ->> 'endDate'))
  where deleted_at is null and content ->> 'endDate' is not null;
