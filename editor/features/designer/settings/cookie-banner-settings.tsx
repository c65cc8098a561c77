import { Switch } from '@mantine/core'
import { limits } from '../../../../renderer/document/limits.ts'
import type { SiteSettings } from '../../../../renderer/document/settings.ts'
import type { Change } from '../../../fields/field-props.ts'
import { ColorField } from '../theme/color-field.tsx'
import classes from './settings.module.css'
import { TextSetting } from './text-setting.tsx'

type CookieBanner = SiteSettings['cookieBanner']

/** Whether the page asks about cookies, and in which words. The words are kept while it is off. */
export function CookieBannerSettings({ value, onChange }: { value: CookieBanner; onChange: Change<CookieBanner> }) {
  return (
    <>
      <Switch
        id="settings.cookieBanner"
        label="Cookie banner"
        description="Asks visitors before analytics are loaded."
        checked={value.enabled}
        onChange={(event) => onChange({ ...value, enabled: event.currentTarget.checked })}
      />
      {value.enabled && (
        <div className={classes.nested}>
          <TextSetting
            name="cookieText"
            label="Text"
            max={limits.cookieText}
            value={value.primaryText}
            onChange={(primaryText, typing) => onChange({ ...value, primaryText }, typing)}
          />
          <TextSetting
            name="cookieButton"
            label="Button"
            max={limits.cookieButton}
            value={value.buttonText}
            onChange={(buttonText, typing) => onChange({ ...value, buttonText }, typing)}
          />
          <ColorField
            id="settings.cookieColor"
            label="Background color"
            value={value.backgroundColor}
            onChange={(backgroundColor, typing) => onChange({ ...value, backgroundColor }, typing)}
          />
        </div>
      )}
    </>
  )
}
