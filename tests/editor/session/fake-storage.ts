export type FakeStorage = ReturnType<typeof fakeStorage>

/** In-memory storage of a tab or browser, for tests without one. */
export function fakeStorage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    key: (nth: number) => [...kept.keys()][nth] ?? null,
    clear: () => kept.clear(),
    get length() {
      return kept.size
    },
  }
}
