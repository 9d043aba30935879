-- concurrently
create index concurrently notices_of_gathering on notices (gathering, id desc) where gathering is not null;
