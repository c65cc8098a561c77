import type { WebsiteSettings } from '../../../../renderer/document/website-settings.ts'
import { publishedDocument } from '../../../../renderer/published-document.ts'
import { checkBusiness } from './check-business.ts'
import { checkContactWay } from './check-contact-way.ts'
import { checkContrast } from './check-contrast.ts'
import { checkIndexing } from './check-indexing.ts'
import { checkLeftOut } from './check-left-out.ts'
import { checkLegal } from './check-legal.ts'
import { checkLinks } from './check-links.ts'
import { checkNeeded } from './check-needed.ts'
import { checkPictures } from './check-pictures.ts'
import { checkPlaceholders } from './check-placeholders.ts'
import { checkSamples } from './check-samples.ts'
import { checkTitle } from './check-title.ts'
import { checkToldFacts } from './check-told-facts.ts'
import type { Check, Finding } from './finding.ts'

/** All checks before a website goes live, in the order shown. */
const checks: readonly Check[] = [
  checkContactWay,
  checkBusiness,
  checkNeeded,
  checkPlaceholders,
  checkSamples,
  checkLeftOut,
  checkLinks,
  checkToldFacts,
  checkTitle,
  checkPictures,
  checkContrast,
  checkIndexing,
  checkLegal,
]

/** What an owner may want to change before publishing, the weightiest first. Never a reason not to publish. */
export function findingsOf(draft: WebsiteSettings): Finding[] {
  const site = { draft, published: publishedDocument(draft) }
  const findings = checks.flatMap((check) => check(site))
  return [...findings.filter(isToFix), ...findings.filter((finding) => !isToFix(finding))]
}

const isToFix = ({ severity }: Finding) => severity === 'must look at'

/** How many of these are mistakes that visitors would meet, rather than hints. */
export const countToFix = (draft: WebsiteSettings): number => findingsOf(draft).filter(isToFix).length
