import { sentenceEnd, sentenceStart } from './marks/marks.ts'

/** Words for an employer or a school: 'at a practice in Norwich', 'bei einer Firma in Dresden', 'trained at Newark'. */
const atAnother =
  /(?<!\p{L})(?:at|for|with|bei|chez|dans|en|con|presso|bij|w)\s(?:an?|the|einer|einem|une?|una?|uno|een)\s(?:\p{L}[\p{L}'’-]*\s){1,3}(?:in|near|at|of|à|en|de|a|di|te|w)\s$|(?<!\p{L})(?:trained|studied|taught|apprenticed|learned|worked|qualified|grew up|born|came(?: over)?|moved|hails?|graduated|gelernt|studiert|gearbeitet|formée?|appris|travaillé|estudié|trabajé|aprendí|studiato|lavorato)\s(?:\p{L}+\s){0,4}?(?:at|in|from|for|bei|aus|à|en|de|a|di|da)\s(?:the\s)?$/iu

/** Whether a place is where somebody worked or studied, or isn't a place at all. */
export const isOtherPlace = (text: string, start: number, end: number): boolean =>
  atAnother.test(text.slice(sentenceStart(text, start), start)) || noPlace.test(text.slice(start, end))

/** The customer's home, and free items. */
const noPlace =
  /^(?:online|domicilio|(?:a |ad |à )?domicil[ei]|zuhause|hause|home|casa|remote|zoom)$|(?<!\p{L})(?:gratis|free|kostenlos|gratuit\p{L}*|umsonst|included|incluido)(?!\p{L})/iu

const limiting =
  /^[^.;]{0,32}?(?<!\p{L})(?:only|nur|seulement|uniquement|s[oó]lo|solo|soltanto|apenas|alleen|tylko)(?!\p{L})|^\s?(?:is|are|ist|est|es|è)?\s?(?:\p{Sc}\s?)?\d[^.;,]{0,12}(?:extra|more|mehr|zusätzlich|en plus|más|mas|in più)(?!\p{L})/iu

/** Whether the business goes to a place only on some days or at another price: 'Newcastle only on Thursdays'. */
export const isException = (text: string, { end }: { end: number }): boolean =>
  limiting.test(text.slice(end, sentenceEnd(text, end)).split(',')[0] ?? '')
