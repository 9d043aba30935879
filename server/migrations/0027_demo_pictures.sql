-- Demo data look after themselves: no index of the product is there for their pictures alone.
drop index news_items_demo_picture;
drop index listings_demo_picture;
