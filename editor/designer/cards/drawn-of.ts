import type { DrawnPictures } from '#renderer/document/settings.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { contentHash } from './content-hash.ts'
import { type Identity, identityOf } from './identity.ts'

/** Raised when the drawings themselves change. */
const edition = 2

/** A hash of everything that each picture depends on. */
export type DrawnOf = { icon: string; card: string }

const ownIcon = '-'

export function drawnOf(document: WebsiteSettings): DrawnOf {
  const identity = identityOf(document)
  const hasOwnIcon = (document.settings.browserIcon?.urls.length ?? 0) > 0
  return { icon: hasOwnIcon ? ownIcon : iconOf(identity), card: cardOf(identity) }
}

export const cardOf = (identity: Identity) => hashOf(identity)

/** An icon shows less: most edits don't change it. */
export const iconOf = ({ style, tone, colors, shapes, titleFont, letter }: Identity) =>
  hashOf({ style, tone, colors, shapes, titleFont, letter })

export const needsIcon = ({ icon }: DrawnOf) => icon !== ownIcon

const hashOf = (facts: object) => contentHash(JSON.stringify([edition, facts]))

/** As a document stores them. The hash of a picture that failed is empty, so it's out of date. */
export const joinOf = ({ icon, card }: DrawnOf): DrawnPictures['of'] => `${icon}.${card}`

export function splitOf(of: DrawnPictures['of']): DrawnOf {
  const [icon = '', card = ''] = of.split('.')
  return { icon, card }
}
