import { Button, FileButton, Loader } from '@mantine/core'
import { IconPhotoPlus, IconX } from '@tabler/icons-react'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { limits } from '#renderer/document/fields/limits.ts'
import { photoUrl } from '#session/photo-urls.ts'
import { useSession } from '#session/session.ts'
import { messageFor } from '#ui/errors/error-texts.ts'
import { useFileDrop } from '#ui/fields/use-file-drop.ts'
import words from '#ui/small-words.module.css'
import { lazyComponent } from '#ui/window/lazy.tsx'
import classes from './photo-field.module.css'
import {
  addPhotosAtom,
  type PhotoProblem,
  photoProblemsAtom,
  photosAtom,
  readingPhotosAtom,
  removePhotoAtom,
} from './photo-state.ts'

const PhonePanel = lazyComponent(() => import('#ui/phone/phone-panel.tsx').then((file) => file.PhonePanel))

export function PhotoField() {
  const add = useSetAtom(addPhotosAtom)
  const count = useAtomValue(photosAtom).length
  const { over, props } = useFileDrop((files) => void add(files))
  const canUsePhone = useSession().user !== null
  const [isPhone, setPhone] = useState(false)
  const reset = useRef<() => void>(null)
  const addFiles = (files: File[]) => {
    void add(files)
    // Allows choosing the same file again.
    reset.current?.()
  }
  return (
    <div className={classes.field} data-over={over || undefined} {...props}>
      <div className={classes.head}>
        <IconPhotoPlus className={classes.icon} size={24} stroke={1.5} aria-hidden />
        <div>
          <h3 className={words.name}>Add photos of your work</h3>
          <p className={words.quiet}>
            <span className={classes.drop}>
              {canUsePhone ? (
                <>
                  Drop them here, or{' '}
                  <button
                    type="button"
                    aria-expanded={isPhone}
                    data-click="use-phone"
                    onClick={() => setPhone(!isPhone)}
                  >
                    use your phone
                  </button>
                </>
              ) : (
                'Drop them here.'
              )}
            </span>
            <span className={classes.roll}>From your camera roll.</span>
          </p>
        </div>
        <FileButton multiple accept="image/*" resetRef={reset} onChange={addFiles}>
          {(open) => (
            <Button {...open} variant="default" size="xs" data-click="choose-photos">
              Choose photos
            </Button>
          )}
        </FileButton>
      </div>
      {isPhone && canUsePhone && <PhonePanel onFiles={add} onClose={() => setPhone(false)} />}
      <Thumbnails />
      <p className={classes.count} role="status">
        {count > 0 && `${count} of ${limits.imagesPerWebsite} photos`}
      </p>
      <Problems />
    </div>
  )
}

function Thumbnails() {
  const photos = useAtomValue(photosAtom)
  const reading = useAtomValue(readingPhotosAtom)
  const remove = useSetAtom(removePhotoAtom)
  const list = useRef<HTMLUListElement>(null)
  const removeAt = async (index: number, id: string) => {
    await remove(id)
    const buttons = list.current?.querySelectorAll('button') ?? []
    const next = buttons[Math.min(index, buttons.length - 1)]
    // The focused button no longer exists.
    if (document.activeElement === document.body) next?.focus()
  }
  // The step's sticky buttons may cover new photos.
  useEffect(() => {
    if (reading > 0) list.current?.scrollIntoView({ block: 'nearest' })
  }, [reading])
  if (photos.length + reading === 0) return null
  return (
    <ul ref={list} className={classes.photos}>
      {photos.map((photo, index) => (
        <li key={photo.id}>
          <img src={photoUrl(photo)} alt={`Your work, ${index + 1} of ${photos.length}`} decoding="async" />
          <button
            type="button"
            aria-label={`Remove photo ${index + 1}`}
            title="Remove"
            onClick={() => void removeAt(index, photo.id)}
          >
            <IconX size={14} stroke={2} aria-hidden />
          </button>
        </li>
      ))}
      {Array.from({ length: reading }, (_, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <li key={nth} className={classes.reading}>
          <Loader size={16} aria-label="Reading a photo" />
        </li>
      ))}
    </ul>
  )
}

function Problems() {
  const problems = useAtomValue(photoProblemsAtom)
  return (
    <div role="alert">
      {problems.length > 0 && (
        <ul className={classes.problems}>
          {problems.map((problem, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
            <li key={index}>{problemWords(problem)}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

function problemWords({ name, code }: PhotoProblem): string {
  if (code === 'no_photo') return `${name} isn’t a photo. Choose a JPG, PNG, GIF or WebP file.`
  if (code === 'no_room') return `${name} couldn’t be kept: this browser has no room left.`
  if (code === 'picture_limit_reached')
    return `${name} is one too many: a website has up to ${limits.imagesPerWebsite} photos.`
  if (code === 'picture_unreadable' && /\.(heic|heif|avif)$/i.test(name))
    return `${name} can’t be opened in this browser. Save it as a JPG, or add it on your phone.`
  if (code === 'picture_unreadable') return `${name} can’t be read. It may be damaged, or over 120 megapixels.`
  return `${name}: ${messageFor(code)}`
}
