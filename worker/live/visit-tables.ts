/**
 * The stored data of a website's visits. `days` and `parts` are the numbers. `salts` and `seen` are there to tell a day's visitors apart, until
 * `closes_at`; `batches` to know one that comes again.
 */
export const visitTables = `
create table if not exists days (
  day text primary key, views integer not null default 0, visitors integer not null default 0, calls integer not null default 0,
  mails integer not null default 0, bookings integer not null default 0, messages integer not null default 0
) without rowid;
create table if not exists parts (
  day text not null, kind text not null, name text not null, views integer not null, primary key (day, kind, name)
) without rowid;
create table if not exists salts (day text primary key, salt text not null, closes_at integer not null) without rowid;
create table if not exists seen (day text not null, hash text not null, primary key (day, hash)) without rowid;
create table if not exists batches (id text primary key, at integer not null) without rowid;
create table if not exists forgotten (at integer not null);
`
