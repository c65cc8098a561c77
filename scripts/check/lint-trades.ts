// Checks the prose of every trade: its profile, the copy of its public page and its sample business. Prints each offender.
import { globSync } from 'node:fs'
import { industriesQuestions } from '../../marketing/industries/industries-questions.ts'
import type { IndustryTexts } from '../../marketing/industries/industry-copy.ts'
import { sampleBusinesses } from '../../templates/samples.ts'
import { tradeInSpellingOf } from '../../templates/spelling.ts'
import type { Picture, Trade, TradeProfile } from '../../templates/trade.ts'
import { trades } from '../../templates/trade-list.ts'
import { unlisted } from '../../templates/unlisted.ts'
import { lintKnowledge } from './trade-knowledge.ts'

type Rule = { problem: string; pattern: RegExp }

/** Claims that only an owner may make. */
const claims: Rule = {
  problem: 'makes a claim',
  pattern:
    /\bsince\b|\b\d+\s*years|[$£€]\s*\d|\d\s*%|licensed|insured|certified|qualified|accredited|guarantee|24.?(?:\/7|hours?)|same[- ]day|no\. ?1|number one|\bfree\b|family[- ](?:run|owned)|award|trusted|expert|\bbest\b|affordable|reliable|friendly/i,
}
const sentences: Rule = {
  problem: 'is a sentence or speaks to somebody',
  pattern: /[.!?]|\b(?:we|our|us|you|your|I|my)\b(?! garden| car$)/,
}
const typewriter: Rule = { problem: 'is not typeset', pattern: /['"]|--| - |\.\.\.|\s{2}|^\s|\s$/ }
const american: Rule = {
  problem: 'has an American word in Britain',
  pattern:
    /\b(?:colors?|neighbors?|favorite|tires?|faucets?|curbs?|flashlights?|windshield|gray|an (?:socket|lift|tap))\b/i,
}
const british: Rule = {
  problem: 'has a British word in America',
  pattern: /\b(?:colour|neighbour|tyre|kerb|grey|centre|counsell|holiday|takeaway)/i,
}
const unbacked: Rule = {
  problem: 'has a worn phrase or an empty promise',
  pattern:
    /guarantee|risk-free|\bcures? (you|your|all)|award-winning|world-class|cutting-edge|number one|unlock|elevate|seamless|effortless|empower|leverag|game-chang|digital (world|age)/i,
}
const denials: Rule = {
  problem: 'denies a feature that exists',
  pattern: /\b(no|without an?) (contact |intake )?forms?\b|there is no form|visitors are not counted/i,
}
const looseType: Rule = { problem: 'is not typeset', pattern: /[—'"!]|\s{2}|^\s|\s$/ }
const superlatives: Rule = {
  problem: 'has a superlative',
  pattern:
    /\b(?:best|finest|leading|premier|unrivall?ed|unbeatable|perfect|amazing|world-class|number one|no\. ?1|second to none|top-notch|greatest|cheapest|highest|passionate|trusted)\b/i,
}

const offenders: string[] = []

function reporterOf(file: string) {
  const report = (text: string, problem: string) => offenders.push(`${file}: ${JSON.stringify(text)} ${problem}`)
  return {
    report,
    matching(texts: readonly string[], ...rules: Rule[]) {
      for (const text of texts)
        for (const { problem, pattern } of rules) {
          const found = text.match(pattern)?.[0]
          if (found !== undefined) report(text, `${problem} (${JSON.stringify(found)})`)
        }
    },
    shaped(text: string, problem: string, pattern: RegExp) {
      if (!pattern.test(text)) report(text, problem)
    },
    length(place: string, text: string, least: number, max: number) {
      if (text.length < least || text.length > max)
        report(text, `has ${text.length} characters; ${place} takes ${least} to ${max}`)
    },
    words(place: string, text: string, max: number) {
      if (wordsIn(text) > max) report(text, `has ${wordsIn(text)} words; ${place} takes ${max}`)
    },
    count(place: string, list: readonly string[], least: number, max = Number.POSITIVE_INFINITY) {
      if (list.length < least || list.length > max)
        report(place, `has ${list.length} entries instead of ${least}${max < 1000 ? ` to ${max}` : ' or more'}`)
      for (const text of repeatedIn(list)) report(text, `appears twice in ${place}`)
    },
  }
}

function lintProfile(trade: TradeProfile) {
  const check = reporterOf(trade.slug ? `templates/trades/${trade.slug}.ts` : 'templates/unlisted.ts')
  const { names, ideas, services, searchTerms } = trade
  check.count('names.words', names.words, 16)
  check.count('names.endings', names.endings, 5)
  check.count('names.whole', names.whole, 8)
  check.count('ideas', ideas, 14)
  for (const name of names.whole) check.length('a name', name, 1, 48)
  for (const idea of ideas) check.words('an idea', idea, 8)
  for (const label of [trade.callToAction, ...Object.values(trade.navigation ?? {})])
    check.length('a label', label, 1, 28)
  const shown = textsIn({
    trade: trade.trade,
    services: services.map(({ name, picture }) => [name, picture?.[1] ?? '']),
    pictures: trade.pictures ?? {},
    labels: [trade.callToAction, trade.navigation ?? {}],
    searchTerms,
  })
  check.matching(shown, claims, sentences)
  check.matching(textsIn({ names, ideas, services: services.map(({ name }) => name), searchTerms }), typewriter)
}

function lintListed(trade: Trade) {
  const check = reporterOf(`templates/trades/${trade.slug}.ts`)
  const { services, pictures, searchTerms } = trade
  check.count(
    'services',
    services.map(({ name }) => name),
    6,
  )
  check.count('searchTerms', searchTerms, 2)
  // Search terms are keys in lowercase: they keep one spelling everywhere.
  check.matching(
    spelled('GB', trade).filter((text) => /^\p{Lu}/u.test(text)),
    american,
  )
  check.matching(spelled('US', trade), british)
  if (!pictures) return
  const { gallery, banners } = pictures
  check.count(
    'pictures.gallery',
    gallery.map(([phrase]) => phrase),
    6,
  )
  check.count(
    'pictures.banners',
    banners.map(([phrase]) => phrase),
    3,
  )
  for (const [phrase, description] of picturesOf(trade)) {
    check.words('a picture’s search', phrase, 4)
    check.length('a picture’s search', phrase, 1, 48)
    check.length('a picture’s description', description, 1, 128)
    check.shaped(description, 'does not begin with a capital, or ends with a full stop', /^\p{Lu}.*[^.]$/u)
  }
}

async function lintCopy(file: string) {
  const { default: copy }: { default: IndustryTexts } = await import(`../../${file}`)
  const check = reporterOf(file)
  check.length('title', copy.title, 8, 46)
  check.length('description', copy.description, 40, 160)
  check.length('headline', copy.headline, 12, 64)
  check.length('lead', copy.lead, 80, 320)
  check.length('card', copy.card, 30, 110)
  check.length('servicesLead', copy.servicesLead, 60, 220)
  for (const { title } of copy.needs) check.length('a need', title, 4, 48)
  const needs = copy.needs.map(({ title }) => title)
  const questions = copy.questions.map(({ question }) => question)
  check.count('needs', needs, 3, 3)
  check.count('questions', questions, 4, 6)
  lintAnswers(check, copy.questions)
  const { title, description, headline, lead, card, servicesLead } = copy
  const texts = textsIn([title, description, headline, lead, card, servicesLead, copy.needs, copy.questions])
  check.matching(texts, looseType, unbacked, denials)
}

function lintAnswers(check: ReturnType<typeof reporterOf>, questions: readonly { question: string; answer: string }[]) {
  for (const { answer } of questions) {
    const count = answer.split(/(?<=[.?!][”’]?)\s+(?=[“‘]?\p{Lu})/u).length
    if (count < 2 || count > 5) check.report(answer, `has ${count} sentences instead of 2 to 5`)
  }
}

function lintSample({ slug, activities, reviews }: (typeof sampleBusinesses)[number]) {
  const check = reporterOf(`templates/samples (${slug})`)
  check.length('what an owner types', activities, 400, 900)
  check.matching([activities, ...reviews.map(({ text }) => text)], superlatives)
}

function picturesOf({ services, pictures }: Trade): Picture[] {
  if (!pictures) return []
  const { gallery, banners, ...single } = pictures
  return [
    ...gallery,
    ...banners,
    ...Object.values(single),
    ...services.flatMap(({ picture }) => (picture ? [picture] : [])),
  ]
}

/** The texts about a trade that a country's visitors read. */
function spelled(country: string, trade: Trade): string[] {
  const other = tradeInSpellingOf(country, trade)
  const { trade: name, services, searchTerms, callToAction, questions, photoWishes } = other
  const known = services.map((one) => [one.name, one.about])
  return textsIn([
    [name, searchTerms, callToAction, photoWishes, known],
    questions.map(({ ask }) => ask),
    picturesOf(other),
  ])
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
const repeatedIn = (texts: readonly string[]) => texts.filter((text, at) => texts.indexOf(text) !== at)

for (const trade of [unlisted, ...trades]) lintProfile(trade)
for (const trade of trades) lintListed(trade)
lintKnowledge(trades, (slug) => reporterOf(`templates/trades/${slug}.ts`).report)
for (const file of globSync('marketing/industries/copy/*.ts')) await lintCopy(file)
lintAnswers(reporterOf('marketing/industries/industries-questions.ts'), industriesQuestions)
for (const sample of sampleBusinesses) lintSample(sample)

if (offenders.length > 0) {
  console.error(`${offenders.join('\n')}\nThe trades' texts have ${offenders.length} offenders.`)
  process.exit(1)
}
