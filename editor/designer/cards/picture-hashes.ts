import type { DrawnPictures } from '#renderer/document/settings.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { contentHash } from './content-hash.ts'
import { type Identity, identityOf } from './identity.ts'

/** Increment when the drawing code changes. */
const drawingVersion = 2

/** Hashes of what each picture depends on. */
export type PictureHashes = { icon: string; card: string }

const ownIcon = '-'

export function pictureHashes(document: WebsiteSettings): PictureHashes {
  const identity = identityOf(document)
  const hasOwnIcon = (document.settings.browserIcon?.urls.length ?? 0) > 0
  return { icon: hasOwnIcon ? ownIcon : iconHash(identity), card: cardHash(identity) }
}

export const cardHash = (identity: Identity) => hashOf(identity)

/** Depends on less than the card's hash, so most edits don't change it. */
export const iconHash = ({ style, tone, colors, shapes, titleFont, letter }: Identity) =>
  hashOf({ style, tone, colors, shapes, titleFont, letter })

export const needsIcon = ({ icon }: PictureHashes) => icon !== ownIcon

const hashOf = (facts: object) => contentHash(JSON.stringify([drawingVersion, facts]))

/** The stored form. A failed picture's hash is empty, so it counts as outdated. */
export const joinHashes = ({ icon, card }: PictureHashes): DrawnPictures['of'] => `${icon}.${card}`

export function splitHashes(of: DrawnPictures['of']): PictureHashes {
  const [icon = '', card = ''] = of.split('.')
  return { icon, card }
}
