-- A property has one site for a city, in any letter case.
create unique index sites_property_city_unique on sites (lower(property), lower(city));
