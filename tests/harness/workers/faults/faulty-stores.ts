import { metadataLimit } from '../../../../worker/platform/store/release.ts'

/** 'after' means that the statement ran but its response was lost. */
type StatementFault = 'throws' | 'hangs' | 'after' | undefined

type Statement = { query: string }

/** A database with faults: before each statement, `fault` decides whether it throws or hangs. */
export function faultyD1(database: D1Database, fault: (statement: Statement) => StatementFault): D1Database {
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

const parametersAllowed = 100
const longestStatement = 100_000
const longestRow = 2_000_000

/**
 * A database with production limits: 100 parameters and 100 KB per statement, 2 MB per row. `used` lists every statement with its
 * parameters.
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

/** A database that counts how many rows its statements read. A missing index increases the count. */
export function countedD1(database: D1Database): {
  database: D1Database
  rowsRead: () => number
  rowsWritten: () => number
} {
  let [count, written] = [0, 0]
  const counted = <Result extends D1Result>(result: Result): Result => {
    count += result.meta.rows_read
    written += result.meta.rows_written
    return result
  }
  const inner = new WeakMap<D1PreparedStatement, D1PreparedStatement>()

  function statement(of: D1PreparedStatement, query: string): D1PreparedStatement {
    /** Raw values lack the number of rows read, so queries run a second time, and changes return named columns. */
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
  return { database: wrapped, rowsRead: () => count, rowsWritten: () => written }
}

export type KvWrite = { operation: 'put' | 'delete'; key: string; index: number }
/** The fault of a write: throws before it, throws after it, or waits first. */
export type Fault = 'before' | 'after' | Promise<unknown> | undefined

/** A store with production limits: keys of 512 bytes, metadata of 1,024 bytes and, with `oneWriteASecond`, one write per second and key. */
export function faultyKv(
  namespace: KVNamespace,
  {
    fault = () => undefined,
    oneWriteASecond = false,
  }: { fault?: (write: KvWrite) => Fault; oneWriteASecond?: boolean },
) {
  const writes: KvWrite[] = []
  const lastWritten = new Map<string, number>()

  async function write(operation: KvWrite['operation'], key: string, run: () => Promise<void>): Promise<void> {
    const tried: KvWrite = { operation, key, index: writes.length }
    writes.push(tried)
    if (byteLength(key) > 512) throw new Error('KV: key too long')
    const decided = fault(tried)
    if (decided === 'before') throw new Error(`KV ${operation} failed: 500`)
    if (decided instanceof Promise) await decided
    const now = Date.now()
    if (oneWriteASecond && now - (lastWritten.get(key) ?? 0) < 1000) throw new Error(`KV ${operation} failed: 429`)
    lastWritten.set(key, now)
    await run()
    if (decided === 'after') throw new Error(`KV ${operation} failed: 500`)
  }

  const put = (key: string, value: ArrayBuffer | string, options?: KVNamespacePutOptions) => {
    if (byteLength(JSON.stringify(options?.metadata ?? '')) > metadataLimit) throw new Error('KV: metadata too long')
    return write('put', key, () => namespace.put(key, value, options))
  }
  const remove = (key: string) => write('delete', key, () => namespace.delete(key))
  const kv = new Proxy(namespace, {
    get(target, name) {
      if (name === 'put') return put
      if (name === 'delete') return remove
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  return { kv, writes }
}

const byteLength = (text: string) => new TextEncoder().encode(text).byteLength

/** A store that records which keys are read. While `fails` returns true, reads throw like KV's. */
export function watchedKv(namespace: KVNamespace, fails: () => boolean = () => false) {
  const reads: string[] = []
  const kv = new Proxy(namespace, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      if (name !== 'get' && name !== 'getWithMetadata') return value.bind(target)
      return async (key: string, ...rest: unknown[]) => {
        reads.push(key)
        if (fails()) throw new Error(`KV GET failed: 500 Internal Server Error at ${key}`)
        return value.call(target, key, ...rest)
      }
    },
  })
  return { kv, reads }
}

export type MediaWrite = { operation: 'put' | 'delete'; key: string; index: number }
/** The fault of a write: throws before or after it. */
export type MediaFault = 'before' | 'after' | undefined

/** A bucket with faults: `fault` decides the outcome of each write, `writes` lists the attempts. */
export function faultyMedia(bucket: R2Bucket, fault: (write: MediaWrite) => MediaFault) {
  const writes: MediaWrite[] = []

  async function write<T>(operation: MediaWrite['operation'], key: string, run: () => Promise<T>): Promise<T> {
    const tried: MediaWrite = { operation, key, index: writes.length }
    writes.push(tried)
    const decided = fault(tried)
    if (decided === 'before') throw new Error(`${operation}: internal error (10001)`)
    const done = await run()
    if (decided === 'after') throw new Error(`${operation}: internal error (10001)`)
    return done
  }

  const put = (key: string, value: ArrayBuffer | ArrayBufferView | string, options?: R2PutOptions) =>
    write('put', key, () => bucket.put(key, value, options))
  const remove = (keys: string | string[]) => write('delete', [keys].flat().join(' '), () => bucket.delete(keys))
  const media = new Proxy(bucket, {
    get(target, name) {
      if (name === 'put') return put
      if (name === 'delete') return remove
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  return { media, writes }
}
