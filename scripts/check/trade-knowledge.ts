import type { Trade } from '../../templates/trade.ts'

type Rule = { problem: string; pattern: RegExp }

/** Claims that only an owner may make, and promises that nobody may. */
const rules: readonly Rule[] = [
  { problem: 'speaks for a business', pattern: /\b(?:we|our|ours|us|my|mine)\b|\bI\b/iu },
  {
    problem: 'makes a claim',
    pattern:
      /\b(?:best|finest|leading|perfect|guarantee\p{L}*|trusted|experts?|professionals?|quality|affordable|reliable|friendly|cheap\p{L}*|expensive|quick\p{L}*|fast|fastest|free|award\p{L}*|certified|qualified|insured|licensed|satisf\p{L}+|worth it|peace of mind)\b/iu,
  },
  {
    problem: 'speaks of outcomes, safety or law',
    pattern:
      /\b(?:cures?|heals?|relieves?|eases?|improves?|prevents?|lowers?|boosts?|detox\p{L}*|proven|safe|safely|safer|safety|danger\p{L}*|legal\p{L}*|illegal\p{L}*|law|laws|required|requires by|compulsory|mandatory|healthy|healthier)\b/iu,
  },
  {
    problem: 'has a number',
    pattern: /\p{Nd}|\b(?:three|four|five|six|seven|eight|nine|ten|twelve|twenty|hundred)\b/iu,
  },
  { problem: 'is no sentence', pattern: /^(?!\p{Lu}.*[^.!?]\.$)|[!?]|\.\s|…/u },
  { problem: 'is not typeset', pattern: /['"]|--| - |\s{2}/ },
]

const length = { least: 45, most: 150 }
const counts = { services: [6, 14], questions: [5, 9], photoWishes: [3, 4] } as const

type Report = (text: string, problem: string) => void

/** Reports sentences that are claims, too long or repeated, and malformed entries. */
export function lintKnowledge(trades: readonly Trade[], report: (slug: string) => Report): void {
  const said = new Map<string, string>()
  for (const trade of trades) {
    const offend = report(trade.slug)
    lintTrade(trade, offend)
    for (const text of trade.services.flatMap(({ about }) => about)) {
      const other = said.get(text)
      if (other !== undefined) offend(text, `stands in ${other} as well`)
      said.set(text, trade.slug)
    }
  }
}

function lintTrade({ services, questions, photoWishes, usualHours }: Trade, offend: Report) {
  const lists = { services, questions, photoWishes }
  for (const [name, [least, max]] of Object.entries(counts) as [keyof typeof counts, readonly [number, number]][])
    if (lists[name].length < least || lists[name].length > max)
      offend(name, `has ${lists[name].length} entries instead of ${least} to ${max}`)
  for (const { name, about, also } of services) {
    if (name.split(' ').length > 4) offend(name, 'has more than four words')
    if (also.length === 0 || also.some((entry) => !/^[a-z]{2,}(?:[ -][a-z0-9]+)*$/.test(entry)))
      offend(`${name}: ${also}`, 'has another name that is not in small letters')
    for (const text of about) {
      if (text.length < length.least || text.length > length.most)
        offend(text, `has ${text.length} characters instead of ${length.least} to ${length.most}`)
      for (const { problem, pattern } of rules) {
        const found = pattern.exec(text)?.[0]
        if (found !== undefined) offend(text, `${problem} (${JSON.stringify(found)})`)
      }
    }
  }
  for (const { ask, from, words } of questions) {
    if (!/^\p{Lu}[^.!]*\?$/u.test(ask) || ask.length > 64) offend(ask, 'is no short question')
    if (from === undefined && words === undefined) offend(ask, 'has nothing that answers it')
  }
  for (const wish of photoWishes)
    if (!/^\p{Lu}[^!?]*\.$/u.test(wish) || wish.length > 64) offend(wish, 'is no short wish')
  for (const week of usualHours)
    if (!/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:[-,](?:Mon|Tue|Wed|Thu|Fri|Sat|Sun))* \d{2}:\d{2}-\d{2}:\d{2}$/.test(week))
      offend(week, 'is no week')
}
