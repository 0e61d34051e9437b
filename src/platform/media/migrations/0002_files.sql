-- Documents, films and drawings that are handed out as files, not as pictures in widths.
create table platform_media_files (
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  type text not null check (type in ('pdf', 'docx', 'xlsx', 'pptx', 'csv', 'txt', 'mp4', 'webm', 'svg')),
  name text not null,
  bytes integer not null check (bytes > 0),
  at timestamptz not null
);

create index platform_media_files_at on platform_media_files (at desc, id);
