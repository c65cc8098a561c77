import { type PictureUpload, uploadPicture } from '#api/upload-picture.ts'
import type { DrawnPictures } from '#renderer/document/settings.ts'
import type { Image } from '#renderer/document/values/image.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { cardTokens } from './card-tokens.ts'
import { cardAltText, cardWords } from './card-words.ts'
import { cardFile, iconFile } from './files.ts'
import { identityOf } from './identity.ts'
import { joinHashes, needsIcon, pictureHashes, splitHashes } from './picture-hashes.ts'

type Upload = (picture: PictureUpload) => Promise<{ image: Image }>

/** A stored picture and the hash of its source. The hash is empty if the drawing failed or is incomplete. */
type StoredPicture = { of: string; image: Image | null }
const noPicture: StoredPicture = { of: '', image: null }

/** Redraws and stores the website's outdated pictures. Never throws: failed pictures are redrawn next time. */
export async function drawPictures(
  document: WebsiteSettings,
  draftId: string,
  signal: AbortSignal,
  { upload = uploadPicture as Upload, paint = { cardFile, iconFile } } = {},
): Promise<DrawnPictures> {
  const { drawn } = document.settings
  const identity = identityOf(document)
  const [wanted, known] = [pictureHashes(document), splitHashes(drawn.of)]

  const renewed = async (
    kind: 'icon' | 'card',
    draw: typeof paint.cardFile,
    description?: string,
  ): Promise<StoredPicture> => {
    const of = wanted[kind]
    if (known[kind] === of && drawn[kind]) return { of, image: drawn[kind] }
    const { file, isWhole } = await draw(identity, signal)
    const { image } = await upload({ draftId, file, kind, description, signal })
    return { of: isWhole ? of : '', image }
  }
  const description = cardAltText(cardWords(identity, cardTokens[identity.style]))
  const [icon, card] = await Promise.all([
    needsIcon(wanted) ? renewed('icon', paint.iconFile).catch(() => noPicture) : { of: wanted.icon, image: null },
    renewed('card', paint.cardFile, description).catch(() => noPicture),
  ])
  return { ...drawn, of: joinHashes({ icon: icon.of, card: card.of }), icon: icon.image, card: card.image }
}
