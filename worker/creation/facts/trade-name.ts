import { remember } from '../../../renderer/remember.ts'
import { capitalized, type Found, isShouted, type Span, sliceOf, taken } from './text.ts'
import type { Unit } from './units-of-text.ts'
import { tradeHeads, tradePraise } from './words/trade-words.ts'

const longest = 64
/** The beginnings of sentences that name a trade. */
const openings =
  "(?:(?:i'?m|i am|we're|we are|it's|we run|i run|i'm an experienced|i work as|ich bin|wir sind|soy|somos|je suis|nous sommes|sono|siamo|sou|somos|ik ben|wij zijn|wij zijn|jestem|jesteśmy|jag är|vi är) (?:(?:an?|the|your|eine?|una?|une?|uma?|een|en|ett) )?|(?:an?|the|your|eine?|una?|une?|een) )?"
/** What follows it. */
const behind =
  '(?= ?(?:[.,;:!()|–—\\uE000\\n-]|$)| (?:in|at|near|based|serving|covering|for|from|with|and (?:we|i)(?![\\p{L}])|who|that|offering|providing|specialising|specializing|run by|on|since|helping|working|available|to|by|of|no|na|nos|nas|ao|dans|sur|chez|près|nel|nei|del|della|di|du|des|auf|am|en|à|au|a|de|em|im|aus|mit|für|seit|bei|con|para|pour|avec|per|nel|nella|desde|depuis|dal|w|we|z|dla|od|och|i|voor|met|van|te|på|med|för|och|und|et|y|e)(?![\\p{L}]))'

/** 'I'm a falconer and fly hawks': in these words, whatever ends like a calling is one, apart from what people also are. */
const ofOneself = new RegExp(
  `^(?:i'?m|i am) an? (?<name>(?:(?!(?:for|of|in|at|with|and|to|by|from|the|who|that|very|bit)\\b)[\\p{L}-]+ ){0,2}?(?!(?:moth|fath|broth|sist|memb|numb|believ|beginn|begin|partn|own|winn|lov|form|bett|oth|rath|learn|newcom|custom|custod|perfection|pension|surviv|vis?it|neighb|foreign|bachel|min|jun|sen)(?:er|or|ist|ian|our)\\b)\\p{L}{2,}(?:er|or|ist|ian|smith|wright))${behind}`,
  'iu',
)

const patternsOf = remember((language: string): RegExp[] => {
  const heads = tradeHeads[language]
  if (heads === undefined) return []
  const before =
    language === 'en'
      ? "(?:(?!(?:for|of|in|at|with|and|to|by|from|the|who|that|we|i|is|are|your|our|my|need|looking|find|love)\\b)[\\p{L}&'’-]+ ){0,3}?"
      : "(?:[\\p{L}'’-]+ ){0,1}?"
  const after =
    language === 'en'
      ? "(?: (?:and|&) (?:[\\p{L}'-]+ ){0,1}?(?:" + heads + '))?'
      : '(?: (?:à domicile|a domicilio|artesanal|artisanale?|mobile|móvil|a domicilio))?'
  const listed = new RegExp(`^[\uE000 ,;–-]*${openings}(?<name>${before}(?:${heads})${after})${behind}`, 'iu')
  return language === 'en' ? [listed, ofOneself] : [listed]
}, 16)

/** What a business is, in its owner's words: 'Mobile dog groomer' of 'I'm a mobile dog groomer in Totnes'. Undefined where it is not plain. */
export function tradeIn(text: string, units: readonly Unit[], language: string): Found<{ name: string }> | undefined {
  for (const [nth, { span }] of units.slice(0, 3).entries()) {
    const said = sliceOf(text, span)
    for (const pattern of patternsOf(language)) {
      const match = pattern.exec(said)
      const written = match?.groups?.name ?? ''
      const praise = tradePraise.exec(written)?.[0] ?? ''
      const name = written.slice(praise.length)
      // Further on only a sentence about oneself names the trade.
      const isSaid = nth === 0 || /\p{L}/u.test(match?.[0].slice(0, match[0].length - written.length) ?? '')
      if (!match || !isSaid || name === '' || name.length > longest || name.includes(taken) || isOfGuests(name))
        continue
      const start = span[0] + match[0].length - written.length + praise.length
      const own: Span = [start, start + name.length]
      return { name: capitalized(isShouted(text) ? name.toLowerCase() : name), spans: [own] }
    }
  }
  return undefined
}

/** 'Our shop', 'My studio' and the like name no trade; neither does a word that any business could be. */
const isOfGuests = (name: string) =>
  /^(?:shop|store|studio|workshop|practice|agency|contractor|consultant|bar|box|salon|laden|geschäft|praxis|betrieb|büro|agentur|schule|studio|winkel|meister(?:in)?)$/iu.test(
    name,
  )
