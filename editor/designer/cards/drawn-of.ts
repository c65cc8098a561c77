import type { DrawnPictures } from '#renderer/document/settings.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { contentHash } from './content-hash.ts'
import { type Identity, identityOf } from './identity.ts'

/** Raised when the drawings themselves change. */
const edition = 2

/** A short text for each picture that changes when what it is drawn from does. */
export type DrawnOf = { icon: string; card: string }

/** An icon of the owner's own needs no drawing. */
const none = '-'

export function drawnOf(document: WebsiteSettings): DrawnOf {
  const identity = identityOf(document)
  const hasOwnIcon = (document.settings.browserIcon?.urls.length ?? 0) > 0
  return { icon: hasOwnIcon ? none : iconOf(identity), card: cardOf(identity) }
}

export const cardOf = (identity: Identity) => hashOf(identity)

/** An icon has less to show: it stays while the words change. */
export const iconOf = ({ style, tone, colors, shapes, titleFont, letter }: Identity) =>
  hashOf({ style, tone, colors, shapes, titleFont, letter })

export const needsIcon = ({ icon }: DrawnOf) => icon !== none

const hashOf = (facts: object) => contentHash(JSON.stringify([edition, facts]))

/** As a document keeps it. A picture that could not be drawn is of nothing, and so out of date. */
export const joinOf = ({ icon, card }: DrawnOf): DrawnPictures['of'] => `${icon}.${card}`

export function splitOf(of: DrawnPictures['of']): DrawnOf {
  const [icon = '', card = ''] = of.split('.')
  return { icon, card }
}
