import { atom } from 'jotai'
import { ApiError, type FailureCode, failureCode } from '#api/api-error.ts'
import { limits } from '#renderer/document/fields/limits.ts'
import { type BrowserPhoto, type PhotoSet, photoStore } from '#session/browser-photos.ts'
import { forgetPhotoUrl } from '#session/photo-urls.ts'
import { wizardAtom } from '../wizard-state.ts'

const none: readonly BrowserPhoto[] = []

const loadedAtom = atom<PhotoSet>()

/** The wizard's photos. Writing to the atom rereads them, since another tab may have changed them. */
export const photosAtom = atom(
  (get) => {
    const set = get(loadedAtom)
    return set && set.id === get(wizardAtom).photos ? set.photos : none
  },
  async (get, set) => {
    const { photos: id } = get(wizardAtom)
    const found = id === '' ? undefined : await photoStore.read(id)
    const known = get(loadedAtom)
    if (id === get(wizardAtom).photos && found?.changedAt !== known?.changedAt) set(loadedAtom, found)
  },
)
photosAtom.onMount = (load) => {
  const read = () => void load()
  read()
  addEventListener('focus', read)
  return () => removeEventListener('focus', read)
}

export const readingPhotosAtom = atom(0)

export type PhotoProblem = { name: string; code: FailureCode | 'no_photo' | 'no_room' }

/** Files from the last selection that couldn't be added. */
export const photoProblemsAtom = atom<readonly PhotoProblem[]>([])

/** Adds photos in order as they load. Failures go to `photoProblemsAtom`. */
export const addPhotosAtom = atom(null, async (get, set, files: readonly File[]) => {
  const wizard = get(wizardAtom)
  const id = wizard.photos || crypto.randomUUID()
  if (wizard.photos === '') set(wizardAtom, { ...wizard, photos: id })
  set(photoProblemsAtom, [])
  set(readingPhotosAtom, (count) => count + files.length)
  const { readPhoto } = await import('./read-photo.ts')
  for (const file of files) {
    try {
      const source = `${file.name}/${file.size}/${file.lastModified}`
      const isThere = get(photosAtom).some((photo) => photo.source === source)
      const photo = isThere ? undefined : { id: crypto.randomUUID(), source, ...(await readPhoto(file)) }
      if (photo) set(loadedAtom, await photoStore.change(id, (there) => withPhoto(there, photo)))
    } catch (error) {
      const code = error instanceof DOMException ? 'no_room' : codeOf(file, error)
      set(photoProblemsAtom, (problems) => [...problems, { name: file.name, code }])
    }
    set(readingPhotosAtom, (count) => count - 1)
  }
})

const codeOf = ({ type, name }: File, error: unknown): PhotoProblem['code'] => {
  const code = failureCode(error)
  const isPicture = type.startsWith('image/') || /\.(jpe?g|png|gif|webp|heic|heif|avif)$/i.test(name)
  return code === 'picture_unreadable' && !isPicture ? 'no_photo' : code
}

/** Throws `picture_limit_reached`. */
function withPhoto(set: PhotoSet, photo: BrowserPhoto): PhotoSet {
  if (set.photos.length >= limits.imagesPerWebsite) throw new ApiError('picture_limit_reached')
  return { ...set, photos: [...set.photos, photo] }
}

export const removePhotoAtom = atom(null, async (get, set, photo: string) => {
  const { photos: id } = get(wizardAtom)
  if (id === '') return
  const without = (there: PhotoSet) => ({ ...there, photos: there.photos.filter((one) => one.id !== photo) })
  set(loadedAtom, await photoStore.change(id, without))
  forgetPhotoUrl(photo)
})

/** Records which website the photos belong to, so they can be uploaded once it has an owner. */
export const photosBelongAtom = atom(
  null,
  async (get, _set, { website, sections }: Pick<PhotoSet, 'website' | 'sections'>) => {
    const { photos: id } = get(wizardAtom)
    if (id === '' || !(await photoStore.read(id))) return
    await photoStore.change(id, (there) => ({ ...there, website, sections })).catch(() => undefined)
  },
)
