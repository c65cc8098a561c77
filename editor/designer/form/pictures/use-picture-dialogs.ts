import { useStore } from 'jotai'
import { use, useMemo } from 'react'
import { type FieldPath, findField } from '#renderer/document/fields/field-path.ts'
import { itemSchema, schemaFields } from '#renderer/document/fields/schema-fields.ts'
import type { Image } from '#renderer/document/values/image.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { picturesIn } from '#renderer/elements/pictures/pictures.ts'
import { pictureShape } from '#renderer/options/picture-shape.ts'
import { documentAtom } from '../../document/session.ts'
import { cropRequestAtom, type PictureRequest, pictureRequestAtom } from '../../pictures/picture-request.ts'
import { FieldContext } from '../field-context.ts'

type Choice = { label: string; current: Image | null; files?: readonly File[]; onChoose: (picture: Image) => void }
type Addition = { label: string; room: number; files?: readonly File[]; onChoose: (pictures: Image[]) => void }
type Cut = { label: string; image: Image; onCrop: (picture: Image) => void }

export function usePictureDialogs() {
  const store = useStore()
  const { pictureTags } = use(FieldContext)
  return useMemo(() => {
    const wordsFor = (path: FieldPath, current: Image | null) =>
      pictureWords(store.get(documentAtom), path, current, pictureTags)
    return {
      choose: (path: FieldPath, options: Choice) => {
        const document = store.get(documentAtom)
        const field = document && findField(document, path)?.field
        const patterns = field !== null && field !== undefined && !field.noPattern
        const about = { kind: field?.kind, patterns, keywords: wordsFor(path, options.current) }
        store.set(pictureRequestAtom, onePicture({ ...options, ...about }))
      },
      add: (listPath: FieldPath, options: Addition) =>
        store.set(pictureRequestAtom, morePictures({ ...options, keywords: wordsFor(`${listPath}.new.new`, null) })),
      cut: (path: FieldPath, options: Cut) => {
        const document = store.get(documentAtom)
        const shape = document && pictureShape(document, path)
        if (shape) store.set(cropRequestAtom, { ...options, ...shape, path })
      },
    }
  }, [store, pictureTags])
}

type PictureOptions = Pick<PictureRequest, 'label' | 'keywords' | 'files' | 'kind' | 'patterns'> & {
  current: Image | null
}

export const onePicture = (options: PictureOptions & { onChoose: (picture: Image) => void }): PictureRequest => ({
  ...options,
  maxCount: 1,
  onChoose: ([picture]) => picture && options.onChoose(picture),
})

export const morePictures = (
  options: Omit<PictureOptions, 'current'> & { room: number; onChoose: (pictures: Image[]) => void },
): PictureRequest => {
  const { room, ...rest } = options
  return { ...rest, current: null, maxCount: room }
}

/** With more keywords, results are worse. */
const maxKeywords = 8

/**
 * Initial keywords of a picture search: those of the current picture or its neighbors, then the item's name and the
 * website's keywords.
 */
export function pictureWords(
  document: WebsiteSettings | null,
  path: FieldPath,
  current: Image | null,
  websiteTags: readonly string[],
): string[] {
  const [listPath = '', itemId = ''] = itemOf(path)
  const list = document ? findField(document, listPath) : undefined
  const items = list?.field.control === 'list' ? (list.value as { id: string }[]) : []
  const item = items.find(({ id }) => id === itemId)
  const titles = item && list ? namesOf(item, itemSchema(list.field)) : []
  const beside = picturesIn(items).flatMap(({ tags }) => tags)
  const words = [...(current?.tags ?? []), ...beside, ...titles, ...websiteTags].map((word) =>
    word.trim().toLowerCase(),
  )
  return [...new Set(words.filter((word) => word !== ''))].slice(0, maxKeywords)
}

/** `services.items.service-2.image` is in the item `service-2` of the list `services.items`. */
function itemOf(path: FieldPath): string[] {
  const [section, list, item] = path.split('.')
  return [`${section}.${list}`, item ?? '']
}

/** The item's name as a model wrote it: a service's, not a person's. */
function namesOf(item: Record<string, unknown>, schema: Parameters<typeof schemaFields>[0]): string[] {
  const named = schemaFields(schema).find(({ control, given }) => control === 'line' && given === undefined)
  return named ? [String(item[named.name])] : []
}
