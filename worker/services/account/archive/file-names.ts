const longest = 40

/** A name that every system takes for a file: letters and digits of any script, and hyphens. Empty where nothing is left. */
export const fileNameOf = (words: string): string =>
  words
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '')

/** Gives every caller another name: what was taken gets a number. */
export function distinctNames(): (wanted: string) => string {
  const taken = new Set<string>()
  return (wanted) => {
    let name = wanted
    for (let number = 2; taken.has(name); number += 1) name = `${wanted}-${number}`
    taken.add(name)
    return name
  }
}
