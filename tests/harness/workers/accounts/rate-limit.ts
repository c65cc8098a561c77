/** The binding of a location that lets each key through `limit` times and then no more. */
export function limitOf(limit: number): RateLimit {
  const calls = new Map<string, number>()
  return {
    limit: async ({ key }) => {
      const count = (calls.get(key) ?? 0) + 1
      calls.set(key, count)
      return { success: count <= limit }
    },
  }
}
