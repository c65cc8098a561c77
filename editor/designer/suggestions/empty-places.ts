import { sameJson } from '#renderer/document/compare/same-json.ts'
import type { FieldPath } from '#renderer/document/fields/field-path.ts'
import { type Section, type SectionOf, type SectionType, sectionTypes } from '#renderer/document/section-types.ts'
import { blocksOf, isBlank, wordsOf } from '#renderer/document/values/formatted-text.ts'
import { videoEmbed } from '#renderer/document/values/video-embed.ts'
import { isShown } from '#renderer/elements/pictures/pictures.ts'
import { describeFields, type FieldOf, type ListItem } from '../form/field-description.ts'

/** Changes or opens the field or list at `path`. `at`: index for a new picture. */
export type Act = {
  label: string
  does: 'open' | 'addItem' | 'addPictures' | 'choosePicture' | 'pasteReviews'
  path: FieldPath
  at?: number
}

export type EmptyPlace = {
  acts: readonly [Act, ...Act[]]
  shape: 'Zone' | 'Portrait' | 'Frame' | 'Line' | 'Row' | 'Button'
  /** A hint about dropping files. */
  drop?: string
  /** `data-field` of the picture or list that accepts dropped files. */
  field?: string
}

type Around = {
  arePhotosElsewhere: boolean
  hasButton: boolean
}

export function emptyPlaces(section: Section, around: Around): readonly EmptyPlace[] {
  const places = placesOf[section.type] as ((section: Section, around: Around) => readonly EmptyPlace[]) | undefined
  return places?.(section, around) ?? []
}

const placesOf: { [Type in SectionType]?: (section: SectionOf<Type>, around: Around) => readonly EmptyPlace[] } = {
  Gallery: (section, { arePhotosElsewhere }) => {
    const { layout, items } = section.content
    if (layout === 'BeforeAndAfter') return comparedPlaces(section)
    const isEmpty = !items.some(({ image }) => isShown(image))
    if (!isEmpty && !arePhotosElsewhere) return []
    const drop = isEmpty ? 'Drop your photos here' : 'Your photos are shown above. Drop more here'
    return [{ shape: 'Zone', drop, field: 'items', acts: [addPictures(section, 'Add photos')] }]
  },
  CustomerReviews: (section) => {
    const add = firstItem(section, 'Add a review')
    const paste: Act = { label: 'Paste your reviews', does: 'pasteReviews', path: section.id }
    return add ? [{ shape: 'Zone', acts: [paste, add] }] : []
  },
  Team: (section) => {
    const add = firstItem(section, 'Add a person')
    const card: EmptyPlace | undefined = add && { shape: 'Portrait', acts: [add] }
    return card ? [card, card] : []
  },
  FrequentlyAskedQuestions: (section) => {
    const add = firstItem(section, 'Add your first question')
    return add ? [{ shape: 'Row', acts: [add] }] : []
  },
  Services: (section) => {
    const add = firstItem(section, 'Add your first service')
    return add ? [{ shape: 'Row', acts: [add] }] : []
  },
  Video: ({ id, content }) =>
    videoEmbed(content.url) ? [] : [opening('Frame', 'Paste a link of YouTube or Vimeo', `${id}.url`)],
  Scheduling: ({ id }, { hasButton }) =>
    hasButton ? [] : [opening('Button', 'Add your booking link', `${id}.button`)],
  QuoteBanner: ({ id, content: { primary, subordinate } }) => {
    const lines = blocksOf(subordinate).filter(({ item }) => item)
    const line = opening('Line', 'Write one line in large letters', `${id}.primary`)
    return [
      ...(primary.trim() === '' && isBlank(subordinate) ? [line] : []),
      ...lines.flatMap((block, index) =>
        wordsOf(block).trim() === '' ? [opening('Row', `Write line ${index + 1}`, `${id}.subordinate`)] : [],
      ),
    ]
  },
  ImageBanner: ({ id, content: { image, heading, height } }) => {
    const isStrip = height === minPictureHeight && heading.trim() !== ''
    if (isShown(image) || isStrip) return []
    const choose: Act = { label: 'Add a picture', does: 'choosePicture', path: `${id}.image` }
    return [{ shape: 'Zone', drop: 'Drop your picture here', field: 'image', acts: [choose] }]
  },
}

/** Minimum height in pixels. Lower strips show no picture. */
const minPictureHeight = 160

const opening = (shape: EmptyPlace['shape'], label: string, path: FieldPath): EmptyPlace => ({
  shape,
  acts: [{ label, does: 'open', path }],
})

const addPictures = ({ id }: Section, label: string, at?: number): Act => ({
  label,
  does: 'addPictures',
  path: `${id}.items`,
  at,
})

/** The photos that the first before-and-after pair lacks. */
function comparedPlaces(section: SectionOf<'Gallery'>): EmptyPlace[] {
  const { items } = section.content
  return ['before', 'after'].flatMap((which, index): EmptyPlace[] => {
    const item = items[index]
    if (isShown(item?.image ?? null)) return []
    const label = `Add a photo from ${which}`
    const act: Act = item
      ? { label, does: 'choosePicture', path: `${section.id}.items.${item.id}.image` }
      : addPictures(section, label, index)
    const drop = `Drop a photo from ${which} here`
    return [{ shape: 'Zone', drop, field: item ? `items.${index}.image` : 'items', acts: [act] }]
  })
}

/** Adds the first item, or opens a blank one. Undefined if any item has content. */
function firstItem({ id, type, content }: Section, label: string): Act | undefined {
  const list = describeFields(sectionTypes[type].content).find(
    (field): field is FieldOf<'list'> => field.control === 'list',
  )
  if (!list) return undefined
  const path = `${id}.${list.name}`
  const items = (content as Record<string, unknown>)[list.name] as ListItem[]
  if (!items.every((item) => sameJson(item, list.item.parse({ id: item.id })))) return undefined
  const [blank] = items
  return blank ? { label, does: 'open', path: firstFieldPath(path, list, blank) } : { label, does: 'addItem', path }
}

export const firstFieldPath = (path: FieldPath, { item }: FieldOf<'list'>, { id }: ListItem): FieldPath =>
  `${path}.${id}.${describeFields(item)[0]?.name}`
