import { useAtomValue } from 'jotai'
import { useMemo, useState } from 'react'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { composeWebsite, themeFor } from '../../../templates/compose/compose.ts'
import { topOfSite } from '../../ui/top-of-site.ts'
import { composedBusinessAtom, composedLanguageAtom } from './composed-business.ts'
import { creationAnswersAtom } from './offered.ts'

type Look = { fontPair?: string; palette?: string }

/**
 * Draws looks on the person's own website with the answers of the moment when the step came up: the same object for the same look, so that
 * a choice redraws no miniature. Only facts that arrive later do.
 */
export function useLookSites(): (look: Look) => WebsiteSettings {
  const [answers] = useState(useAtomValue(creationAnswersAtom))
  const business = useAtomValue(composedBusinessAtom)
  const language = useAtomValue(composedLanguageAtom)
  return useMemo(() => {
    const base = topOfSite(composeWebsite({ ...answers, business, language, id: 'preview' }))
    const known = new Map<string, WebsiteSettings>()
    return (look: Look) => {
      const { fontPair = answers.fontPair, palette = answers.palette } = look
      const key = `${fontPair} ${palette}`
      const site = known.get(key) ?? { ...base, theme: { ...base.theme, ...themeFor(fontPair, palette, base.style) } }
      known.set(key, site)
      return site
    }
  }, [answers, business, language])
}
