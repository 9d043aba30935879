-- What an import did is undone from its last line to its first by the primary key; each row that comes in maintains one
-- index less, and noting that it was undone maintains none.

drop index import_changes_to_undo;
