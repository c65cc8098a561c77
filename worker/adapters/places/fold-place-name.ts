/** Letters that don't decompose into a base letter and an accent. */
export const plainLetters: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ħ: 'h', ı: 'i', ə: 'a' },
}

/**
 * Normalizes a place name for comparison: no case, accents, apostrophes or periods, and one space for any other punctuation. Other scripts
 * keep their marks.
 */
export const foldPlaceName = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[^\x20-\x7e]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/['’‘ʻʼ`´.]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
