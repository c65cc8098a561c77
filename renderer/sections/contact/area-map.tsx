import { Icon } from '../../elements/icon.tsx'
import { frameSizes, sourcesOf } from '../../elements/pictures/pictures.ts'
import { usePageWords } from '../../elements/words/use-page-words.ts'
import { contactFacts } from '../../facts/contact-facts.ts'
import { mapHref } from '../../facts/maps/map-link.ts'
import { mapKey, mapView } from '../../facts/maps/map-view.ts'
import { useRenderTarget } from '../../site/render-target.tsx'
import { useFacts, useSite } from '../../site/site-context.ts'
import type { ContactContent } from './content.ts'

const sizes = '(min-width:62rem) 46rem,100vw'

/** The stored map of the business's location or town, if it's up to date. */
export function useStoredMap(content: ContactContent) {
  const { business, map } = useFacts()
  const view = mapView(business, content.address.trim() !== '')
  return view && map?.of === mapKey(view) ? { view, image: map.image } : undefined
}

export type StoredMap = NonNullable<ReturnType<typeof useStoredMap>>

/**
 * Map of the location, with a pin only if the owner set one. The image is stored, so that visitors' browsers contact no
 * other host.
 */
export function AreaMap({ content, map: { view, image } }: { content: ContactContent; map: StoredMap }) {
  const { business } = useFacts()
  const { language } = useSite()
  const words = usePageWords()
  const facts = contactFacts(content, business, language)
  const { editing } = useRenderTarget()
  const spot = view.pin ? view : undefined
  const href = content.showMap ? mapHref(facts, business.place, spot) : undefined
  const altText = spot
    ? words.mapAt.replace('{place}', oneLine(facts.address))
    : words.mapOf.replace('{place}', placeName(business))
  const [first] = image.urls
  const sources = sourcesOf(image.urls)
  if (!sources) return null
  return (
    <div className="media">
      <figure
        className={spot ? 'frame map pinned' : 'frame map'}
        lang={words.lang}
        data-unseen={editing && first?.url.startsWith('data:') ? 'map' : undefined}
      >
        <img
          {...sources}
          sizes={sources.srcSet ? `auto,${sizes}` : undefined}
          width={first?.width ?? frameSizes.Landscape.width}
          height={first?.height ?? frameSizes.Landscape.height}
          alt={altText}
          loading="lazy"
          decoding="async"
        />
        {spot && <Icon name="pin" />}
        <figcaption>
          {href && (
            <a className="more" href={href}>
              {words.openMap}
            </a>
          )}
          <Credit credit={image.credit} />
        </figcaption>
      </figure>
    </div>
  )
}

/** Attribution required for OpenStreetMap data and by some map services. */
const Credit = ({ credit }: Pick<StoredMap['image'], 'credit'>) => (
  <small className="credit">
    <a href="https://www.openstreetmap.org/copyright">© OpenStreetMap contributors</a>
    {credit && (
      <>
        {' · '}
        {credit.url ? <a href={credit.url}>{credit.name}</a> : credit.name}
      </>
    )}
  </small>
)

/** The town in the owner's words, otherwise the first service area. */
const placeName = ({ location, place, areas }: ReturnType<typeof useFacts>['business']) =>
  location.trim() || place.town.trim() || (areas[0]?.name.trim() ?? '')

const oneLine = (address: string) => address.replace(/\s*\n\s*/g, ', ')
