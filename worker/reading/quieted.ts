import { capitalized } from './text.ts'

/** Words that stay in capitals, in addition to those without a vowel such as 'NPTC'. */
const abbreviations =
  /^(?:I|AC|UK|US|USA|EU|VAT|GST|TVA|IVA|DIY|MOT|PAT|LED|ID|EV|UV|AGA|EICR|CSCS|IPAF|PASMA|NICEIC|ITEC|VTCT|CIBTAC|NEBOSH|IOSH|OSHA|EPA|HVAC|BACP|UKCP|RIAS|CIPD|ACCA|AAT|ICAEW|HIAB|UPVC|COSHH|SIA|CPO|ASAP|ISO|NAPIT|OFTEC|ELECSA|CORGI|TIG|MIG|ARB|CAD|GPS|RSPCA|IKEA|SPA)$/u
const vowelless = /^[^AEIOUYÄÖÜÀÁÂÃÈÉÊÌÍÎÒÓÔÕÙÚÛ\P{Lu}]{2,6}$/u
const proper =
  /(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|april|june|july|august|september|october|november|december|christmas|easter|gas safe|english|french|spanish|polish|german|italian)(?!\p{L})/giu
const afterDistance = /(?<=\d ?(?:miles?|km|kilomet(?:er|re)s?) (?:of|from|around) )\p{L}/gu

/** Normal spelling for words in capitals: 'No extra for weekends' for 'NO EXTRA FOR WEEKENDS'. Other words stay as they are. */
export function quieted(said: string): string {
  const words = said.match(/\p{L}{2,}/gu) ?? []
  const isShouted = words.filter((word) => word === word.toUpperCase() && word !== word.toLowerCase())
  if (words.length < 2 || isShouted.length < words.length * 0.8 || (words.length < 3 && !/\p{Lu}{4}/u.test(said)))
    return said
  return said
    .replace(/(?<![\p{L}\p{N}])[\p{Lu}][\p{L}'’]*/gu, (word) =>
      abbreviations.test(word) || vowelless.test(word) ? word : word.toLowerCase(),
    )
    .replace(/(?<=\d)(?:AM|PM)(?!\p{L})/gu, (half) => half.toLowerCase())
    .replace(proper, (words) => words.replace(/\p{L}+/gu, capitalized))
    .replace(afterDistance, (letter) => letter.toUpperCase())
}

/** The same, for a separate line. */
export const quietedLine = (said: string): string => (quieted(said) === said ? said : capitalized(quieted(said)))
