export type FakeStorage = ReturnType<typeof fakeStorage>

/** In-memory storage of a tab or browser, for tests without one. */
export function fakeStorage() {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
    key: (nth: number) => [...stored.keys()][nth] ?? null,
    clear: () => stored.clear(),
    get length() {
      return stored.size
    },
  }
}
