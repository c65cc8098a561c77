export type FakeStorage = ReturnType<typeof fakeStorage>

/** A tab's or a browser's storage, for where there is no browser. */
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
