import { foldPlaceName } from './fold-place-name.ts'
import { syllabic } from './place-shards.ts'

/** A way to read a text that names a place differently than the index. */
type OtherReading = {
  /** The start of the place's key, which determines the shard. */
  start: string
  /** Whether the text means the place with this key. */
  means: (key: string) => boolean
  /** The province before the name. Among several places, the one in this province wins. */
  within?: string
}

/** A text's possible readings, the likeliest first. */
export const otherReadings = (text: string): OtherReading[] => [
  ...shortenedName(text),
  ...withoutAddition(text),
  ...unspacedNames(text),
]

/** A word of a typed name. `joints`: how many words such as 'am' or 'an der' may be missing before it. */
type Word = { text: string; isShort: boolean; joints: number }

/** The maximum number of letters in a word that joins a town and its river: 'an', 'der', 'upon'. */
const maxJointWords = 4

/** 'Freiburg i. Br.', 'Frankfurt a.M.', 'Halle/Saale': names with abbreviated or missing words. */
function shortenedName(text: string): OtherReading[] {
  const [name = ''] = text.split(',')
  if (!/\p{L}\.|[/(]/u.test(name)) return []
  const words = [...name.matchAll(/([/(]?)\s*([\p{L}\p{M}'’-]+)(\.?)/gu)].flatMap(([, gap, said = '', period]) =>
    foldPlaceName(said)
      .split(' ')
      .map((word): Word => ({ text: word, isShort: period === '.', joints: gap === '' ? 0 : 2 })),
  )
  const [first] = words
  if (!first || first.isShort || words.length < 2) return []
  return [{ start: first.text, means: (key) => fits(words, key.split(' ')) }]
}

function fits([word, ...words]: readonly Word[], [said, ...after]: readonly string[]): boolean {
  if (!word || said === undefined) return word === undefined && said === undefined
  if ((word.isShort ? abbreviates(word.text, said) : word.text === said) && fits(words, after)) return true
  return (
    word.joints > 0 && said.length <= maxJointWords && fits([{ ...word, joints: word.joints - 1 }, ...words], after)
  )
}

/** Whether the letters abbreviate the word: they include its first letter and keep its order, like 'opf' for 'oberpfalz'. */
function abbreviates(letters: string, word: string): boolean {
  if (letters[0] !== word[0]) return false
  let at = 0
  for (const letter of word) if (letter === letters[at]) at += 1
  return at === letters.length
}

const addition = / (?:a[mn]|im|in (?=de[rm] )|ob|vor|bei|[aiobv]\.) ?.+$/u

/** 'Weiden' for 'Weiden in der Oberpfalz', for which the index has no longer name. */
function withoutAddition(text: string): OtherReading[] {
  const town = text.includes(',') ? '' : foldPlaceName(text.replace(addition, ''))
  return town === '' || !addition.test(text) ? [] : [{ start: town, means: (key) => key === town }]
}

/** '長野県', '東京都', '경기도 ': the province before a town. */
const province = /^(?:(?<han>\p{Script=Han}{2,3}?)[都道府県省]|(?<hangul>\p{Script=Hangul}{2,6})도 )/u
/** Suffixes that turn a town's name into another unit's: '渋谷区' isn't in a town called 渋谷. After a town, 市 and 시 only end its name. */
const otherUnit = /^[都道府県郡区區町村島省縣구군도동읍면]/u
const afterHangul = /^(?:시)?(?: |$)/u

/**
 * Readings of a text without spaces that begins with the town's name: '大阪市北区梅田1-1', '부산 해운대구'. First without the province, then with it.
 * Empty for other scripts, and if there is a comma.
 */
function unspacedNames(text: string): OtherReading[] {
  const name = foldPlaceName(text).replace(/^[\d ]+/, '')
  if (text.includes(',') || !syllabic.test(name)) return []
  const whole = { start: name, means: (key: string) => begins(name, key) }
  const { 0: said = '', groups } = province.exec(name) ?? {}
  const inside = name.slice(said.length).trim()
  if (said === '' || inside.length < 2) return [whole]
  const within = {
    start: inside,
    means: (key: string) => begins(inside, key),
    within: groups?.han ?? groups?.hangul ?? '',
  }
  return [within, whole]
}

function begins(said: string, key: string): boolean {
  if (key.length < 2 || !said.startsWith(key)) return false
  const rest = said.slice(key.length)
  return rest === '' || (/\p{Script=Hangul}$/u.test(key) ? afterHangul.test(rest) : !otherUnit.test(rest))
}
