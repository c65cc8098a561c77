import { NativeSelect, Switch } from '@mantine/core'
import { useAtomValue, useSetAtom } from 'jotai'
import { changeSettings } from '../../../../renderer/document/edits.ts'
import { formLanguages } from '../../../../renderer/document/enumerations.ts'
import { limits } from '../../../../renderer/document/limits.ts'
import type { SiteSettings } from '../../../../renderer/document/settings.ts'
import { humanise } from '../../../fields/humanise.ts'
import { documentAtom, editAtom } from '../../../state/draft.ts'
import classes from '../panel.module.css'
import { AnalyticsField } from './analytics-field.tsx'
import { CookieBannerSettings } from './cookie-banner-settings.tsx'
import { languages } from './languages.ts'
import { TextSetting } from './text-setting.tsx'

/** What is true of the whole website. */
export function SettingsPanel() {
  const document = useAtomValue(documentAtom)
  const edit = useSetAtom(editAtom)
  if (!document) return null
  const { settings } = document
  const change = (part: Partial<SiteSettings>, typing?: string) =>
    edit((before) => changeSettings(before, part), typing)

  return (
    <>
      <h2 className={classes.panelTitle}>Settings</h2>
      <div className={classes.form}>
        <TextSetting
          name="companyName"
          label="Company name"
          max={limits.businessName}
          value={settings.companyName}
          onChange={(companyName, typing) =>
            edit((before) => {
              const businessName = companyName.trim() || before.businessName
              return { ...changeSettings(before, { companyName }), businessName }
            }, typing)
          }
        />
        <TextSetting
          name="pageTitle"
          label="Page title"
          hint="Shown in the browser’s tab and in search results."
          max={limits.websiteTitle}
          value={settings.pageTitle}
          onChange={(pageTitle, typing) => change({ pageTitle }, typing)}
        />
        <TextSetting
          name="seoKeywords"
          label="SEO keywords"
          hint="What people search for when they need you, separated by commas."
          max={limits.seoKeywords}
          value={settings.seoKeywords}
          onChange={(seoKeywords, typing) => change({ seoKeywords }, typing)}
        />
        <Switch
          id="settings.searchIndexing"
          label="Search indexing"
          description="Search engines may list this website."
          checked={settings.searchIndexing}
          onChange={(event) => change({ searchIndexing: event.currentTarget.checked })}
        />
        <AnalyticsField
          value={settings.analyticsId}
          onChange={(analyticsId, typing) => change({ analyticsId }, typing)}
        />
        <NativeSelect
          id="settings.language"
          label="Language of the website"
          data={languages(settings.language)}
          value={settings.language}
          onChange={(event) => change({ language: event.currentTarget.value })}
        />
        <NativeSelect
          id="settings.formLanguage"
          label="Language of the contact form"
          data={formLanguages.map((value) => ({ value, label: humanise(value) }))}
          value={settings.formLanguage}
          onChange={(event) => change({ formLanguage: event.currentTarget.value as SiteSettings['formLanguage'] })}
        />
        <CookieBannerSettings
          value={settings.cookieBanner}
          onChange={(cookieBanner, typing) => change({ cookieBanner }, typing)}
        />
      </div>
    </>
  )
}
