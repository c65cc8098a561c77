import { Column, is, SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from './database.ts'

/** A select of drizzle's that isn't sent yet. */
type Query = SQLWrapper & { _: { result: unknown[]; selectedFields: Record<string, unknown> } }

/**
 * The rows of several queries in one statement, each list as one value in JSON: D1 and drizzle take longer to hand over a row than SQLite
 * to find it. For short rows, since D1 has no value above 2 MB. Whatever a query computes needs an alias, comes as SQLite has it (a yes
 * is 1), and must be neither a blob nor JSON. `db` may be what `db.with()` returns.
 */
export async function selectLists<Queries extends Readonly<Record<string, Query>>>(
  db: Pick<Database, 'select'>,
  queries: Queries,
): Promise<{ [Name in keyof Queries]: Queries[Name]['_']['result'] }> {
  const values = Object.entries(queries).map(([name, query]) => [name, asValue(query)])
  const [lists] = await db.select(Object.fromEntries(values)).from(sql`(select 1)`)
  return lists as { [Name in keyof Queries]: Queries[Name]['_']['result'] }
}

function asValue(query: Query) {
  const columns = Object.entries(query._.selectedFields).map(([name, field]) => {
    if (is(field, Column)) return { name, column: sql.identifier(field.name), decode: decoders[field.dataType] }
    if (!is(field, SQL.Aliased)) throw new Error(`${name} has no alias`)
    return { name, column: sql.identifier(field.fieldAlias), decode: undefined }
  })
  const rowOf = (values: unknown[]) => {
    const row: Record<string, unknown> = {}
    for (const [index, { name, decode }] of columns.entries()) {
      const value = values[index]
      row[name] = decode && value !== null ? decode(value as number) : value
    }
    return row
  }
  const selected = sql.join(
    columns.map(({ column }) => column),
    sql`, `,
  )
  return sql`(select json_group_array(json_array(${selected})) from (${query.getSQL()}))`.mapWith((json: string) =>
    (JSON.parse(json) as unknown[][]).map(rowOf),
  )
}

/** By drizzle's name of what a column means; everything else is as SQLite has it. */
const decoders: Record<string, (value: number) => unknown> = {
  date: (milliseconds) => new Date(milliseconds),
  boolean: (value) => value === 1,
}
