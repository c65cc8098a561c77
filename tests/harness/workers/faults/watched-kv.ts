/** A store that lists what is read from it, by key. While `fails` returns true, reads throw like KV's. */
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
