import { Button, Switch, TextInput } from '@mantine/core'
import { atom, useAtomValue } from 'jotai'
import { type CSSProperties, useState } from 'react'
import { readable, white } from '#renderer/color/readable.ts'
import { parseHex, toHex } from '#renderer/color/rgb.ts'
import { limits } from '#renderer/document/fields/limits.ts'
import type { SiteSettings } from '#renderer/document/settings.ts'
import { theme } from '#renderer/document/theme.ts'
import { pageWords } from '#renderer/languages/languages.ts'

import { focusSoon } from '#ui/window/focus-soon.ts'
import { documentAtom } from '../../document/session.ts'
import { FieldPlace } from '../../form/field-place.tsx'
import type { Change } from '../../form/field-props.ts'
import { parseTypedHex } from '../../theme/colors/parse-hex.ts'
import previewClasses from '../previews.module.css'
import classes from '../settings.module.css'
import { TextSetting } from '../text-setting.tsx'
import { useSetting } from '../use-setting.ts'
import cookieBannerPreviewClasses from './cookie-banner-preview.module.css'

const path = 'settings.cookieBanner'

/** The cookie notice and its text. Turning it off keeps the text. */
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

/** A color that isn't part of the theme, picked or typed as hex. */
function ColorSetting(props: { name: string; label: string; value: string; onChange: Change<string> }) {
  const { name, label, value, onChange } = props
  const [typed, setTyped] = useState<string>()
  const path = `settings.${name}`
  const type = (text: string) => {
    setTyped(text)
    const color = parseTypedHex(text)
    if (color) onChange(color, path)
  }
  return (
    <FieldPlace path={path}>
      <TextInput
        id={path}
        label={label}
        classNames={{ input: classes.digits }}
        spellCheck={false}
        autoComplete="off"
        leftSectionPointerEvents="auto"
        leftSection={
          <input
            type="color"
            className={classes.well}
            aria-label={`${label}: pick`}
            value={value}
            onChange={(event) => {
              setTyped(undefined)
              onChange(event.currentTarget.value, path)
            }}
          />
        }
        value={typed ?? value}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => setTyped(undefined)}
      />
    </FieldPlace>
  )
}

const plain = theme.parse({})
const themeColorsAtom = atom((get) => (get(documentAtom)?.theme ?? plain).colors)

/** The notice on a small page. Its text is adjusted for contrast, as on the page. */
function CookieBannerPreview({ banner }: { banner: SiteSettings['cookieBanner'] }) {
  const ground = parseHex(banner.backgroundColor)
  const { backgroundColor, primaryTextColor } = useAtomValue(themeColorsAtom)
  const [language] = useSetting('language')
  const colors = {
    '--page': backgroundColor,
    '--words': primaryTextColor,
    '--ground': toHex(ground),
    '--text': toHex(readable(white, [ground])),
  } as CSSProperties
  return (
    <figure className={previewClasses.preview}>
      <figcaption className={previewClasses.caption}>On your page</figcaption>
      <div className={cookieBannerPreviewClasses.page} style={colors}>
        <span className={cookieBannerPreviewClasses.lines} />
        <div className={cookieBannerPreviewClasses.banner}>
          <span>{banner.primaryText}</span>
          <span className={cookieBannerPreviewClasses.bannerButton}>{banner.buttonText}</span>
          <span className={cookieBannerPreviewClasses.bannerButton} data-quiet>
            {pageWords(language).refuse}
          </span>
        </div>
      </div>
    </figure>
  )
}
