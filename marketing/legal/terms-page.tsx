import { product } from '#renderer/document/product.ts'
import type { PublicPage } from '../public-page.ts'
import { LegalArticle } from './legal-article.tsx'
import { ownTerms } from './operator.ts'
import terms from './terms.md?raw'

const changed = '2026-11-22'
const summary =
  'What we do for you, what you may and may not do, and what happens when either of us wants to stop. Written to be read.'

export default {
  path: '/terms',
  title: `Terms of use · ${product.name}`,
  description: `What you agree to when you use ${product.name}, and what we promise you, in plain English and as short as it can be.`,
  modified: changed,
  body: () => (
    <LegalArticle
      heading="Terms of use"
      summary={ownTerms ? undefined : summary}
      changed={ownTerms ? undefined : changed}
      markdown={ownTerms ?? terms}
    />
  ),
} satisfies PublicPage
