import { useAtomValue } from 'jotai'
import { BusinessForm } from '../business/business-form.tsx'
import { storedDraftAtom } from '../document/session.ts'
import panelClasses from '../panel.module.css'
import { AnalyticsField } from './analytics-field.tsx'
import { AttributionBadge } from './attribution-badge.tsx'
import { BrowserIcon } from './browser-icon.tsx'
import { CompanyName } from './company-name.tsx'
import { CookieBannerSettings } from './cookie-banner-settings.tsx'
import { DescriptionSource } from './description-source.tsx'
import { ContactFormLanguage, WebsiteLanguage } from './language-settings.tsx'
import { LegalSettingsFields } from './legal-settings-fields.tsx'
import { SearchPreview } from './search-preview.tsx'
import { PageDescription, PageTitle, SearchIndexing, SeoKeywords } from './search-settings.tsx'
import { SettingsGroup } from './settings-group.tsx'
import { SocialPreview } from './social-preview.tsx'
import { WebAddress } from './web-address.tsx'

/** What is true of the whole website. */
export function SettingsPanel() {
  // Another website, other fields: what was half typed in one stays out of the next.
  const draftId = useAtomValue(storedDraftAtom)?.draftId
  if (!draftId) return null
  return (
    <div key={draftId}>
      <h2 className={panelClasses.panelTitle}>Settings</h2>
      <SettingsGroup title="Your business">
        <CompanyName />
        <BusinessForm />
      </SettingsGroup>
      <SettingsGroup title="Search and sharing">
        <PageTitle />
        <PageDescription />
        <SeoKeywords />
        <SearchIndexing />
        <SearchPreview />
        <SocialPreview />
        <DescriptionSource />
        <BrowserIcon />
      </SettingsGroup>
      <SettingsGroup title="Visitors">
        <AnalyticsField />
        <CookieBannerSettings />
      </SettingsGroup>
      <SettingsGroup title="Privacy and terms">
        <LegalSettingsFields />
      </SettingsGroup>
      <SettingsGroup title="Languages">
        <WebsiteLanguage />
        <ContactFormLanguage />
      </SettingsGroup>
      <SettingsGroup title="Web address">
        <WebAddress />
      </SettingsGroup>
      <SettingsGroup title="The page">
        <AttributionBadge />
      </SettingsGroup>
    </div>
  )
}
