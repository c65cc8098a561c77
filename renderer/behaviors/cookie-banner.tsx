import type { SiteSettings } from '../document/settings.ts'
import { usePageWords } from '../elements/use-page-words.ts'
import { useRenderTarget } from '../render-target.tsx'
import { useImprint } from '../site-context.ts'

/** The ids that the consent script looks for. No section can have them. */
export const cookieBannerIds = {
  banner: 'Cookies',
  accept: 'CookiesYes',
  refuse: 'CookiesNo',
  again: 'CookiesAgain',
} as const

/** The cookie notice, where it is switched on. On a published page it stays hidden until the script finds no answer yet. */
export function CookieBanner({ enabled, primaryText, buttonText }: SiteSettings['cookieBanner']) {
  const { editing } = useRenderTarget()
  const { refuse } = usePageWords()
  if (!enabled) return null
  return (
    <aside id={cookieBannerIds.banner} aria-label={primaryText} hidden={!editing}>
      <p>{primaryText}</p>
      <div>
        <button type="button" className="button primary" id={cookieBannerIds.accept}>
          {buttonText}
        </button>
        <button type="button" className="button ghost" id={cookieBannerIds.refuse}>
          {refuse}
        </button>
      </div>
    </aside>
  )
}

/** Shows the notice again, to withdraw what was consented to. It needs the script that the notice needs, and is shown by it. */
export function CookieSettings() {
  const { cookies } = useImprint()
  const { onIndex = true } = useRenderTarget()
  const { cookieSettings } = usePageWords()
  if (!cookies || !onIndex) return null
  return (
    <p>
      <button type="button" id={cookieBannerIds.again} hidden>
        {cookieSettings}
      </button>
    </p>
  )
}
