export const listActions = ['set', 'add', 'remove'] as const

/** A unique id such as `phone-3`. */
export function freeFactId(facts: readonly { id: string }[], base: string): string {
  const taken = new Set(facts.map(({ id }) => id))
  let count = facts.length + 1
  while (taken.has(`${base}-${count}`)) count += 1
  return `${base}-${count}`
}

/** Ignores case and whitespace. */
export const sameWords = (one: string, other: string): boolean => plain(one) === plain(other)
const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase()

/** The matching entry: same words, or the only entry that contains them. */
export function named<T extends { name: string }>(facts: readonly T[], name: string): T | undefined {
  const same = facts.find((fact) => sameWords(fact.name, name))
  if (same) return same
  const singular = (text: string) => plain(text).replace(/s$/, '')
  const close = facts.filter(
    (fact) => singular(fact.name).includes(singular(name)) || singular(name).includes(singular(fact.name)),
  )
  return plain(name) !== '' && close.length === 1 ? close[0] : undefined
}
