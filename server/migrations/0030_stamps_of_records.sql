-- Every record has the same stamps: who made it, who changed it last, and whether it is deleted.

alter table organizations add created_by integer default current_actor(), alter updated_by set default current_actor();
alter table users add created_by integer default current_actor(), alter updated_by set default current_actor(),
  add deleted_at timestamptz;
alter table sites add created_by integer default current_actor(), alter updated_by set default current_actor(),
  add deleted_at timestamptz;
alter table email_templates add created_by integer default current_actor(), alter updated_by set default current_actor();
alter table audiences add created_by integer default current_actor(), alter updated_by set default current_actor();
alter table campaigns add created_by integer default current_actor(), alter updated_by set default current_actor();
