import type { DrawnPictures } from '#renderer/document/settings.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { contentHash } from './content-hash.ts'
import { type Identity, identityOf } from './identity.ts'

/** Increment when the drawing code changes. */
const edition = 2

/** Hashes of each picture's inputs. */
export type DrawnOf = { icon: string; card: string }

const ownIcon = '-'

export function drawnOf(document: WebsiteSettings): DrawnOf {
  const identity = identityOf(document)
  const hasOwnIcon = (document.settings.browserIcon?.urls.length ?? 0) > 0
  return { icon: hasOwnIcon ? ownIcon : iconOf(identity), card: cardOf(identity) }
}

export const cardOf = (identity: Identity) => hashOf(identity)

/** Depends on less than the card, so most edits leave it unchanged. */
export const iconOf = ({ style, tone, colors, shapes, titleFont, letter }: Identity) =>
  hashOf({ style, tone, colors, shapes, titleFont, letter })

export const needsIcon = ({ icon }: DrawnOf) => icon !== ownIcon

const hashOf = (facts: object) => contentHash(JSON.stringify([edition, facts]))

/** The stored form. A failed picture's hash is empty, so it counts as outdated. */
export const joinOf = ({ icon, card }: DrawnOf): DrawnPictures['of'] => `${icon}.${card}`

export function splitOf(of: DrawnPictures['of']): DrawnOf {
  const [icon = '', card = ''] = of.split('.')
  return { icon, card }
}
