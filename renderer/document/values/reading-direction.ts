const rightToLeft = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi'])

/** `language` is BCP 47. */
export const isRightToLeft = (language: string) => rightToLeft.has(language.split('-')[0] ?? '')

const firstLetter = /\p{L}/u
const fromTheRight = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/** 'rtl' if the text starts with a right-to-left letter. */
export const ownDirection = (text: string): 'rtl' | undefined =>
  fromTheRight.test(firstLetter.exec(text)?.[0] ?? '') ? 'rtl' : undefined
