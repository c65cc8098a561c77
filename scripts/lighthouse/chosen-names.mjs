/** The command line asks for something unknown; the message lists what exists. */
class UnknownChoice extends Error {}

/** Styles by their name in documents or URLs; all if none is named. */
export function chosenStyles(named, styles) {
  const slugs = new Map(styles.map(({ style, slug }) => [slug, style.toLowerCase()]))
  const names = entriesOf(named).map((name) => slugs.get(name.toLowerCase()) ?? name)
  return chosen(
    'style',
    names,
    styles.map(({ style }) => style),
  )
}

/** The named ones in any case, with commas or again; all if none is named. */
export function chosen(what, named, known) {
  const wanted = entriesOf(named)
  const isNamed = (value, name) => value.toLowerCase() === name.toLowerCase()
  const unknown = wanted.find((name) => !known.some((value) => isNamed(value, name)))
  if (unknown !== undefined) throw new UnknownChoice(`There is no ${what} '${unknown}'. There are ${known.join(', ')}.`)
  return known.filter((value) => wanted.length === 0 || wanted.some((name) => isNamed(value, name)))
}

const entriesOf = (named) =>
  named.flatMap((entry) =>
    entry
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  )
