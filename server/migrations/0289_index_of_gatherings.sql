-- concurrently
create index concurrently if not exists notices_of_gathering on notices (gathering, id desc) where gathering is not null;
