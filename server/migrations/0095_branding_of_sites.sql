-- What the emails of a site look like beyond their style: a colour, a logo, and the postal address of their footer.
-- Null leaves each to the style, and the address to the settings of the server.
alter table sites add brand_colour text, add logo_url text, add postal_address text;
