create table platform_media (
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  type text not null check (type in ('jpeg', 'png', 'webp', 'avif', 'gif', 'svg')),
  extension text not null check (extension in ('jpg', 'png')),
  name text not null,
  alt text not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  bytes integer not null check (bytes > 0),
  blur text not null,
  at timestamptz not null
);

create index platform_media_at on platform_media (at desc, id);

-- The address a picture has in content that was written elsewhere, without extension.
create table platform_media_paths (
  path text primary key,
  id text not null references platform_media (id) on delete cascade
);
