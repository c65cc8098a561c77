/** What businesses do with things, by the verb's bare form. */
const ofCare =
  'trim|cut|unblock|plant|clean|fix|repair|service|rent|buy|design|build|restore|paint|groom|wash|walk|roast|manage|value|replace|clear|move|mend|deliver|sharpen|tune|bake|cook|photograph|translate|edit|print|remove|treat|prepare|polish|look after|rescue|feed|proof'
/** Those that say no more than that it is done: the thing alone is the service. */
const ofTrade =
  'do|offer|provide|sell|serve|run|host|teach|make|give|take|have|install|fit|supply|handle|stock|hold|organi[sz]e|cater|help with|see|tutor'

/** A pattern's source: any of them, in the third person as well. */
export const verb = `(?:${ofCare}|${ofTrade})(?:e?s)?`

/** Whether a verb is one that says no more than that something is done. */
export const isLight = (word: string) => lightVerb.test(word)
const lightVerb = new RegExp(`^(?:${ofTrade})(?:e?s)?$`, 'i')

/** The form of a list item: alone, after 'we offer', or after 'we clean', where another verb may follow. */
export type Mode = 'list' | 'offer' | 'deed'

/** Verbs that no name of a thing begins with, as 'paint' begins 'paint correction' and 'run' begins 'run coaching'. */
const plainLight =
  /^(?:(?:also|then|we|i)\s+)*(?:do|offer|provide|sell|make|teach|host|organi[sz]e|give)(?:e?s)?\s+(?=\S)/i
const plainCare = /^(?:unblock|sharpen|mend|restore|translate|bake|fix|remove|look after)s?\s+(?=\S)/i
const offered = /^(?:(?:also|then)\s+)*(?:run|take|hold|have)s?\s+(?=\S)/i
const anyLight = new RegExp(`^(?:(?:also|then|we|i)\\s+)*(?:${ofTrade})(?:e?s)?\\s+(?=\\S)`, 'i')
const anyCare = new RegExp(`^(${ofCare})(?:e?s)?(?:\\s+(and|or)\\s+(${ofCare}|sell)s?)?\\s+(out\\s+)?(?=\\S)`, 'i')

/** A part of a list as what is done: 'Trimming beards' of 'trim beards', 'school visits' of 'runs school visits'. */
export function asDeed(part: string, mode: Mode): string {
  const text = part.trim()
  const lights = mode === 'deed' ? [anyLight] : mode === 'offer' ? [plainLight, offered] : [plainLight]
  const found = lights.find((pattern) => pattern.test(text))
  if (found) return text.replace(found, '')
  return mode === 'deed' || plainCare.test(text)
    ? text.replace(anyCare, (_, ...said: string[]) => `${deed(said.slice(0, 4))} `)
    : text
}

/** 'renting out' of 'rent', 'out'; 'buying and selling' of 'buy', 'and', 'sell'. */
function deed([first = '', joint, second, out]: readonly (string | undefined)[]): string {
  return [doing(first), joint, second && doing(second), out?.trim()].filter((word) => word).join(' ')
}

/** 'trimming' of 'trim', 'looking after' of 'look after'. */
function doing(said: string): string {
  const [word = '', ...rest] = said.toLowerCase().split(' ')
  const stem = /^(?:trim|cut)$/.test(word) ? `${word}${word.at(-1)}` : word.replace(/e$/, '')
  return [`${stem}ing`, ...rest].join(' ')
}
