import type { SectionOf } from '../../document/section-types.ts'
import type { PictureFrame } from '../../elements/pictures/pictures.ts'
import type { Layout } from '../../styles/site-style.ts'

/** The frame of the services' pictures. */
export const serviceFrame = (
  { frame, items }: SectionOf<'Services'>['content'],
  { columns, loose }: Layout['Services'],
): PictureFrame => ({ frame, loose: loose?.(columns(items.length)) })
