import { type FieldPath, placeOnPage } from '../../../../renderer/document/field-path.ts'
import type { WebsiteSettings } from '../../../../renderer/document/website-settings.ts'

/** The selector of the frame that the page shows the picture at a path in; undefined where the path names no section. */
export function frameSelector(document: WebsiteSettings, path: FieldPath): string | undefined {
  const section = document.sections.find(({ id }) => path.startsWith(`${id}.`))
  if (!section) return undefined
  const root = `[data-section="${section.id}"]`
  if (path === `${section.id}.look.backgroundImage`) return `${root} > .backdrop .frame`
  return `${root} [data-field="${placeOnPage(section, path)}"].frame`
}

/** The shape, width ÷ height, that a drawn page shows it in. Undefined where the page does not show it. */
export function ratioOnPage(frame: Document, selector: string): number | undefined {
  const { width = 0, height = 0 } = frame.querySelector(selector)?.getBoundingClientRect() ?? {}
  return width > 0 && height > 0 ? width / height : undefined
}
