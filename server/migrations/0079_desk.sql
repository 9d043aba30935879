-- What the desk counts of listings, found without reading all of them: no picture, an open house that is over.
create index listings_without_image on listings (created_at desc, id desc) where deleted_at is null and image_url = '';
create index listings_open_house on listings ((coalesce(open_house_end_date, open_house_start_date)) desc, id)
  where deleted_at is null and coalesce(open_house_end_date, open_house_start_date) is not null;
-- Emails that somebody has to look at are few among all.
create index campaigns_in_trouble on campaigns (kind, id)
  where deleted_at is null and status in ('failed', 'late', 'unknown');
create index campaigns_of_day on campaigns (kind, send_date, site_id) where deleted_at is null;
-- Slots that start in these days.
create index ad_slots_by_start on ad_slots (start_date, id) where deleted_at is null;
