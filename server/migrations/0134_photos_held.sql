-- Whatever comes to use a photo or a photoset holds it until it is saved, so that a delete waits and then finds the use
-- (decision 87). Photos of a photoset are held by their foreign key.
create function hold_photo() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.photo_key like 'photoset/%' then
    perform from photosets where id = substr(new.photo_key, 10)::integer for share;
  else
    perform from photos where key = new.photo_key for share;
  end if;
  return null;
end $$;
revoke execute on function hold_photo from public;

create trigger hold_photo after insert on photo_uses for each row execute function hold_photo();
