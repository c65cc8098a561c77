import { Button, Switch } from '@mantine/core'
import { limits } from '../../../renderer/document/limits.ts'
import { FieldPlace } from '../../fields/field-place.tsx'
import { focusSoon } from '../../ui/focus-soon.ts'
import { ColorSetting } from './color-setting.tsx'
import { CookieBannerPreview } from './cookie-banner-preview.tsx'
import classes from './settings.module.css'
import { TextSetting } from './text-setting.tsx'
import { useSetting } from './use-setting.ts'

const path = 'settings.cookieBanner'

/** Whether the page asks about cookies, and in which words. The words are kept while it is off. */
export function CookieBannerSettings() {
  const [banner, change] = useSetting('cookieBanner')
  const [analyticsId] = useSetting('analyticsId')
  const turnOn = () => {
    change({ ...banner, enabled: true })
    focusSoon(path)
  }
  return (
    <>
      {analyticsId !== '' && !banner.enabled && (
        <div className={classes.notice}>
          <p>Analytics runs without asking visitors. Many countries require consent.</p>
          <Button variant="default" size="compact-xs" onClick={turnOn}>
            Turn on the cookie banner
          </Button>
        </div>
      )}
      <FieldPlace path={path}>
        <Switch
          id={path}
          label="Cookie banner"
          description="Asks visitors before analytics loads."
          checked={banner.enabled}
          onChange={(event) => change({ ...banner, enabled: event.currentTarget.checked })}
        />
      </FieldPlace>
      {banner.enabled && (
        <>
          <CookieBannerPreview banner={banner} />
          <TextSetting
            name="cookieText"
            label="Text"
            long
            max={limits.cookieText}
            value={banner.primaryText}
            onChange={(primaryText, typing) => change({ ...banner, primaryText }, typing)}
          />
          <TextSetting
            name="cookieButton"
            label="Button"
            max={limits.cookieButton}
            value={banner.buttonText}
            onChange={(buttonText, typing) => change({ ...banner, buttonText }, typing)}
          />
          <ColorSetting
            name="cookieColor"
            label="Background color"
            value={banner.backgroundColor}
            onChange={(backgroundColor, typing) => change({ ...banner, backgroundColor }, typing)}
          />
        </>
      )}
    </>
  )
}
