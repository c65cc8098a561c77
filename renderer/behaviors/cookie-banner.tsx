import type { SiteSettings } from '../document/settings.ts'
import { usePageWords } from '../elements/use-page-words.ts'
import { useRenderTarget } from '../render-target.tsx'

/** The ids that the consent script looks for. No section can have them. */
export const cookieBannerIds = { banner: 'Cookies', accept: 'CookiesYes', refuse: 'CookiesNo' } as const

/** The cookie notice, where it is switched on. On a published page it stays hidden until the script finds no answer yet. */
export function CookieBanner({ enabled, primaryText, buttonText }: SiteSettings['cookieBanner']) {
  const { editing } = useRenderTarget()
  const { refuse } = usePageWords()
  if (!enabled) return null
  return (
    <aside id={cookieBannerIds.banner} aria-label={primaryText} hidden={!editing}>
      <p>{primaryText}</p>
      <button type="button" className="button primary" id={cookieBannerIds.accept}>
        {buttonText}
      </button>
      <button type="button" className="refuse" id={cookieBannerIds.refuse} aria-label={refuse}>
        ×
      </button>
    </aside>
  )
}
