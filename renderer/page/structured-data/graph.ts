import { plainWords } from '../../document/values/formatted-text.ts'
import type { WebsiteSettings } from '../../document/website-settings.ts'
import { sectionOf } from '../page-facts.ts'
import type { SentForm } from '../sent-form.ts'
import { businessId, localBusiness } from './business.ts'
import { nonBlank, nonEmpty } from './non-blank.ts'

/** schema.org data of a published document. Only contains visible information. */
export function structuredData(document: WebsiteSettings, origin: string, form?: SentForm) {
  const business = localBusiness(document, origin, form)
  const website = {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    url: `${origin}/`,
    name: business.name,
    inLanguage: document.settings.language,
    publisher: { '@id': businessId(origin) },
  }
  const things = [website, business, faqPage(document, origin)]
  return { '@context': 'https://schema.org', '@graph': things.filter((thing) => thing !== undefined) }
}

function faqPage(document: WebsiteSettings, origin: string) {
  const items = sectionOf(document, 'FrequentlyAskedQuestions')?.content.items
  const answered = nonEmpty(items?.filter(({ question, answer }) => nonBlank(question) && nonBlank(plainWords(answer))))
  return (
    answered && {
      '@type': 'FAQPage',
      url: `${origin}/`,
      mainEntity: answered.map(({ question, answer }) => ({
        '@type': 'Question',
        name: nonBlank(question),
        acceptedAnswer: { '@type': 'Answer', text: nonBlank(plainWords(answer)) },
      })),
    }
  )
}
