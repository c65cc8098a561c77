import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const folder = fileURLToPath(new URL('../../worker/migrations', import.meta.url))
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .toSorted()
const sqlOf = (name: string) => readFileSync(join(folder, name), 'utf8')

/**
 * Migrations after which the version before doesn't work, with the reason. Each is the second of two steps: the version before must already
 * do without what it removes.
 */
const secondSteps: Record<string, string> = {}

type Column = { name: string; type: string; notnull: number; dflt_value: string | null; pk: number }
type Index = { name: string; unique: number; partial: number }

const quoted = (name: string) => `"${name}"`
const list = (columns: readonly string[]) => columns.map(quoted).join(', ')

/** Without foreign keys afterwards, since the tests write rows of one table at a time. */
function migrate(database: DatabaseSync, sql: string): void {
  database.exec(sql)
  database.exec('pragma foreign_keys = off')
}

function openAt(count: number): DatabaseSync {
  const database = new DatabaseSync(':memory:')
  for (const name of names.slice(0, count)) migrate(database, sqlOf(name))
  return database
}

const rowsOf = <T>(database: DatabaseSync, sql: string) => database.prepare(sql).all() as T[]
/** Not the full-text table and those that SQLite keeps for it, which have their own statements. */
const tablesOf = (database: DatabaseSync) =>
  rowsOf<{ name: string }>(
    database,
    "select name from pragma_table_list where schema = 'main' and type = 'table' and name not like 'sqlite_%' order by name",
  ).map(({ name }) => name)
const columnsOf = (database: DatabaseSync, table: string) =>
  rowsOf<Column>(database, `pragma table_info(${quoted(table)})`)
/** The columns of each unique index; with `partial`, of those too that hold for some rows only. */
const keysOf = (database: DatabaseSync, table: string, { partial }: { partial: boolean }) =>
  rowsOf<Index>(database, `pragma index_list(${quoted(table)})`)
    .filter((index) => index.unique && (partial || !index.partial))
    .map(({ name }) =>
      rowsOf<{ name: string }>(database, `pragma index_info(${quoted(name)})`).map((part) => part.name),
    )
const countOf = (database: DatabaseSync, table: string) =>
  rowsOf<{ count: number }>(database, `select count(*) as count from ${quoted(table)}`)[0]?.count

/** What the code of a version may say to the tables it knows: statements that name their columns, as drizzle writes them. */
function statementsOf(database: DatabaseSync): { table: string; say: (on: DatabaseSync, row: number) => void }[] {
  return tablesOf(database).flatMap((table) => {
    const columns = columnsOf(database, table)
    const keys = keysOf(database, table, { partial: false })
    const unique = new Set([
      ...keysOf(database, table, { partial: true }).flat(),
      ...columns.filter(({ pk }) => pk > 0).map(({ name }) => name),
    ])
    const all = columns.map(({ name }) => name)
    const required = columns.filter(({ notnull, dflt_value, pk }) => (notnull || pk > 0) && dflt_value === null)
    // A text is valid JSON, since many columns hold it. Only what must be unique differs between two rows.
    const valueIn = ({ name, type }: Column, row: number) => {
      const number = unique.has(name) ? row : 1
      return /int/i.test(type) ? number : `"${number}"`
    }
    const insert = (of: readonly Column[], on: DatabaseSync, row: number, end = '') => {
      const marks = of.map(() => '?').join(', ')
      const sql = `insert into ${quoted(table)} (${list(of.map(({ name }) => name))}) values (${marks}) ${end}`
      on.prepare(sql).run(...of.map((column) => valueIn(column, row)))
    }
    const first = columns[0]
    return [
      { table, say: (on, row) => insert(columns, on, row) },
      { table, say: (on, row) => insert(required, on, row + 1) },
      ...keys.map((key) => ({
        table,
        say: (on: DatabaseSync, row: number) => insert(columns, on, row, `on conflict (${list(key)}) do nothing`),
      })),
      { table, say: (on) => void on.prepare(`select ${list(all)} from ${quoted(table)}`).all() },
      {
        table,
        say: (on) =>
          on.exec(`update ${quoted(table)} set ${all.map((name) => `${quoted(name)} = ${quoted(name)}`).join(', ')}`),
      },
      { table, say: (on) => first && on.exec(`delete from ${quoted(table)} where ${quoted(first.name)} is null`) },
    ]
  })
}

/** Whether the version's own tables take a statement. No code changes a table whose triggers refuse that. */
function isSaid(database: DatabaseSync, { say }: ReturnType<typeof statementsOf>[number]): boolean {
  try {
    say(database, 10)
    return true
  } catch (error) {
    if (error instanceof Error && error.message.endsWith('only grows')) return false
    throw error
  }
}

/** What stops working for the version before when these statements have run on its tables. */
function broken(before: number, migration: string): string[] {
  const database = openAt(before)
  const statements = statementsOf(database).filter((statement) => isSaid(database, statement))
  const tables = tablesOf(database)
  const foreignKeys = (table: string) => rowsOf<{ from: string }>(database, `pragma foreign_key_list(${quoted(table)})`)
  const counts = new Map(tables.map((table) => [table, countOf(database, table)]))
  const keys = new Map(tables.map((table) => [table, foreignKeys(table).length]))
  const known = new Map(tables.map((table) => [table, columnsOf(database, table).map(({ name }) => name)]))
  try {
    migrate(database, migration)
  } catch (error) {
    return [`the migration itself: ${error}`]
  }
  const problems = new Set<string>()
  for (const table of tables) {
    try {
      if (countOf(database, table) !== counts.get(table)) problems.add(`${table}: rows are gone`)
      const added = foreignKeys(table).filter(({ from }) => known.get(table)?.includes(from))
      if (added.length > (keys.get(table) ?? 0)) problems.add(`${table}: a new foreign key`)
    } catch (error) {
      problems.add(`${table}: ${error}`)
    }
  }
  for (const { table, say } of statements) {
    try {
      say(database, 20)
    } catch (error) {
      problems.add(`${table}: ${error instanceof Error ? error.message : error}`)
    }
  }
  return [...problems]
}

describe('Migrations', () => {
  it('are numbered without a gap', () => {
    expect(names.map((name) => Number(name.slice(0, 4)))).toEqual(names.map((_, index) => index))
  })

  it.each(names.map((name, index) => [name, index] as const).slice(1))(
    '%s leaves tables that the version before works with',
    (name, index) => {
      const problems = broken(index, sqlOf(name))
      expect(name in secondSteps ? [] : problems).toEqual([])
      if (name in secondSteps) expect(problems, `${name} breaks nothing: take it off the list`).not.toEqual([])
    },
  )

  it('that are second steps exist', () => {
    expect(Object.keys(secondSteps).filter((name) => !names.includes(name))).toEqual([])
  })

  it.each([
    ['a column is dropped', 'alter table users drop column image', /users: .*no.* column/],
    ['a column is renamed', 'alter table users rename column name to full_name', /users: .*no column|no such column/],
    ['a table is dropped', 'drop table mailbox', /mailbox: .*no such table/],
    ['a table is renamed', 'alter table mailbox rename to emails', /mailbox: .*no such table/],
    ['a column is required', 'alter table users add team text not null', /NOT NULL/],
    ['a column becomes unique', 'create unique index users_by_name on users (name)', /UNIQUE constraint failed/],
    ['a unique index goes, which an upsert needs', 'drop index users_email_unique', /ON CONFLICT/],
    ['rows are deleted', 'delete from users', /rows are gone/],
    [
      'a rebuilt table refuses values',
      'create table x (job text primary key not null, ended_at integer not null check (ended_at > 1000)); drop table job_runs; alter table x rename to job_runs',
      /CHECK constraint failed|rows are gone/,
    ],
    [
      'a rebuilt table wants a parent',
      'create table x (job text primary key not null references users (id), ended_at integer not null); insert into x select job, ended_at from job_runs; drop table job_runs; alter table x rename to job_runs',
      /a new foreign key/,
    ],
  ])('are noticed when %s', (_what, sql, problem) => {
    expect(broken(names.length, sql).join('\n')).toMatch(problem)
  })

  it('may add tables, columns and indexes', () => {
    const sql =
      'create table teams (id text primary key not null); alter table users add team text; alter table users add size integer default 1 not null; create index users_team on users (team)'
    expect(broken(names.length, sql)).toEqual([])
  })
})
