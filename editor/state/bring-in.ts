import { atom } from 'jotai'
import { changeSettings } from '../../renderer/document/edits.ts'
import { sameWebsite } from '../../renderer/document/same-website.ts'
import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'
import { documentAtom, editAtom, sealAtom } from '../designer/document/session.ts'

/**
 * Makes an earlier document the one that is edited, as one step of the history. The drawn pictures of the website stay, and are redrawn
 * on the next publish. Returns false if the person would see no difference.
 */
export const bringInAtom = atom(null, (get, set, earlier: WebsiteSettings): boolean => {
  const present = get(documentAtom)
  if (!present || sameWebsite(present, earlier)) return false
  const { drawn } = present.settings
  set(sealAtom)
  set(editAtom, () => changeSettings(earlier, { drawn }))
  return true
})
