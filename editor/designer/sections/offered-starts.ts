import { roomFor } from '#renderer/document/edits/edits.ts'
import { type Section, type SectionType, sectionTypes } from '#renderer/document/section-types.ts'
import { isBlank } from '#renderer/document/values/formatted-text.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { mapKey, mapView } from '#renderer/facts/maps/map-view.ts'
import { introducesPrices } from '#renderer/sections/introduction/introduction-layout.ts'
import { layoutBusiness } from '#renderer/sections/photo-places.ts'
import { rendererOf } from '#renderer/sections/registry.ts'
import { isAllOnScale } from '#renderer/sections/services/beside-scale.ts'
import { presets } from '#renderer/styles/registry.ts'
import { briefIn, composeSection, sectionNeeds } from '#templates/compose/compose.ts'
import { type SectionStart, sectionStarts } from '#templates/section-starts.ts'
import { withSamplePictures } from './placeholders.ts'

export { menuLabel } from '#templates/compose/compose.ts'

/** A start and its effect: adding a section, or changing the only one of its type. */
export type OfferedStart = {
  start: SectionStart
  section: Section
  changes: boolean
  /** Content that the section lacks. Undefined if it has enough. */
  needs: string | undefined
  /** A note about parts that only appear after publishing. */
  note: string | undefined
}

/** Starts that would change the page, with their sections. If several look alike, only the first. */
export function offeredStarts(document: WebsiteSettings): OfferedStart[] {
  const offers = everyStart(document).filter(({ section }) => !isOnScale(section, document))
  const looks = offers.map(({ start, section, needs }) =>
    start.needs || needs ? start.name : lookOf(section, document),
  )
  return offers.filter((_, index) => looks.indexOf(looks[index] ?? '') === index)
}

const everyStart = (document: WebsiteSettings): OfferedStart[] =>
  sectionStarts.flatMap((start) =>
    roomFor(document, start.type) > 0 ? added(document, start) : changed(document, start),
  )

function added(document: WebsiteSettings, start: SectionStart): OfferedStart {
  const composed = composeSection(document, start.type)
  const written = start.written ? start.written(briefIn(document, composed)) : {}
  const section = withContent(inTone(composed, start), { ...start.content, ...written })
  const lacks = !written || isWordless(section)
  const known = start.needs === undefined ? sectionNeeds(start.type, document) : lacks ? start.needs : undefined
  const needs = known ?? photosFor(section, start)
  return { start, section, changes: false, ...mapIn(section, document, needs) }
}

function changed(document: WebsiteSettings, start: SectionStart): OfferedStart | [] {
  const section = document.sections.find(({ type }) => type === start.type)
  if (!section || sectionTypes[start.type].maxCount > 1 || !start.content) return []
  const next = { ...withContent(section, start.content), hidden: false }
  const needs = photosFor(next, start)
  const look = (one: Section) => lookOf(needs ? withSamplePictures(one) : one, document)
  const isSame = !section.hidden && look(section) === look(next)
  return isSame ? [] : { start, section: next, changes: true, ...mapIn(next, document, needs) }
}

/** The photos that a photo layout is missing. */
const photosFor = (section: Section, { photos }: SectionStart): string | undefined =>
  withSamplePictures(section) === section ? undefined : photos

const isWordless = ({ type, content }: Section): boolean =>
  type === 'QuoteBanner' && isBlank(content.layout === 'Statement' ? content.primary : content.subordinate)

/** A map needs a known place, and publishing draws it. */
function mapIn(section: Section, { business, settings }: WebsiteSettings, needs?: string) {
  const isMap = section.type === 'Contact' && section.content.layout === 'BesideMap'
  if (!isMap) return { needs, note: undefined }
  const view = mapView(business, section.content.address.trim() !== '')
  if (!view) return { needs: needs ?? 'Add your town to your business details, for the map.', note: undefined }
  const isDrawn = settings.drawn.map?.of === mapKey(view)
  return { needs, note: isDrawn ? undefined : 'Its map is drawn when you publish.' }
}

const inTone = (section: Section, { tone }: SectionStart): Section =>
  tone ? ({ ...section, design: { ...section.design, tone } } as Section) : section

const withContent = (section: Section, content: object): Section =>
  sectionTypes[section.type].schema.parse({ ...section, content: { ...section.content, ...content } }) as Section

/** Whether the introduction shows the prices, so that the section only adds other details. */
const isBesideScale = ({ type, content }: Section, { sections, style, business }: WebsiteSettings): boolean =>
  type === 'Services' &&
  content.layout !== 'Cards' &&
  content.layout !== 'Split' &&
  introducesPrices(
    sections.filter(({ hidden }) => !hidden),
    presets[style].layout,
    layoutBusiness({ sections, business }),
  )

/** Whether the introduction shows all of the section's services. */
const isOnScale = (section: Section, document: WebsiteSettings): boolean =>
  section.type === 'Services' &&
  isBesideScale(section, document) &&
  isAllOnScale(section, document.business, document.settings.language)

/** Identifies a section's appearance by type and layout. In cells, contact sections look alike unless they have a map or a form. */
function lookOf(section: Section, document: WebsiteSettings): string {
  if (isBesideScale(section, document)) return 'what is left of Services'
  const { layout } = presets[document.style]
  const drawn = rendererOf(section).layoutOf?.(section, layout, layoutBusiness(document))
  const isInCells =
    section.type === 'Contact' && layout.Contact.isBento && drawn !== 'FormOnly' && drawn !== 'BesideMap'
  return `${section.type} ${isInCells ? 'cells' : drawn}`
}

/** Types that are at their limit and that no start changes. */
export function fullTypes(document: WebsiteSettings, offered: readonly OfferedStart[]): SectionType[] {
  const types = new Set(sectionStarts.map(({ type }) => type))
  return [...types].filter((type) => roomFor(document, type) < 1 && !offered.some(({ start }) => start.type === type))
}
