-- What an undo of an import brings back is kept by the names of its fields; a listing's firm has a shorter one now.

update import_changes
   set before = (before - 'showcaseFirmId') || jsonb_build_object('firmId', before -> 'showcaseFirmId')
 where before ? 'showcaseFirmId';
