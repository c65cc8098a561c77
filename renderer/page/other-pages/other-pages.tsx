import type { ReactNode } from 'react'
import { thanksPath, withoutPhotosId } from '../../document/contact-form.ts'
import { tagOrEnglish } from '../../document/values/languages.ts'
import type { WebsiteSettings } from '../../document/website-settings.ts'
import { StructuredData } from '../../elements/inert.tsx'
import { inLanguage } from '../../elements/words/in-language.ts'
import { pageWords } from '../../languages/languages.ts'
import { replyWords } from '../../languages/reply-words.ts'

import { contactFormSpec } from '../../sections/contact/form-spec.ts'
import { ContactLine } from '../contact-line.tsx'
import { enabledKinds, legalDocument, type SiteActivity } from '../legal/legal-document.ts'
import { LegalView } from '../legal/legal-view.tsx'
import { sectionOf } from '../page-facts.ts'
import { ShortPage } from '../short-page.tsx'
import { OtherHead } from './other-head.tsx'

/** File path and content of a page other than the home page. */
export type PageParts = { path: string; head: ReactNode; body: ReactNode }

type Pages = {
  /** As published. */
  document: WebsiteSettings
  /** The document that the legal pages describe. */
  legalSource: WebsiteSettings
  activity: SiteActivity
  origin: string
  home?: string
  sends: boolean
}

/** All pages except the home page: 404, the thanks page if a form can be sent, and the legal pages if enabled. */
export async function otherPages({
  document,
  legalSource,
  activity,
  origin,
  home,
  sends,
}: Pages): Promise<PageParts[]> {
  const { language, formLanguage } = document.settings
  const words = pageWords(language)
  const legal = enabledKinds(document).map(async (kind) => ({
    path: `${kind}/index.html`,
    head: (
      <OtherHead document={document} name={words[kind]}>
        <link rel="canonical" href={`${origin}/${kind}/`} />
      </OtherHead>
    ),
    body: <LegalView page={await legalDocument(legalSource, kind, activity)} language={language} />,
  }))
  const lost = {
    path: '404.html',
    head: <OtherHead document={document} name={words.nothingToSee} />,
    body: <NotFound document={document} home={home} />,
  }
  const thanks = {
    path: `${thanksPath.slice(1)}index.html`,
    head: (
      <OtherHead document={document} name={replyWords(formLanguage).thanks.heading}>
        <StructuredData data={formSentAction} />
      </OtherHead>
    ),
    body: <Thanks document={document} home={home} />,
  }
  const thanked = sends && sectionOf(document, 'Contact')?.content.showForm
  return [lost, ...(await Promise.all(legal)), ...(thanked ? [thanks] : [])]
}

/** Response for assistants that submit the form. Browsers pass them the structured data of the next page (WebMCP). */
const formSentAction = {
  '@context': 'https://schema.org',
  '@type': 'CommunicateAction',
  actionStatus: 'https://schema.org/CompletedActionStatus',
}

/** The 404 page. Uses absolute paths in links, since it can be served at any depth. */
function NotFound({ document, home }: { document: WebsiteSettings; home?: string }) {
  const { language } = document.settings
  const { nothingToSee, lost, homepage, orReachUs } = pageWords(language)
  return (
    <ShortPage
      heading={nothingToSee}
      text={lost}
      button={homepage}
      home={home}
      language={inLanguage(tagOrEnglish(language), language)}
    >
      <ContactLine document={document} before={orReachUs} />
    </ShortPage>
  )
}

function Thanks({ document, home }: { document: WebsiteSettings; home?: string }) {
  const { language, formLanguage } = document.settings
  const { thanks, withoutPhotos, back, code } = replyWords(formLanguage)
  const contact = sectionOf(document, 'Contact')
  return (
    <ShortPage {...thanks} button={back} home={home} language={inLanguage(code, language)}>
      {contact && contactFormSpec(contact.content).photos !== undefined && (
        <p className="lead left-out" id={withoutPhotosId}>
          {withoutPhotos}
        </p>
      )}
    </ShortPage>
  )
}
