import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { addedIn, type PictureTarget, pictureOf } from './picture-target.ts'

export function photoPlace(document: WebsiteSettings, openId: string | null): PictureTarget | undefined {
  const { sections } = document
  const listOf = (isIt: (section: WebsiteSettings['sections'][number]) => boolean) =>
    sections.filter(isIt).flatMap((section) => addedIn(section) ?? [])[0]
  const opening = sections.find(({ type }) => type === 'Introduction')
  const atTop = opening && pictureOf(document, `${opening.id}.image`)
  const isMissing = atTop?.does === 'replace' && atTop.current === null
  return (
    listOf(({ id }) => id === openId) ??
    (isMissing ? atTop : undefined) ??
    listOf(({ type }) => type === 'Gallery') ??
    listOf(() => true) ??
    atTop
  )
}
