import type { LegalSettings } from '../../../../renderer/document/legal.ts'
import type { SiteSettings } from '../../../../renderer/document/settings.ts'
import { type WebsiteSettings, websiteSettings } from '../../../../renderer/document/website-settings.ts'
import { renderSite } from '../../../../renderer/render-site.ts'
import { fullSite } from '../../fixtures/full-site.ts'
import { origin } from '../../read-page.ts'

/** A complete set of legal details. */
const fullLegal: LegalSettings = {
  privacy: true,
  terms: true,
  owner: 'Alder & Pine LLC',
  address: '14 Custom House Wharf\nPortland, ME 04101',
  email: 'law@harbourandpine.example',
  phone: '+1 207 555 0199',
  registration: 'Maine, no. 20260123',
  country: 'Maine',
  asOf: '2026-11-22',
}

/** The full site with both legal pages, and some settings changed. */
export function legalSite(
  legal: Partial<LegalSettings> = {},
  settings: Partial<SiteSettings> = {},
  base: WebsiteSettings = fullSite,
): WebsiteSettings {
  return websiteSettings.parse({
    ...base,
    settings: { ...base.settings, ...settings, legal: { ...fullLegal, ...legal } },
  })
}

/** The markup of the legal pages without style sheets, and their text as `words`. */
export async function legalPages(
  document: WebsiteSettings,
  options: { formEndpoint?: string | null; pings?: boolean; told?: WebsiteSettings } = {},
) {
  const { files } = await renderSite(document, { origin, ...options })
  const page = (kind: string) => (files[`${kind}/index.html`]?.body ?? '').replace(/<style>.*?<\/style>/gs, '')
  const [privacy, terms] = [page('privacy'), page('terms')]
  return { privacy, terms, words: { privacy: wordsOf(privacy), terms: wordsOf(terms) } }
}

/** The page's text between header and footer. */
const wordsOf = (html: string) =>
  (/<main[ >].*<\/main>/s.exec(html)?.[0] ?? '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
