const parametersAllowed = 100
const longestStatement = 100_000
const longestRow = 2_000_000

/**
 * The database with its production limits: 100 bound parameters and 100 KB of text for a statement, and 2 MB for a row. `used` has
 * every statement that was given parameters.
 */
export function limitedD1(database: D1Database) {
  const used = { statements: [] as { query: string; values: unknown[] }[], mostParameters: 0 }
  const prepare = (query: string) => {
    if (query.length > longestStatement) throw new Error('D1: statement too long')
    const statement = database.prepare(query)
    const bind = statement.bind.bind(statement)
    return Object.assign(statement, {
      bind: (...values: unknown[]) => {
        used.statements.push({ query, values })
        used.mostParameters = Math.max(used.mostParameters, values.length)
        if (values.length > parametersAllowed) throw new Error(`D1: too many SQL variables: ${values.length}`)
        const size = values.reduce((sum: number, value) => sum + (typeof value === 'string' ? value.length : 8), 0)
        if (size > longestRow) throw new Error('D1: string or blob too big')
        return bind(...values)
      },
    })
  }
  const limited = new Proxy(database, {
    get(target, name) {
      if (name === 'prepare') return prepare
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  return { database: limited, used }
}
