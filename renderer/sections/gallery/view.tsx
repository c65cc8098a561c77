import type { SectionOf } from '../../document/section-types.ts'
import { SectionHeading } from '../../elements/heading.tsx'
import { Lightbox } from '../../elements/pictures/lightbox.tsx'
import { isShown } from '../../elements/pictures/pictures.ts'
import { SectionShell } from '../../elements/section-shell.tsx'
import { Text } from '../../elements/text.tsx'
import { usePageWords } from '../../elements/words/use-page-words.ts'
import { useRenderTarget } from '../../site/render-target.tsx'
import { useLayout, usePhotoPlaces } from '../../site/site-context.ts'
import { remainingItems } from '../photo-places.ts'
import { Compared } from './compared.tsx'
import { Enlargeable, type Shown } from './enlargeable.tsx'
import { galleryFrame, galleryLayout, ownFrame } from './gallery-frame.ts'

/**
 * Pictures of the business's work: in rows, in columns, as a snapping carousel, or in pairs to compare. All open in the
 * lightbox.
 */
export function GalleryView({ section }: { section: SectionOf<'Gallery'> }) {
  const { heading } = section.content
  const { editing } = useRenderTarget()
  const style = useLayout('Gallery')
  const words = usePageWords()
  const places = usePhotoPlaces()
  const layout = galleryLayout(section.content)
  const usual = galleryFrame(section.content, style)
  const shown = remainingItems(section, places).flatMap(({ id, image, caption, index }): Shown[] =>
    isShown(image) ? [{ id, image, caption, index, position: 0, count: 0, place: usual }] : [],
  )
  const placed = shown.map((one, at) => ({
    ...one,
    position: at + 1,
    count: shown.length,
    place: layout === 'Masonry' ? ownFrame(one.image) : usual,
  }))
  if (placed.length === 0 && !editing) return null
  const classes = {
    Grid: `mosaic of-${shown.length}`,
    Masonry: `masonry of-${shown.length}`,
    Carousel: 'strip',
    BeforeAndAfter: 'pairs',
  }
  return (
    <SectionShell
      section={section}
      className={style.isToned && layout !== 'BeforeAndAfter' ? 'gallery toned' : 'gallery'}
      after={placed.map(({ id, image, caption, place, position, count }) => (
        <Lightbox key={id} image={image} frame={place.frame} position={position} count={count} caption={caption} />
      ))}
    >
      <SectionHeading heading={heading} />
      {placed.length > 0 && (
        <ul
          className={classes[layout]}
          {...(layout === 'Carousel' && {
            tabIndex: 0,
            lang: words.lang,
            'aria-label': heading.trim() || words.gallery,
            'data-previous': words.previous,
            'data-next': words.next,
          })}
        >
          {layout === 'BeforeAndAfter'
            ? pairsOf(placed).map(([before, after], _, { length }) => (
                // Remounts when the width changes, so that the handle starts in the middle.
                <Compared key={`${before.id} ${length > 1}`} before={before} after={after} />
              ))
            : placed.map((one) => (
                <li key={one.id} lang={words.ownerLang} data-item={editing ? one.id : undefined}>
                  <figure>
                    <Enlargeable shown={one} sizes={layout === 'Carousel' ? style.stripSizes : style.sizes} />
                    <Text as="figcaption" text={one.caption} field={`items.${one.index}.caption`} />
                  </figure>
                </li>
              ))}
        </ul>
      )}
    </SectionShell>
  )
}

/** Pairs in the owner's order. A missing picture leaves its partner single and doesn't shift later pairs. */
function pairsOf(items: readonly Shown[]): [Shown, Shown | undefined][] {
  const pairs = Map.groupBy(items, ({ index }) => Math.floor(index / 2))
  return [...pairs.values()].flatMap(([before, after]) => (before ? [[before, after]] : []))
}
