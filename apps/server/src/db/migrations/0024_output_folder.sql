-- One row: the folder for output files that all servers of this database share, by the id in its marker file.
create table output_folder (
  only_row  boolean primary key default true check (only_row),
  folder_id text not null
);
