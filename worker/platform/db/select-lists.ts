import { Column, type GetColumnData, is, type SQL, sql } from 'drizzle-orm'
import { type Database, dialect } from './database.ts'

/** What the rows of a list have, by name. What is computed comes as SQLite has it (a yes is 1), and may be neither a blob nor JSON. */
type Fields = Readonly<Record<string, Column | SQL>>
type RowWith<F extends Fields> = {
  [Name in keyof F]: F[Name] extends Column ? GetColumnData<F[Name]> : F[Name] extends SQL<infer Value> ? Value : never
}
type List<Row> = { value: SQL; rowsOf: (value: string) => Row[] }

/**
 * Defines a kind of list by what its rows have. Returns a function that takes the rest of the select: `from …`, also with an order and a limit.
 * A list is read as one value, the JSON of its columns, because D1 and drizzle take longer to hand over a row than SQLite to find it. It is
 * for short rows: D1 has no value above 2 MB.
 */
export function listWith<F extends Fields>(fields: F): (from: SQL) => List<RowWith<F>> {
  const names = Object.keys(fields)
  const decoders = Object.values(fields).map((field) => (is(field, Column) ? decoderOf[field.dataType] : undefined))
  const rowsOf = (value: string) => {
    const columns = (JSON.parse(value) as unknown[][]).map((column, index) => decodeAll(column, decoders[index]))
    return rowsWith(names, columns) as RowWith<F>[]
  }
  let text: { columns: SQL; selected: SQL } | undefined
  return (from) => {
    text ??= textOf(fields)
    return { value: sql`(select json_array(${text.columns}) from (select ${text.selected} ${from}))`, rowsOf }
  }
}

/** Written once for all lists of a kind: a column takes as long as the rest of a condition. */
function textOf(fields: Fields): { columns: SQL; selected: SQL } {
  const names = Object.keys(fields).map((name) => sql.identifier(name))
  const values = Object.values(fields).map((field) => (is(field, Column) ? sql.identifier(field.name) : field))
  return {
    columns: asText(names.map((name) => sql`json_group_array(${name})`)),
    selected: asText(values.map((value, index) => sql`${value} as ${names[index]}`)),
  }
}

function asText(parts: SQL[]): SQL {
  const { sql: text, params } = dialect.sqlToQuery(sql.join(parts, sql`, `))
  if (params.length > 0) throw new Error('The columns of a list have no parameters.')
  return sql.raw(text)
}

/** Plain loops over copies of one row: for hundreds, iterators or adding one field after another take as long as the query. */
function rowsWith(names: readonly string[], columns: readonly unknown[][]): Record<string, unknown>[] {
  const blank = Object.fromEntries(names.map((name) => [name, undefined as unknown]))
  const rows = Array.from(columns[0] ?? [], () => ({ ...blank }))
  for (const [index, name] of names.entries()) {
    const column = columns[index] ?? []
    for (let at = 0; at < rows.length; at += 1) (rows[at] as Record<string, unknown>)[name] = column[at]
  }
  return rows
}

/** Reads several lists in one statement. `tables` is what it begins with: `with …`. */
export async function selectLists<Lists extends Readonly<Record<string, List<unknown>>>>(
  db: Database,
  lists: Lists,
  tables?: SQL,
): Promise<{ [Name in keyof Lists]: ReturnType<Lists[Name]['rowsOf']> }> {
  const values = sql.join(
    Object.values(lists).map(({ value }) => value),
    sql`, `,
  )
  const [found = []] = await db.values<string[]>(sql`${tables} select ${values}`)
  const rows = Object.entries(lists).map(([name, { rowsOf }], index) => [name, rowsOf(found[index] ?? '[]')])
  return Object.fromEntries(rows)
}

const decodeAll = (values: unknown[], decode: ((value: number) => unknown) | undefined) =>
  decode ? values.map((value) => (value === null ? null : decode(value as number))) : values

/** By drizzle's name of what a column means; everything else is as SQLite has it. */
const decoderOf: Record<string, (value: number) => unknown> = {
  date: (milliseconds) => new Date(milliseconds),
  boolean: (value) => value === 1,
}
