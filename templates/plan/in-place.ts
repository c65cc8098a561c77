import { interpolate } from '../../renderer/facts/fact-words.ts'
import type { FactWords } from '../../renderer/languages/fact-words.ts'

type There = { factWords: FactWords | undefined; place: string; language: string }

/** 'Barber in Totnes'. Returns `what` if it already includes the place or the language is unsupported. */
export function inPlace({ factWords, place, language }: There, what: string): string {
  if (place === '' || !factWords || what.toLocaleLowerCase(language).includes(place.toLocaleLowerCase(language)))
    return what
  return interpolate(factWords.in, { what, place })
}
