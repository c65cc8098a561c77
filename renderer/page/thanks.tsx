import type { WebsiteSettings } from '../document/website-settings.ts'
import { inLanguage } from '../elements/in-language.ts'
import { formWords } from '../sections/contact/form-words.ts'
import { ShortPage } from './short-page.tsx'

/** What a visitor sees after a message was sent, in the form's language. */
export function Thanks({ document, home }: { document: WebsiteSettings; home?: string }) {
  const { language, formLanguage } = document.settings
  const { thanks, back, code } = formWords[formLanguage]
  return <ShortPage {...thanks} button={back} home={home} language={inLanguage(code, language)} />
}
