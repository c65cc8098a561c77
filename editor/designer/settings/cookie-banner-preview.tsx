import { atom, useAtomValue } from 'jotai'
import type { CSSProperties } from 'react'
import { readable, white } from '../../../renderer/color/readable.ts'
import { parseHex, toHex } from '../../../renderer/color/rgb.ts'
import type { SiteSettings } from '../../../renderer/document/settings.ts'
import { theme } from '../../../renderer/document/theme.ts'
import { documentAtom } from '../document/session.ts'
import classes from './cookie-banner-preview.module.css'
import previewClasses from './previews.module.css'

const plain = theme.parse({})
const themeColorsAtom = atom((get) => (get(documentAtom)?.theme ?? plain).colors)

/** The notice where it stands on a page, small. Its text is toned as on the page, so that it can be read on any ground. */
export function CookieBannerPreview({ banner }: { banner: SiteSettings['cookieBanner'] }) {
  const ground = parseHex(banner.backgroundColor)
  const { backgroundColor, primaryTextColor } = useAtomValue(themeColorsAtom)
  const colors = {
    '--page': backgroundColor,
    '--words': primaryTextColor,
    '--ground': toHex(ground),
    '--text': toHex(readable(white, [ground])),
  } as CSSProperties
  return (
    <figure className={previewClasses.preview}>
      <figcaption className={previewClasses.caption}>On your page</figcaption>
      <div className={classes.page} style={colors}>
        <span className={classes.lines} />
        <div className={classes.banner}>
          <span>{banner.primaryText}</span>
          <span className={classes.bannerButton}>{banner.buttonText}</span>
          <span aria-hidden>×</span>
        </div>
      </div>
    </figure>
  )
}
