import { limits } from '../../../../renderer/document/limits.ts'
import { AppError } from '../../../contract/errors.ts'
import type { PictureKind } from '../encode/sizes.ts'
import type { PictureHeader } from './header.ts'

const card = { width: 1200, height: 630 }

/** A browser icon is square and small, a card has the one shape that networks show. Throws picture_unreadable. */
export function mustFitKind(kind: PictureKind, { width, height }: PictureHeader): void {
  if (kind === 'icon' && (width !== height || width > limits.faviconPixels)) {
    throw new AppError('picture_unreadable', { width, height, square: true, most: limits.faviconPixels })
  }
  if (kind === 'card' && (width !== card.width || height !== card.height)) {
    throw new AppError('picture_unreadable', { width, height, wanted: card })
  }
}
