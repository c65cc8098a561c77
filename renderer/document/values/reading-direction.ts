const rightToLeft = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi'])

/** Whether a language, as BCP 47 names it, is written from right to left. */
export const isRightToLeft = (language: string) => rightToLeft.has(language.split('-')[0] ?? '')
