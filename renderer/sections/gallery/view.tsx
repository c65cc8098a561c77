import type { SectionOf } from '../../document/section-types.ts'
import { SectionHeading } from '../../elements/heading.tsx'
import { Enlarge, Lightbox } from '../../elements/pictures/lightbox.tsx'
import { Picture } from '../../elements/pictures/picture.tsx'
import { isShown } from '../../elements/pictures/pictures.ts'
import { SectionShell } from '../../elements/section-shell.tsx'
import { Text } from '../../elements/text.tsx'
import { usePageWords } from '../../elements/words/use-page-words.ts'
import { useRenderTarget } from '../../site/render-target.tsx'
import { useLayout } from '../../site/site-context.ts'
import { galleryFrame, isCarousel } from './gallery-frame.ts'

/** Pictures of the work, as rows of even height or as a strip that snaps from one to the next. Each can be seen whole. */
export function GalleryView({ section }: { section: SectionOf<'Gallery'> }) {
  const { heading, items } = section.content
  const { editing } = useRenderTarget()
  const layout = useLayout('Gallery')
  const words = usePageWords()
  const shown = items.flatMap(({ id, image, caption }, index) =>
    isShown(image) ? [{ id, image, caption, index }] : [],
  )
  const carousel = isCarousel(section.content)
  const place = galleryFrame(section.content, layout)
  return (
    <SectionShell
      section={section}
      className="gallery"
      after={shown.map(({ id, image, caption }, at) => (
        <Lightbox key={id} image={image} frame={place.frame} position={at + 1} count={shown.length} caption={caption} />
      ))}
    >
      <SectionHeading heading={heading} />
      {shown.length > 0 && (
        <ul
          className={carousel ? 'strip' : `mosaic of-${shown.length}`}
          {...(carousel && {
            tabIndex: 0,
            'aria-label': heading.trim() || words.gallery,
            'data-previous': words.previous,
            'data-next': words.next,
          })}
        >
          {shown.map(({ id, index, image, caption }, at) => (
            <li key={id} data-item={editing ? id : undefined}>
              <figure>
                <Enlarge text={caption.trim() || image.description} position={at + 1} count={shown.length}>
                  <Picture
                    image={image}
                    {...place}
                    sizes={carousel ? layout.stripSizes : layout.sizes}
                    field={`items.${index}.image`}
                  />
                </Enlarge>
                <Text as="figcaption" text={caption} field={`items.${index}.caption`} />
              </figure>
            </li>
          ))}
        </ul>
      )}
    </SectionShell>
  )
}
