import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { businessFromAnswers } from '../../../templates/compose/business-from-answers.ts'
import { themeFor } from '../../../templates/compose/look.ts'
import { composeWebsite } from '../../../templates/compose.ts'
import { topOfSite } from '../../ui/top-of-site.ts'
import { creationAnswersAtom } from './offered.ts'

type Look = { fontPair?: string; palette?: string }

/**
 * Draws looks on the person's own website as it was when the step came up: the same object for the same look, however often it is asked
 * for, so that a choice draws no miniature anew.
 */
export function useLookSites(): (look: Look) => WebsiteSettings {
  const answers = useAtomValue(creationAnswersAtom)
  const [sites] = useState(() => {
    const business = businessFromAnswers(answers)
    const base = topOfSite(composeWebsite({ ...answers, business, language: 'en', id: 'preview' }))
    const known = new Map<string, WebsiteSettings>()
    return (look: Look) => {
      const { fontPair = answers.fontPair, palette = answers.palette } = look
      const key = `${fontPair} ${palette}`
      const site = known.get(key) ?? { ...base, theme: { ...base.theme, ...themeFor(fontPair, palette, base.style) } }
      known.set(key, site)
      return site
    }
  })
  return sites
}
