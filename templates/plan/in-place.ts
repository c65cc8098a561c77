import { filled } from '../../renderer/facts/fact-words.ts'
import type { FactWords } from '../../renderer/languages/fact-words.ts'

type There = { said: FactWords | undefined; place: string; language: string }

/** 'Barber in Totnes'. Returns `what` unchanged if it includes the place or the language has no words for it. */
export function inPlace({ said, place, language }: There, what: string): string {
  if (place === '' || !said || what.toLocaleLowerCase(language).includes(place.toLocaleLowerCase(language))) return what
  return filled(said.in, { what, place })
}
