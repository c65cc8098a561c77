import { place, product } from '#renderer/document/product.ts'
import type { PublicPage } from '../public-page.ts'
import { LegalArticle } from './legal-article.tsx'
import { ownPrivacy } from './operator.ts'
import privacy from './privacy.md?raw'

const changed = '2026-11-30'
const summary =
  'What we keep about you, where, for how long and why. If anything here surprises you, write to us: it’s either badly made or badly explained.'

const what = 'Accounts, drafts, versions, pictures and messages'
const stored = {
  eu: `${what} are stored in the European Union.`,
  us: `${what} are stored in the United States.`,
  anywhere: `${what} are stored in one data center of our host, near the operator.`,
}

export default {
  path: '/privacy',
  title: `Privacy · ${product.name}`,
  description: `What ${product.name} keeps about you, where, for how long, who else sees it, and how to download or delete it all.`,
  modified: changed,
  body: () => (
    <LegalArticle
      heading="Privacy"
      summary={ownPrivacy ? undefined : summary}
      changed={ownPrivacy ? undefined : changed}
      markdown={(ownPrivacy ?? privacy).replace('{place}', stored[place ?? 'anywhere'])}
    >
      <MeasuringChoice />
    </LegalArticle>
  ),
} satisfies PublicPage

/** Shown by the analytics script (editor/shell/measuring) if the operator uses third-party analytics. */
const MeasuringChoice = () => (
  <section className="operator" data-measuring-choice hidden aria-labelledby="choice">
    <h2 id="choice">Your choice about analytics</h2>
    <p>
      We asked whether Google or Microsoft may measure how you use these pages. You can change your mind at any time.
    </p>
    <p>
      <button className="button small" type="button">
        Choose again
      </button>
    </p>
  </section>
)
