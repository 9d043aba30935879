-- Somebody of an audience is found by their address alone. Where the planner knew nothing of an audience yet, the index
-- by id looked as short to it as the one by address, and a lookup read the whole audience. The export walks by address.
drop index subscribers_of_audience;
