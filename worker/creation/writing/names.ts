import { plain } from './words.ts'

/** Common first names of many countries. At the start of a sentence, or among capitalized nouns, only these count as names. */
const firstNames = new Set(
  'adam ahmed aiko alejandro alex alice amelia amir ana anders andrea andreas angela anita anja anna antoine antonio ben benjamin bianca carlos carmen caroline charlotte chloe chris christian christine claire claudia daniel daniela david diana diego elena eliza elizabeth emily emma erik ethan eva fatima felix fernando fiona francesca francesco françois frank gabriel george giovanni giulia grace greta hana hannah hans harry heidi helen henry hiroshi hugo ian ines ingrid isabel isabella ivan jack jacob james jan jane jasmine javier jean jennifer jenny jessica joan johan john jonas jose joseph juan julia julie jürgen karen karim karl kate katharina kenji kevin klaus lars laura lea lena leo leon liam lily linda lisa lorenzo louise luca lucas lucia lucy luis luisa maggie manuel marco margaret maria mariam marie mario markus marta martha martin mary mateo matteo max megan mei mia michael miguel mike mohammed monika nadia nancy nicolas nicole nina noah nora olivia omar oscar pablo paolo patricia paul paula pedro peter petra philipp pierre priya rachel rahul ralf rebecca ricardo robert roberto rosa rosie ruth sabine sakura sally sam samira samuel sandra sara sarah sofia sophie stefan stephanie steve steven sue susan susanne sven tanja teresa thomas tim tina tom tomas uwe valentina vera victor victoria wei werner william wolfgang yuki yusuf zoe'.split(
    ' ',
  ),
)
const bigCities = new Set(
  'amsterdam athens auckland barcelona bangkok beijing berlin birmingham boston bremen bristol brussels budapest chicago cologne copenhagen dallas denver dubai dublin edinburgh florence frankfurt geneva glasgow graz hamburg helsinki houston istanbul johannesburg kyoto köln leeds lisbon liverpool london lyon madrid manchester marseille melbourne miami milan milano montreal moscow mumbai munich münchen naples napoli nürnberg osaka oslo oxford paris perth philadelphia portland porto prague rome roma seattle seoul sevilla shanghai singapore stockholm stuttgart sydney tokyo toronto toulouse turin valencia vancouver venice vienna warsaw wien zurich zürich'.split(
    ' ',
  ),
)

const capital = /^\p{Lu}[\p{L}\p{M}'-]*$/u
/** Before which a word stands that begins something: no capital there tells a name. */
const opens = /(?:^|[.!?:…•|"([¿¡]|\s[-/])\s*$/u
/** In English 'I' and its forms have a capital wherever they stand. */
const always = /^(?:I|I'm|I'll|I've|I'd|OK)$/
const place =
  /(?<!\p{L})(?:in|near|around|across|at|from|by|with|für|bei|von|aus|à|chez|en|con|da|di|em|por|bij|uit)\s+$/iu

type Placed = { word: string; before: string }

const placedWords = (text: string): Placed[] =>
  Array.from(text.matchAll(/[\p{L}\p{M}][\p{L}\p{M}'-]*/gu), ({ 0: word, index }) => ({
    word: word.replace(/'s$|[-']+$/g, ''),
    before: text.slice(0, index),
  }))

/** 'Fresh Bread Every Morning': capitals are a matter of style there. */
function isTitleCase(words: readonly Placed[]): boolean {
  const long = words.filter(({ word }) => word.length > 3)
  return long.length > 1 && long.every(({ word }) => capital.test(word))
}

/**
 * Names of people, places and brands in a text that `isKnown` does not know, as they stand. By capitals, where nouns have none; in German and
 * at the beginning of a sentence only what is a common name or stands beside another capital.
 */
export function foreignNames(text: string, language: string, isKnown: (word: string) => boolean): string[] {
  const said = plain(text)
  const words = placedWords(said)
  const nounsHaveCapitals = /^de\b/i.test(language) || isTitleCase(words)
  const names = words.filter(({ word, before }, index) => {
    if (!capital.test(word) || always.test(word) || isKnown(word)) return false
    const common = firstNames.has(word.toLowerCase()) || bigCities.has(word.toLowerCase())
    if (common) return true
    if (opens.test(before)) return false
    if (!nounsHaveCapitals) return true
    if (isTitleCase(words)) return place.test(before) && index === words.length - 1
    const previous = words[index - 1]
    const besideAnother = previous && capital.test(previous.word) && !opens.test(previous.before)
    return Boolean(besideAnother && !isKnown(previous.word) && before.endsWith(`${previous.word} `))
  })
  const eastern = Array.from(
    said.matchAll(/([\p{Script=Han}]{1,4})(?:さん|氏|先生)|([\p{Script=Han}]{2,4})(?:市|区|町|県|府|駅)/gu),
    ([, person, town]) => person ?? town ?? '',
  ).filter((name) => !isKnown(name))
  return [...names.map(({ word }) => word), ...eastern]
}
