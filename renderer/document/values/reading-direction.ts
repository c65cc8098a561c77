const rightToLeft = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi'])

/** Whether a language, as BCP 47 names it, is written from right to left. */
export const isRightToLeft = (language: string) => rightToLeft.has(language.split('-')[0] ?? '')

const firstLetter = /\p{L}/u
const fromTheRight = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/** The direction of a text that is read from right to left, by its first letter, on a page that may not be. */
export const ownDirection = (text: string): 'rtl' | undefined =>
  fromTheRight.test(firstLetter.exec(text)?.[0] ?? '') ? 'rtl' : undefined
