/** Unicode's names of writing systems that more than one script makes up. */
const parts: Record<string, readonly string[]> = {
  Jpan: ['Hira', 'Kana', 'Hani'],
  Kore: ['Hang', 'Hani'],
  Hans: ['Hani'],
  Hant: ['Hani'],
}
/** Scripts that a website's own text may show to be at home there. */
const known = [
  ...['Cyrl', 'Grek', 'Arab', 'Hebr', 'Hani', 'Hira', 'Kana', 'Hang', 'Thai', 'Deva', 'Beng', 'Guru', 'Gujr', 'Taml'],
  ...['Telu', 'Geor', 'Armn', 'Ethi', 'Khmr', 'Laoo', 'Mymr', 'Sinh'],
]
/** So many letters are more than a name or a quotation. */
const enough = 10
/** Fewer letters say nothing. */
const fewest = 5

const lettersOf = (script: string) => new RegExp(`(?=\\p{L})\\p{scx=${script}}`, 'gu')
const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0

type Home = {
  /** BCP 47. */
  languages: readonly string[]
  /** All that the website says. */
  text: string
}

/** How much of a text's letters, from 0 to 1, neither these languages nor the website's own text use. Latin is at home everywhere. */
export function foreignShare(text: string, { languages, text: own }: Home): number {
  const all = count(text, /\p{L}/gu)
  if (all < fewest) return 0
  const foreign = text.replace(lettersOf('Latn'), '')
  if (count(foreign, /\p{L}/gu) === 0) return 0
  const ofLanguages = new Set(languages.flatMap(scriptsOf))
  const atHome = known.filter((script) => ofLanguages.has(script) || count(own, lettersOf(script)) >= enough)
  const left = atHome.reduce((rest, script) => rest.replace(lettersOf(script), ''), foreign)
  return count(left, /\p{L}/gu) / all
}

function scriptsOf(language: string): readonly string[] {
  try {
    const { script = 'Latn' } = new Intl.Locale(language).maximize()
    return parts[script] ?? [script]
  } catch {
    return []
  }
}
