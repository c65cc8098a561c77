import { interpolate } from '../../renderer/facts/fact-words.ts'
import type { FactWords } from '../../renderer/languages/fact-words.ts'

type There = { said: FactWords | undefined; place: string; language: string }

/** 'Barber in Totnes'. Returns `what` if it already includes the place or the language is unsupported. */
export function inPlace({ said, place, language }: There, what: string): string {
  if (place === '' || !said || what.toLocaleLowerCase(language).includes(place.toLocaleLowerCase(language))) return what
  return interpolate(said.in, { what, place })
}
