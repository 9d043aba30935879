-- Where the files lie is found out at each start: nobody's change, so History and Activity do not tell of it.
insert into history_columns values ('database_place', 'folder', 'derived');
