/** The initials of a name, in place of a portrait. */
export function Monogram({ name }: { name: string }) {
  const initials = initialsOf(name)
  return initials === '' ? null : (
    <span className="monogram" aria-hidden="true">
      {initials}
    </span>
  )
}

/** The first letters of the first and the last word of a name: at most two. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word))
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words
  return letters.map((word) => [...(word ?? '')][0]?.toUpperCase()).join('')
}
