import type { SiteSettings } from '../document/settings.ts'
import { usePageWords } from '../elements/words/use-page-words.ts'
import { useRenderTarget } from '../site/render-target.tsx'

/** Ids used by the consent script. Section ids never collide with them. */
export const cookieBannerIds = {
  banner: 'Cookies',
  accept: 'CookiesYes',
  refuse: 'CookiesNo',
  again: 'CookiesAgain',
} as const

/**
 * The cookie notice and the button that reopens it. Hidden on a published page until the script finds no stored answer.
 */
export function CookieBanner({ enabled, primaryText, buttonText }: SiteSettings['cookieBanner']) {
  const { editing } = useRenderTarget()
  const { refuse, cookieSettings, lang, ownerLang } = usePageWords()
  if (!enabled) return null
  return (
    <>
      <p className="cookies">
        <button type="button" id={cookieBannerIds.again} lang={lang} hidden={!editing}>
          {cookieSettings}
        </button>
      </p>
      <aside
        id={cookieBannerIds.banner}
        aria-label={primaryText.trim() || cookieSettings}
        lang={primaryText.trim() ? undefined : lang}
        hidden={!editing}
      >
        <p>{primaryText}</p>
        <div>
          <button type="button" className="button primary" id={cookieBannerIds.accept} lang={ownerLang}>
            {buttonText}
          </button>
          <button type="button" className="button ghost" id={cookieBannerIds.refuse} lang={lang}>
            {refuse}
          </button>
        </div>
      </aside>
    </>
  )
}
