import type { Business } from '../../../renderer/document/business.ts'
import { primaryLanguage } from '../../../renderer/document/values/languages.ts'
import { examples as english } from './examples/en.ts'
import type { ExampleKind, WorkedExample } from './examples/example.ts'
import { examples as others } from './examples/others.ts'
import type { Cited } from './page-slots.ts'

const all = [...english, ...others]
const shown = 2

/** The two examples closest to a business, by language first, then by kind. */
export function examplesFor(business: Business, language: string): WorkedExample[] {
  const kind = kindOf(business)
  const distance = (example: WorkedExample) =>
    (example.language === primaryLanguage(language) ? 0 : 2) + (example.kind === kind ? 0 : 1)
  // An example in a third language teaches less than an English one.
  const near = all.filter((example) => example.language === 'en' || example.language === primaryLanguage(language))
  return near.toSorted((a, b) => distance(a) - distance(b)).slice(0, shown)
}

function kindOf({ areas, trade, address, hours }: Business): ExampleKind {
  if (areas.length > 1) return 'comes'
  return trade.walkIns || address.text !== '' || hours.periods.length > 1 ? 'place' : 'time'
}

/** The example as facts and the part of the answer that a call requests. */
export function exampleWords(example: WorkedExample, part: 'first' | 'rest'): string {
  const facts = Object.fromEntries(example.facts.map((fact, index) => [`f${index + 1}`, fact]))
  const { headline, kicker, body, title, description, services, questions, contact } = example
  const answer =
    part === 'first'
      ? {
          'introduction.heading': cited(headline),
          'introduction.kicker': cited(kicker),
          'introduction.body': body.map(cited),
          title: cited(title),
          description: description.map(cited),
        }
      : {
          'services.body': services.map(cited),
          'frequently-asked-questions.items': questions.map(({ question, answer }) => ({
            question,
            answer: answer.map(cited),
          })),
          'contact.body': contact.map(cited),
        }
  return JSON.stringify({ facts, answer })
}

const cited = ([text, facts]: readonly [text: string, facts: string]): Cited => ({ text, facts: facts.split(' ') })
