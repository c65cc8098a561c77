import { Icon } from '../../elements/icon.tsx'
import { NightPicture, useDrawnArtwork } from '../../elements/pictures/picture.tsx'
import { frameSizes, sourcesOf } from '../../elements/pictures/pictures.ts'
import { usePageWords } from '../../elements/words/use-page-words.ts'
import { contactFacts } from '../../facts/contact-facts.ts'
import { mapHref } from '../../facts/maps/map-link.ts'
import { mapKey, mapView } from '../../facts/maps/map-view.ts'
import { useFacts, useImprint, useSite } from '../../site/site-context.ts'
import type { ContactContent } from './content.ts'

/** As wide as half of a wide window. */
const sizes = '(min-width:62rem) 46rem,100vw'

/**
 * Where the business is: the stored map of its spot or its town, or a drawn landscape if there is none of this view. A pin only where the
 * owner gave the spot. Visitors' browsers ask no other host.
 */
export function AreaMap({ content }: { content: ContactContent }) {
  const { business, map } = useFacts()
  const { language } = useSite()
  const words = usePageWords()
  const facts = contactFacts(content, business, language)
  const view = mapView(business, facts.own.address)
  const stored = view && map?.of === mapKey(view) ? map.image : undefined
  const name = placeName(business)
  const spot = view?.pin ? view : undefined
  const href = content.showMap ? mapHref(facts, business.place, spot) : undefined
  const said = spot ? words.mapAt.replace('{place}', oneLine(facts.address)) : words.mapOf.replace('{place}', name)
  return (
    <div className="media">
      <figure className={`frame map${stored ? (spot ? ' pinned' : '') : ' drawn'}`} lang={words.lang}>
        {stored ? <Stored image={stored} alt={said} /> : <Drawn name={name} alt={words.drawnMap} />}
        {stored && spot && <Icon name="pin" />}
        <figcaption>
          {!stored && name !== '' && <span lang={words.ownerLang}>{name}</span>}
          {href && (
            <a className="more" href={href}>
              {words.openMap}
            </a>
          )}
          {stored && <Credit credit={stored.credit} />}
        </figcaption>
      </figure>
    </div>
  )
}

type Stored = NonNullable<ReturnType<typeof useFacts>['map']>['image']

function Stored({ image, alt }: { image: Stored; alt: string }) {
  const [first] = image.urls
  const sources = sourcesOf(image.urls)
  if (!sources) return null
  return (
    <img
      {...sources}
      sizes={sources.srcSet ? `auto,${sizes}` : undefined}
      width={first?.width ?? frameSizes.Landscape.width}
      height={first?.height ?? frameSizes.Landscape.height}
      alt={alt}
      loading="lazy"
      decoding="async"
    />
  )
}

/** The same for the same business, whatever else changes. */
function Drawn({ name, alt }: { name: string; alt: string }) {
  const { businessName } = useImprint()
  const { src, night } = useDrawnArtwork()(
    { tags: ['area', name, businessName], description: '', seed: 0, area: true },
    'Landscape',
  )
  return (
    <NightPicture night={night}>
      <img src={src} {...frameSizes.Landscape} alt={alt} loading="lazy" decoding="async" />
    </NightPicture>
  )
}

/** Required of everybody who shows a map of OpenStreetMap's data, and by some services that draw it. */
const Credit = ({ credit }: Pick<Stored, 'credit'>) => (
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

/** The town as its owner wrote it, or the first area that is served. */
const placeName = ({ location, place, areas }: ReturnType<typeof useFacts>['business']) =>
  location.trim() || place.town.trim() || (areas[0]?.name.trim() ?? '')

const oneLine = (address: string) => address.replace(/\s*\n\s*/g, ', ')
