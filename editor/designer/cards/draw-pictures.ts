import { type PictureUpload, uploadPicture } from '#api/upload-picture.ts'
import type { DrawnPictures } from '#renderer/document/settings.ts'
import type { Image } from '#renderer/document/values/image.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { drawCard, drawIcon } from './draw.ts'
import { drawnOf, joinOf, needsIcon, splitOf } from './drawn-of.ts'
import { type Identity, identityOf } from './identity.ts'

type Upload = (picture: PictureUpload) => Promise<{ image: Image }>

/** What was drawn, and what it was drawn from; empty where it did not come about, or not as it should be. */
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
  { upload = uploadPicture as Upload, paint = { drawCard, drawIcon } } = {},
): Promise<DrawnPictures> {
  const { drawn } = document.settings
  const identity = identityOf(document)
  const [wanted, known] = [drawnOf(document), splitOf(drawn.of)]

  const icon = async (): Promise<Made> => {
    if (!needsIcon(wanted)) return { of: wanted.icon, image: null }
    if (known.icon === wanted.icon && drawn.icon) return { of: wanted.icon, image: drawn.icon }
    const file = await paint.drawIcon(identity, signal)
    return { of: wanted.icon, image: (await upload({ draftId, file, kind: 'icon', signal })).image }
  }
  const card = async (): Promise<Made> => {
    if (known.card === wanted.card && drawn.card) return { of: wanted.card, image: drawn.card }
    const { file, isWhole } = await paint.drawCard(identity, signal)
    const { image } = await upload({ draftId, file, kind: 'card', description: saidOf(identity), signal })
    return { of: isWhole ? wanted.card : '', image }
  }
  const [madeIcon, madeCard] = await Promise.all([icon().catch(() => nothing), card().catch(() => nothing)])
  const of = joinOf({ icon: madeIcon.of, card: madeCard.of })
  return { ...drawn, of, icon: madeIcon.image, card: madeCard.image }
}

/** What the card says, for those who cannot see it. */
const saidOf = ({ name, line, place }: Identity) => [name, line, place].filter(Boolean).join(' – ')
