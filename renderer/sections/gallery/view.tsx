import type { SectionOf } from '../../document/section-types.ts'
import { SectionHeading } from '../../elements/heading.tsx'
import { Picture } from '../../elements/picture.tsx'
import { isShown } from '../../elements/pictures.ts'
import { SectionShell } from '../../elements/section-shell.tsx'
import { Text } from '../../elements/text.tsx'
import { useRenderTarget } from '../../render-target.tsx'
import { useLayout } from '../../site-context.ts'

/** Pictures of the work, as rows of even height or as a strip that snaps from one to the next. */
export function GalleryView({ section }: { section: SectionOf<'Gallery'> }) {
  const { heading, layout, frame, items } = section.content
  const { editing } = useRenderTarget()
  const { sizes } = useLayout('Gallery')
  const shown = items.flatMap((item, index) => (isShown(item.image) ? [{ ...item, index }] : []))
  const carousel = layout === 'Carousel' && shown.length > 1
  return (
    <SectionShell section={section} className="gallery">
      <SectionHeading heading={heading} />
      {shown.length > 0 && (
        <ul
          className={carousel ? 'strip' : `mosaic of-${shown.length}`}
          {...(carousel && { tabIndex: 0, 'aria-label': heading || 'Gallery' })}
        >
          {shown.map(({ id, index, image, caption }) => (
            <li key={id} data-item={editing ? id : undefined}>
              <figure>
                <Picture
                  image={image}
                  frame={frame}
                  sizes={carousel ? '(min-width:40rem) 28rem,82vw' : sizes}
                  field={`items.${index}.image`}
                />
                <Text as="figcaption" text={caption} field={`items.${index}.caption`} />
              </figure>
            </li>
          ))}
        </ul>
      )}
    </SectionShell>
  )
}
