import { type PictureUpload, uploadPicture } from '#api/upload-picture.ts'
import type { DrawnPictures } from '#renderer/document/settings.ts'
import type { Image } from '#renderer/document/values/image.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { cardTokens } from './card-tokens.ts'
import { cardWords, saidOn } from './card-words.ts'
import { drawnOf, joinOf, needsIcon, splitOf } from './drawn-of.ts'
import { cardFile, iconFile } from './files.ts'
import { identityOf } from './identity.ts'

type Upload = (picture: PictureUpload) => Promise<{ image: Image }>

/** A stored picture and the hash of its source, which is empty if the drawing failed or is incomplete. */
type Made = { of: string; image: Image | null }
const nothing: Made = { of: '', image: null }

/**
 * Draws what is out of date of a website's own pictures and stores it. Never fails: what cannot be drawn or stored is left out,
 * and drawn the next time.
 */
export async function drawPictures(
  document: WebsiteSettings,
  draftId: string,
  signal: AbortSignal,
  { upload = uploadPicture as Upload, paint = { cardFile, iconFile } } = {},
): Promise<DrawnPictures> {
  const { drawn } = document.settings
  const identity = identityOf(document)
  const [wanted, known] = [drawnOf(document), splitOf(drawn.of)]

  const icon = async (): Promise<Made> => {
    if (!needsIcon(wanted)) return { of: wanted.icon, image: null }
    if (known.icon === wanted.icon && drawn.icon) return { of: wanted.icon, image: drawn.icon }
    const file = await paint.iconFile(identity, signal)
    return { of: wanted.icon, image: (await upload({ draftId, file, kind: 'icon', signal })).image }
  }
  const card = async (): Promise<Made> => {
    if (known.card === wanted.card && drawn.card) return { of: wanted.card, image: drawn.card }
    const { file, isWhole } = await paint.cardFile(identity, signal)
    const { image } = await upload({
      draftId,
      file,
      kind: 'card',
      description: saidOn(cardWords(identity, cardTokens[identity.style])),
      signal,
    })
    return { of: isWhole ? wanted.card : '', image }
  }
  const [madeIcon, madeCard] = await Promise.all([icon().catch(() => nothing), card().catch(() => nothing)])
  const of = joinOf({ icon: madeIcon.of, card: madeCard.of })
  return { ...drawn, of, icon: madeIcon.image, card: madeCard.image }
}
