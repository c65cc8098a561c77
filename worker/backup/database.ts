import * as z from 'zod'

/** A value of a row as JSON holds it; bytes as base64. */
type Value = string | number | null | { base64: string }

/** A table's current schema: its columns in order, and the tables its foreign keys reference. */
export type BackupTable = { name: string; sql: string; columns: string[]; parents: string[] }
export type BackupSchema = {
  /** Those that a row refers to come before its own. */
  tables: BackupTable[]
  /** Indexes and triggers, to be made once the rows are there. */
  others: string[]
}

/** Rows in a range of row ids, which changes only when one of them does. `id` is the range's number. */
export type RowRange = { id: number; rows: Value[][] }

/** So many row ids make a range. */
const rangeSize = 128
const rangesPerPart = 8

/** Cloudflare's and SQLite's own tables. */
const isOwn = "name not like 'sqlite\\_%' escape '\\' and name not like '\\_cf\\_%' escape '\\'"

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

export async function readSchema(db: D1Database): Promise<BackupSchema> {
  const { results } = await db
    .prepare(`select type, name, sql from sqlite_master where sql is not null and ${isOwn} order by name`)
    .all<{ type: string; name: string; sql: string }>()
  const tables = await Promise.all(
    results
      .filter(({ type }) => type === 'table')
      .map(async ({ name, sql }) => {
        const [columns, parents] = await Promise.all([
          columnsOf(db, name),
          db
            .prepare('select distinct "table" as name from pragma_foreign_key_list(?)')
            .bind(name)
            .all<{ name: string }>(),
        ])
        return { name, sql, columns, parents: parents.results.map(nameOf) }
      }),
  )
  const others = results.filter(({ type }) => type !== 'table').map(({ sql }) => sql)
  return { tables: parentsFirst(tables), others }
}

const nameOf = ({ name }: { name: string }) => name

/** None for an unknown table. */
async function columnsOf(db: D1Database, table: string): Promise<string[]> {
  const { results } = await db.prepare('select name from pragma_table_info(?)').bind(table).all<{ name: string }>()
  return results.map(nameOf)
}

/** Throws on a cycle, which only two tables that refer to each other make. */
function parentsFirst(tables: BackupTable[]): BackupTable[] {
  const sorted: BackupTable[] = []
  const waiting = new Set(tables)
  while (waiting.size > 0) {
    const ready = [...waiting].filter(
      (table) =>
        !table.parents.some((parent) => parent !== table.name && [...waiting].some(({ name }) => name === parent)),
    )
    if (ready.length === 0) throw new Error(`tables refer to each other: ${[...waiting].map(nameOf).join(', ')}`)
    for (const table of ready) {
      waiting.delete(table)
      sorted.push(table)
    }
  }
  return sorted
}

/** The next ranges of a table from a number on that have rows, and the number to go on from; null at the end. Throws for an unknown table. */
export async function readRows(
  db: D1Database,
  table: string,
  from: number,
): Promise<{ ranges: RowRange[]; next: number | null }> {
  const known = await columnsOf(db, table)
  if (known.length === 0) throw new Error(`no table ${table}`)
  const columns = ['rowid', ...known].map(quoted).join(', ')
  const ranges: RowRange[] = []
  let next: number | null = from
  while (next !== null && ranges.length < rangesPerPart) {
    const first: { id: number } | null = await db
      .prepare(`select rowid as id from ${quoted(table)} where rowid >= ? order by rowid limit 1`)
      .bind(next * rangeSize)
      .first<{ id: number }>()
    if (!first) return { ranges, next: null }
    const id = Math.floor(first.id / rangeSize)
    const rows = await db
      .prepare(`select ${columns} from ${quoted(table)} where rowid >= ? and rowid < ? order by rowid`)
      .bind(id * rangeSize, (id + 1) * rangeSize)
      .raw<unknown[]>()
    ranges.push({ id, rows: rows.map((row) => row.map(asValue)) })
    next = id + 1
  }
  return { ranges, next }
}

/** D1 answers bytes as a list of numbers. */
const asValue = (value: unknown): Value =>
  Array.isArray(value) ? { base64: Buffer.from(value as number[]).toString('base64') } : (value as Value)

const bound = (value: Value) =>
  typeof value === 'object' && value !== null ? Uint8Array.from(Buffer.from(value.base64, 'base64')) : value

/** How many rows D1 takes at once: a batch of 100 statements, and less than a megabyte of parameters. */
const rowsPerBatch = 50

const value = z.union([z.string(), z.number(), z.null(), z.object({ base64: z.base64() })])
export const rowsToWrite = z.object({
  table: z.string(),
  columns: z.array(z.string()),
  rows: z.array(z.array(value)),
})

/**
 * Writes rows as `readRows` answered them, each under its row id. Returns how many it left out because their parents are missing: those were
 * deleted while the backup ran, and the database would refuse the row.
 */
export async function writeRows(
  db: D1Database,
  { table, columns, rows }: z.infer<typeof rowsToWrite>,
): Promise<number> {
  const names = ['rowid', ...columns]
  const { results: keys } = await db
    .prepare('select "from" as child, "table" as parent, coalesce("to", "from") as key from pragma_foreign_key_list(?)')
    .bind(table)
    .all<{ child: string; parent: string; key: string }>()
  const conditions = keys.map(({ child, parent, key }) => {
    const value = `?${names.indexOf(child) + 1}`
    return `(${value} is null or exists (select 1 from ${quoted(parent)} where ${quoted(key)} = ${value}))`
  })
  const statement = db.prepare(
    `insert into ${quoted(table)} (${names.map(quoted).join(', ')})
      select ${names.map((_, index) => `?${index + 1}`).join(', ')} where ${['true', ...conditions].join(' and ')}`,
  )
  let written = 0
  for (let at = 0; at < rows.length; at += rowsPerBatch) {
    const done = await db.batch(rows.slice(at, at + rowsPerBatch).map((row) => statement.bind(...row.map(bound))))
    written += done.reduce((sum, { meta }) => sum + meta.changes, 0)
  }
  return rows.length - written
}

/** Whether anybody uses this database: a deployment's first minutes write other rows. */
export async function isInUse(db: D1Database): Promise<boolean> {
  for (const name of ['users', 'draft_websites', 'websites'])
    if ((await columnsOf(db, name)).length > 0 && (await db.prepare(`select 1 from ${quoted(name)} limit 1`).first()))
      return true
  return false
}

/** Replaces the tables of a database that nobody uses. Throws otherwise. */
export async function replaceTables(db: D1Database, tables: readonly { sql: string }[]): Promise<void> {
  if (await isInUse(db)) throw new Error('the database has people or websites')
  const old = (await readSchema(db)).tables.toReversed()
  const statements = [...old.map(({ name }) => `drop table ${quoted(name)}`), ...tables.map(({ sql }) => sql)]
  await db.batch(statements.map((sql) => db.prepare(sql)))
}

/** Creates the indexes and triggers. */
export async function finishTables(db: D1Database, others: readonly string[]): Promise<void> {
  if (others.length > 0) await db.batch(others.map((sql) => db.prepare(sql)))
}
