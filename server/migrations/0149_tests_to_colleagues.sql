-- Test emails go to several addresses: whom each went to, and the domains that others than people of the product may be at.

alter table organizations add column test_domains text not null default '';
alter table test_emails add column recipient text;
