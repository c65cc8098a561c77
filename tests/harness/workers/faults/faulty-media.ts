export type MediaWrite = { operation: 'put' | 'delete'; key: string; index: number }
/** The fate of a write: it throws without writing, or throws after writing. */
export type MediaFault = 'before' | 'after' | undefined

/** The bucket with faults: `fault` decides the fate of each write; `writes` lists those that were tried. */
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
