import type { WebsiteSettings } from '../../document/website-settings.ts'
import { sectionOf } from '../page-facts.ts'
import { known, some } from './known.ts'

/** The questions that have an answer; undefined without one. */
export function faqPage(document: WebsiteSettings, origin: string) {
  const items = sectionOf(document, 'FrequentlyAskedQuestions')?.content.items
  const answered = some(items?.filter(({ question, answer }) => known(question) && known(answer)))
  return (
    answered && {
      '@type': 'FAQPage',
      url: `${origin}/`,
      mainEntity: answered.map(({ question, answer }) => ({
        '@type': 'Question',
        name: known(question),
        acceptedAnswer: { '@type': 'Answer', text: known(answer) },
      })),
    }
  )
}
