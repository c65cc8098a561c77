import type { SectionOf } from '../../document/section-types.ts'
import type { PictureFrame } from '../../elements/pictures.ts'
import type { Layout } from '../../styles/site-style.ts'

/** What the pictures of the services stand in. */
export const serviceFrame = (
  { frame, items }: SectionOf<'Services'>['content'],
  { columns, loose }: Layout['Services'],
): PictureFrame => ({ frame, loose: loose?.(columns(items.length)) })
