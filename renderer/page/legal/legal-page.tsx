import { pageWords } from '../../elements/page-words.ts'
import { OtherPage, type OtherPageProps } from '../other-page.tsx'
import type { LegalDocument } from './legal-document.ts'
import { LegalView } from './legal-view.tsx'

/** The whole of a page about the law. `origin` is the website's, as the index page has it. */
export function LegalPage({ page, origin, ...props }: OtherPageProps & { page: LegalDocument; origin: string }) {
  const { language } = props.document.settings
  const canonical = <link rel="canonical" href={`${origin}/${page.kind}/`} />
  return (
    <OtherPage {...props} name={pageWords(language)[page.kind]} head={canonical}>
      <LegalView page={page} language={language} />
    </OtherPage>
  )
}
