import { NativeSelect, Switch, TextInput, UnstyledButton } from '@mantine/core'
import { useAtomValue, useSetAtom } from 'jotai'
import { useMemo, useState } from 'react'
import { limits } from '#renderer/document/fields/limits.ts'
import { product } from '#renderer/document/product.ts'
import { siteSettings } from '#renderer/document/settings.ts'
import type { FormLanguage } from '#renderer/document/values/languages.ts'
import { openFieldAtom } from '../document/selection.ts'
import { storedDraftAtom } from '../document/session.ts'
import { FieldPlace } from '../form/field-place.tsx'
import panelClasses from '../panel/panel.module.css'
import { Part, PartLinks } from '../theme/panel-parts.tsx'
import themeClasses from '../theme/theme.module.css'
import { AnnouncementSettings } from './banners/announcement-settings.tsx'
import { CookieBannerSettings } from './banners/cookie-banner-settings.tsx'
import { BrowserIcon } from './browser-icon.tsx'
import { BusinessForm } from './business/business-form.tsx'
import { formLanguageOptions, languages } from './languages.ts'
import { LegalSettingsFields } from './legal-settings-fields.tsx'
import { pageFactsAtom } from './page-facts.ts'
import previewsClasses from './previews.module.css'
import { SearchPreview, SocialPreview } from './previews.tsx'
import { PageDescription, PageTitle, SearchIndexing, SeoKeywords } from './search-settings.tsx'
import { TextSetting } from './text-setting.tsx'
import { useSetting } from './use-setting.ts'
import { WebAddress } from './web-address.tsx'

const groups = [
  'Your business',
  'Search and sharing',
  'Visitors',
  'Privacy and terms',
  'Languages',
  'Web address',
  'The page',
] as const
const shortNames = {
  'Your business': 'Business',
  'Search and sharing': 'Search',
  'Privacy and terms': 'Legal',
  'Web address': 'Address',
  'The page': 'Page',
}

export function SettingsPanel() {
  // Remounts per website, so that half-typed values don't carry over.
  const draftId = useAtomValue(storedDraftAtom)?.draftId
  if (!draftId) return null
  return (
    <div key={draftId}>
      <div className={themeClasses.head}>
        <h2 className={panelClasses.panelTitle}>Settings</h2>
        <PartLinks titles={groups} label="Parts of the settings" short={shortNames} />
      </div>
      <div className={themeClasses.parts}>
        <Part title="Your business">
          <CompanyName />
          <BusinessForm />
        </Part>
        <Part title="Search and sharing">
          <PageTitle />
          <PageDescription />
          <SeoKeywords />
          <SearchIndexing />
          <SearchPreview />
          <SocialPreview />
          <DescriptionSource />
          <BrowserIcon />
        </Part>
        <Part title="Visitors">
          <AnnouncementSettings />
          <AnalyticsField />
          <CookieBannerSettings />
        </Part>
        <Part title="Privacy and terms">
          <LegalSettingsFields />
        </Part>
        <Part title="Languages">
          <WebsiteLanguage />
          <ContactFormLanguage />
        </Part>
        <Part title="Web address">
          <FieldPlace path="settings.webAddress">
            <WebAddress />
          </FieldPlace>
        </Part>
        <Part title="The page">
          <AttributionBadge />
        </Part>
      </div>
    </div>
  )
}

/** Shown so that owners don't have to search for it. */
function AttributionBadge() {
  return (
    <Switch
      id="settings.hideBadge"
      label={`Hide the ${product.name} badge`}
      description="Not currently available"
      checked={false}
      disabled
      readOnly
    />
  )
}

/** The business's name, which is also the website's. */
function CompanyName() {
  const [companyName, change] = useSetting('companyName')
  return (
    <TextSetting
      name="companyName"
      label="Company name"
      hint="Shown on your website and in your list of websites."
      max={limits.businessName}
      value={companyName}
      onChange={change}
    />
  )
}

function WebsiteLanguage() {
  const [language, change] = useSetting('language')
  const options = useMemo(() => languages(language), [language])
  return (
    <FieldPlace path="settings.language">
      <NativeSelect
        id="settings.language"
        label="Website language"
        description="The language you write in. Menus and other built-in text use it. Your own text isn’t translated."
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data={options}
        value={language}
        onChange={(event) => change(event.currentTarget.value)}
      />
    </FieldPlace>
  )
}

function ContactFormLanguage() {
  const [language, change] = useSetting('formLanguage')
  return (
    <FieldPlace path="settings.formLanguage">
      <NativeSelect
        id="settings.formLanguage"
        label="Contact form language"
        data={formLanguageOptions}
        value={language}
        onChange={(event) => change(event.currentTarget.value as FormLanguage)}
      />
    </FieldPlace>
  )
}

const path = 'settings.analyticsId'
const valid = (text: string) => siteSettings.shape.analyticsId.safeParse(text).success

/** The measurement ID. Doesn't store an incomplete one. */
function AnalyticsField() {
  const [value, change] = useSetting('analyticsId')
  const [typed, setTyped] = useState<string>()
  const [left, setLeft] = useState(false)
  const text = typed !== undefined && !valid(typed) ? typed : value
  return (
    <FieldPlace path={path}>
      <TextInput
        id={path}
        label="Web analytics measurement ID"
        placeholder="G-XXXXXXXXXX"
        description="Changes can take up to 48 hours after publishing."
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        maxLength={limits.analyticsId}
        value={text}
        onChange={(event) => {
          const next = event.currentTarget.value.trim().toUpperCase()
          setTyped(next)
          setLeft(false)
          if (valid(next)) change(next, path)
        }}
        onBlur={() => setLeft(true)}
        error={left && !valid(text) ? 'A measurement ID looks like G-AB12CD34EF' : undefined}
        autoComplete="off"
        spellCheck={false}
      />
    </FieldPlace>
  )
}

/** Links to the description's source field. */
function DescriptionSource() {
  const from = useAtomValue(pageFactsAtom)?.descriptionFrom
  const open = useSetAtom(openFieldAtom)
  if (!from) return null
  return (
    <p className={previewsClasses.note}>
      This text comes from the beginning of your introduction.{' '}
      <UnstyledButton className={previewsClasses.link} onClick={() => open(from)}>
        Edit introduction
      </UnstyledButton>
    </p>
  )
}
