/** A database that counts the rows that its statements read: what D1 charges for, and what grows where an index is missing. */
export function countedD1(database: D1Database): { database: D1Database; rowsRead: () => number } {
  let count = 0
  const counted = <Result extends D1Result>(result: Result): Result => {
    count += result.meta.rows_read
    return result
  }
  const inner = new WeakMap<D1PreparedStatement, D1PreparedStatement>()

  function statement(of: D1PreparedStatement, query: string): D1PreparedStatement {
    /** Raw values come without the number of rows read, so a query runs again, and a change returns named columns. */
    const values = async (): Promise<unknown[][]> => {
      const { results } = counted(await of.all())
      return /^\s*select/i.test(query) ? of.raw() : results.map((row) => Object.values(row as object))
    }
    const wrapped = {
      bind: (...parameters: unknown[]) => statement(of.bind(...parameters), query),
      all: async () => counted(await of.all()),
      run: async () => counted(await of.run()),
      first: async () => counted(await of.all()).results[0] ?? null,
      raw: values,
    } as D1PreparedStatement
    inner.set(wrapped, of)
    return wrapped
  }

  const wrapped = {
    prepare: (query: string) => statement(database.prepare(query), query),
    batch: async (statements: D1PreparedStatement[]) =>
      (await database.batch(statements.map((one) => inner.get(one) ?? one))).map(counted),
  } as D1Database
  return { database: wrapped, rowsRead: () => count }
}
