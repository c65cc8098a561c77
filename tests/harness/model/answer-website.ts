import { type AnswerSchema, answerForSchema } from './answer-for-schema.ts'

/** What the product sends of a business, as far as a model uses it here. */
export type WebsiteData = {
  businessName?: string
  businessActivities?: string
  facts?: string
  now?: string
  /** Texts to be rewritten, by name. */
  texts?: string
}

/**
 * What a good model says to the questions by which a website is planned, written and rewritten, out of the facts that it is given: it keeps what the page
 * says and puts `word` in front, so that one sees what it wrote. Undefined for any other question.
 */
export function answerWebsite(kind: string, schema: AnswerSchema, data: WebsiteData, word: string): unknown {
  const facts = parsed(data.facts)
  if (kind.startsWith('rewrite-')) return rewritten(parsed(data.texts), word)
  if (kind === 'website-plan') return planOf(Object.keys(facts), data)
  if (kind === 'website-page') return pageOf(schema, facts, data, word)
  return kind.startsWith('website-') ? textsOf(schema, facts, data, word) : undefined
}

const rewritten = (texts: Record<string, string>, word: string) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, `${word}: ${text}`]))

const parsed = (json = '') => (json === '' ? {} : JSON.parse(json)) as Record<string, string>

/** It finds nothing that rules did not, and tells every fact in the introduction. */
const planOf = (ids: readonly string[], { businessActivities = '' }: WebsiteData) => ({
  voice: /\b(?:we|our)\b/i.test(businessActivities) ? 'we' : /\bI\b/.test(businessActivities) ? 'I' : 'they',
  language: 'en',
  facts: [],
  outline: {
    ...{
      headline: ids.slice(0, 2),
      introduction: ids.slice(2),
      strip: [],
      services: [],
      team: [],
      faq: [],
      contact: [],
    },
    banner: [],
  },
})

function pageOf(schema: AnswerSchema, facts: Record<string, string>, { businessName = '' }: WebsiteData, word: string) {
  const labels = Object.keys(schema.properties ?? {}).filter((name) => name.startsWith('label'))
  const described = [word, ...Object.values(facts)].join('. ').slice(0, 150)
  return {
    title: `${businessName} | ${word}`.slice(0, 64),
    description: described,
    ...Object.fromEntries(labels.map((name) => [name, `${word} this`])),
  }
}

/** Every text as the page has it, behind the word; what it has not is made up of facts. */
function textsOf(schema: AnswerSchema, facts: Record<string, string>, data: WebsiteData, word: string) {
  const now = parsed(data.now)
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([path, of]) => {
      if (of.type === 'array') return [path, questionsOf(facts, word)]
      const text = now[path]
      return [path, text ? `${word}: ${text}` : answerForSchema(of, word)]
    }),
  )
}

const questionsOf = (facts: Record<string, string>, word: string) =>
  Object.values(facts)
    .slice(0, 8)
    .map((text, index) => ({ question: `${word} ${'again '.repeat(index)}here?`, answer: `${word}: ${text}` }))
