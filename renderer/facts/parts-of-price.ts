/** A price with its number large and all else small. */
export function partsOfPrice(text: string): { before: string; number: string; after: string } {
  const match = /^(?<before>\D*)(?<number>\d(?:[\d.,’'–\s]*\d)?)(?<after>.*)$/u.exec(text)
  const { before = text, number = '', after = '' } = match?.groups ?? {}
  return { before, number, after }
}
