import { cards } from './cards/cards.ts'
import { iconSize, icons } from './icons.ts'
import type { Identity } from './identity.ts'
import { loadFont } from './load-fonts.ts'
import { loadPicture } from './load-picture.ts'
import { cardSize, fileOf, openStage } from './stage.ts'

export type DrawnCard = {
  file: Blob
  /** Whether it shows all that it should: a picture that did not arrive may do so the next time. */
  isWhole: boolean
}

/** What a link to the website is shown with, as a file of 1200 by 630 pixels. */
export async function drawCard(identity: Identity, signal: AbortSignal): Promise<DrawnCard> {
  const { style, name, line, place, letter, titleFont, bodyFont } = identity
  const card = cards[style]
  const [title, body, picture] = await Promise.all([
    loadFont(titleFont, name + letter, signal),
    loadFont(bodyFont, line + place, signal),
    loadPicture(identity, card.picture, signal),
  ])
  const stage = openStage(cardSize, identity, { title, body }, picture)
  card.draw(stage)
  return { file: await fileOf(stage, 'image/jpeg'), isWhole: !identity.picture || picture !== undefined }
}

/** The browser icon of a website without an uploaded one, as a file of 512 by 512 pixels. */
export async function drawIcon(identity: Identity, signal: AbortSignal): Promise<Blob> {
  const title = await loadFont(identity.titleFont, identity.letter, signal)
  const stage = openStage(iconSize, identity, { title, body: title })
  icons[identity.style](stage)
  return fileOf(stage, 'image/png')
}
