import { audienceName, boast, noService, tooGeneral } from './words/service-words.ts'
import { tradeHeads } from './words/trade-words.ts'

const mostWords = 6
const longest = 48
const articles =
  /^(?:(?:and|or|plus|also|&|the|a|an|our|my|und|oder|eine?r?|der|die|das|y|el|la|los|las|una?|et|le|les|l'|une?|des|e|il|lo|i|gli|o|os|as|um|uma|het|een|och)(?:\s+|(?<=l'))|[-–—*•·:,;.)(/|]\s*)+/iu
/** What leads from a name to its price. */
const leads =
  /(?:[\s:=,;(/|·•.–—-]|\.{2,}|…|\s(?:costs?|is|are|for|at|just|starts?|starting|kostet|kosten|für|cuesta|cuestan|por|à|coûte|coûtent|pour|costa|costano|per|custa|custam|kost|voor|kosztuje|za|kostar|för))+$|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])[はがの]\s*$/iu

/** A name without its articles and the words between it and a price. */
export const bareName = (said: string): string =>
  said
    .trim()
    .replace(articles, '')
    .replace(leads, '')
    // 'Corte a 18 €', but 'Plan A £30'.
    .replace(/ a$/, '')
    .replace(articles, '')
    .trim()

/** 'De concierto' and 'for two' go on with what stands before them. */
const elliptic =
  /^(?:de|di|del|des|du|da|do|of|for|with|von|für|mit|para|per|pour|avec|con|en|in|im|au|à|na|no|em|på|w|z)\s/iu
/** 'Farrier €90' is no service of a farrier's. */
const isOnlyTrade = new RegExp(`^(?:${tradeHeads.en})s?$`, 'iu')

const nameOf = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}\s&'+./()×-]*$/u
const eastern = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー]/u
const weekday = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/i
/** 'Sunday roast' is a dish, 'Sunday mornings' a time. */
const timeNoun = /^(?:mornings?|afternoons?|evenings?|nights?|lates?|hours|opening|only)$/i

/**
 * Whether a text names a service: a few words, none of a sentence, a price, a time, a person or a place. `known` are names of other facts,
 * folded.
 */
export function isServiceName(name: string, known: ReadonlySet<string>): boolean {
  const words = name.split(/\s+/)
  if (name.length < (eastern.test(name) ? 1 : 2) || name.length > longest || words.length > mostWords) return false
  if (!nameOf.test(name) || !(/\p{L}{2}/u.test(name) || eastern.test(name)) || known.has(name.toLowerCase()))
    return false
  if ((name.match(/\(/g)?.length ?? 0) !== (name.match(/\)/g)?.length ?? 0)) return false
  // '月2回' and '10回' say how often.
  if (/^[月週年全毎주월총]?\s?\d+\s?(?:回|名様?|人|分|時間|日|[ヶか]月|本|枚|個|회|명|분|시간|일|개월)$/u.test(name))
    return false
  if (elliptic.test(name) || isOnlyTrade.test(name)) return false
  if (words.some((word, at) => isOfSentence(word, at, words))) return false
  if (words.every((word) => boast.test(word) || /^\p{N}+$/u.test(word))) return false
  if (audienceName.test(name) || tooGeneral.test(name) || /^\p{N}+ ?\p{L}{0,3}$/u.test(name)) return false
  return (
    !/^\d+ \p{L}/u.test(name) &&
    !/(?:\s|^)(?:and|or|und|y|et|e|of|the|de|en|&)$/iu.test(name) &&
    !/\p{N}{3,}/u.test(name)
  )
}

/** 'IT support' has none of 'it', and 'Sunday roast' no day; 'All-day breakfast' and 'takeaway' are whole words. */
function isOfSentence(word: string, at: number, words: readonly string[]): boolean {
  const bare = word.replace(/[.,()]/g, '')
  if (bare === '' || /^(?:IT|AM|PM|DO|US|MY)$/.test(bare)) return false
  if (weekday.test(bare)) return at > 0 || words.length < 2 || /s$/i.test(bare) || timeNoun.test(words[1] ?? '')
  // 'Colour for short hair', 'Cut and blow dry with treatment', 'Open day': such words stand inside names.
  if (
    at > 0 &&
    at < words.length - 1 &&
    /^(?:for|with|per|für|mit|para|con|pour|avec|per|com|voor|met|dla|z|för|med|en|e|y|de|la|my|no|do|i|es|is|die|so|all|every|to)$/i.test(
      bare,
    )
  )
    return false
  if (/^(?:book|text|card|phone|email|contact|website|tax|family|team)s?$/i.test(bare) && at < words.length - 1)
    return false
  if (/^only$/i.test(bare) && at === words.length - 1 && at > 0) return false
  if (/^(?:cards|websites|books)$/i.test(bare) && words.length > 1) return false
  if (/^(?:all|every|no|mini|extra|open)$/i.test(bare) && at === 0 && words.length > 1) return false
  return noService.has(bare.toLowerCase())
}
