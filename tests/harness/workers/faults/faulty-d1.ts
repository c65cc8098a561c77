/** After: it was done, and the answer lost. */
type Fault = 'throws' | 'hangs' | 'after' | undefined
type Statement = { query: string }

/** The database with faults: `fault` is asked before each statement, and says whether it fails or is never answered. */
export function faultyD1(database: D1Database, fault: (statement: Statement) => Fault): D1Database {
  const queries = new WeakMap<object, string>()
  const check = async (statements: object[]) => {
    for (const statement of statements) {
      const found = fault({ query: queries.get(statement) ?? '' })
      if (found === 'throws') throw new Error('D1_ERROR: no database today')
      if (found === 'hangs') await new Promise(() => {})
      if (found === 'after') return true
    }
    return false
  }
  const done = async <Result>(lost: boolean, run: () => Promise<Result>): Promise<Result> => {
    const result = await run()
    if (lost) throw new Error('D1_ERROR: the answer was lost')
    return result
  }
  const watched = (statement: D1PreparedStatement, query: string): D1PreparedStatement => {
    const proxy = new Proxy(statement, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name)
        if (typeof value !== 'function') return value
        if (name === 'bind') return (...values: unknown[]) => watched(target.bind(...values), query)
        return async (...given: unknown[]) => {
          const lost = await check([proxy])
          return done(lost, () => value.apply(target, given))
        }
      },
    })
    queries.set(proxy, query)
    targets.set(proxy, statement)
    return proxy
  }
  const targets = new WeakMap<object, D1PreparedStatement>()
  return new Proxy(database, {
    get(target, name) {
      if (name === 'prepare') return (query: string) => watched(target.prepare(query), query)
      if (name === 'batch') {
        return async (statements: D1PreparedStatement[]) => {
          const lost = await check(statements)
          return done(lost, () => target.batch(statements.map((statement) => targets.get(statement) ?? statement)))
        }
      }
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
