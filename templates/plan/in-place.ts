import { filled } from '../../renderer/facts/fact-words.ts'
import type { FactWords } from '../../renderer/languages/fact-words.ts'

type There = { said: FactWords | undefined; place: string; language: string }

/** 'Barber in Totnes'. What says its place already, and any trade in a language without the words, stands alone. */
export function inPlace({ said, place, language }: There, what: string): string {
  if (place === '' || !said || what.toLocaleLowerCase(language).includes(place.toLocaleLowerCase(language))) return what
  return filled(said.in, { what, place })
}
