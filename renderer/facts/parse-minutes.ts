const hours =
  /(\p{Nd}+(?:[.,]\p{Nd}+)?|½)\s*(½)?\s*(?:h(?:rs?|ours?|eures?|oras?|ores?)?|std\.?|stunden?|uur|uren|ore?|godz\p{L}*|時間|시간)(?!\p{L})\s*(\p{Nd}{1,2})?/iu
const minutes = /(\p{Nd}+)\s*(?:['′]|m(?:in(?:s|ut\p{L}*)?)?\.?(?!\p{L})|分|분)/iu

/** Parses '45 min', '1 h 30' or '2½ hours'. Undefined for anything else, including ranges such as '1–2 hours'. */
export function parseMinutes(duration: string): number | undefined {
  if (/\p{Nd}\s*(?:[-–—]|to|bis|à|a)\s*\p{Nd}/iu.test(duration)) return undefined
  const [, whole, half, rest] = hours.exec(duration) ?? []
  if (whole !== undefined) {
    const count = whole === '½' ? 0.5 : Number(whole.replace(',', '.')) + (half ? 0.5 : 0)
    return count * 60 + Number(rest ?? 0)
  }
  const found = minutes.exec(duration)?.[1]
  return found === undefined ? undefined : Number(found)
}
