import { findField } from '../document/fields/field-path.ts'
import type { Section } from '../document/section-types.ts'
import type { WebsiteSettings } from '../document/website-settings.ts'
import { frameRatio, type PictureFrame } from '../elements/pictures/pictures.ts'
import { layoutBusiness } from '../sections/photo-places.ts'
import { rendererOf } from '../sections/registry.ts'
import { presets } from '../styles/registry.ts'

export type PictureShape = {
  /** Width ÷ height of the frame. Undefined for pictures in their own shape, such as logos. */
  ratio: number | undefined
  /** Rendered as a circle. */
  round: boolean
  /** Whether the frame has a fixed ratio, so that a file can be cropped for it. */
  cuttable: boolean
}

const free: PictureShape = { ratio: undefined, round: false, cuttable: true }

/** Browsers show icons as squares. */
const icon: PictureShape = { ratio: 1, round: false, cuttable: true }

/**
 * The shape of the picture at an input's path: `services.items.service-2.image`, `services.look.backgroundImage`,
 * `settings.browserIcon`. Undefined for other paths.
 */
export function pictureShape(document: WebsiteSettings, path: string): PictureShape | undefined {
  if (path === 'settings.browserIcon') return icon
  const section = document.sections.find(({ id }) => path.startsWith(`${id}.`))
  if (!section) return undefined
  if (path === `${section.id}.look.backgroundImage`) return shapeOf({ frame: 'Wide' })
  if (findField(document, path)?.field.control !== 'picture') return undefined
  const frame = pictureFrame(section, document)
  return frame ? shapeOf(frame) : free
}

function pictureFrame(section: Section, document: WebsiteSettings): PictureFrame | undefined {
  return rendererOf(section).frame?.(section, presets[document.style].layout, layoutBusiness(document))
}

const shapeOf = ({ frame, loose = false }: PictureFrame): PictureShape =>
  frame === 'Own' ? free : { ratio: frameRatio(frame), round: frame === 'Circle', cuttable: frame !== 'Wide' && !loose }
