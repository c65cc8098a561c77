import { metadataLimit } from '../../../../worker/platform/store/release.ts'

export type KvWrite = { operation: 'put' | 'delete'; key: string; index: number }
/** The fate of a write: it throws without writing, throws after writing, or waits first. */
export type Fault = 'before' | 'after' | Promise<unknown> | undefined

/**
 * The store with its production limits: keys of 512 bytes, metadata of 1,024 bytes, and with `oneWriteASecond` no second
 * write of a key within a second. `fault` decides the fate of each write; `writes` lists those that were tried.
 */
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
