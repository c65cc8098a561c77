import { Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { api } from '#api/client.ts'
import { IconAction } from '#ui/icon-action.tsx'
import { Dialog } from '#ui/window/dialog.tsx'
import type { Message, MessagePhoto } from '#worker/messages/schema.ts'
import { senderOf } from '../message-words.ts'
import classes from './message-photos.module.css'

type Photographed = Pick<Message, 'id' | 'photos' | 'photosLeftOut' | 'name' | 'email' | 'phone'>

/** A message's photos, which open large, and a note if some are missing. */
export function MessagePhotos({ message }: { message: Photographed }) {
  const { photos, photosLeftOut } = message
  const [open, setOpen] = useState<number>()
  if (photos.length === 0 && !photosLeftOut) return null
  return (
    <section aria-label="Photos">
      <ul className={classes.photos}>
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <button
              type="button"
              className={classes.photo}
              aria-label={`Open photo ${index + 1} of ${photos.length}`}
              onClick={() => setOpen(index)}
            >
              <Picture message={message} photo={photo} alt="" />
            </button>
          </li>
        ))}
      </ul>
      {photosLeftOut && (
        <p className={classes.note}>
          They sent more photos, which we left out because of a limit. Ask them for the others.
        </p>
      )}
      <PhotoDialog message={message} index={open} onShow={setOpen} />
    </section>
  )
}

type PhotoDialogProps = {
  message: Photographed
  /** Undefined while closed. */
  index: number | undefined
  onShow: (index: number | undefined) => void
}

function PhotoDialog({ message, index, onShow }: PhotoDialogProps) {
  const { photos } = message
  const shown = useLastShown(index)
  const photo = photos[shown]
  if (!photo) return null
  return (
    <Dialog
      opened={index !== undefined}
      onClose={() => onShow(undefined)}
      size="min(60rem, 100%)"
      title={`Photo ${shown + 1} of ${photos.length}`}
      actions={
        <>
          {photos.length > 1 && (
            <span className={classes.others}>
              <IconAction label="Photo before" onClick={() => onShow((shown + photos.length - 1) % photos.length)}>
                <IconChevronLeft size={18} aria-hidden />
              </IconAction>
              <IconAction label="Next photo" onClick={() => onShow((shown + 1) % photos.length)}>
                <IconChevronRight size={18} aria-hidden />
              </IconAction>
            </span>
          )}
          <Button
            component="a"
            href={fileAddress(message.id, photo.id)}
            download={`photo-${shown + 1}.webp`}
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
          >
            Download
          </Button>
        </>
      }
    >
      <div className={classes.large}>
        <Picture key={photo.id} message={message} photo={photo} alt={`Photo ${shown + 1} from ${senderOf(message)}`} />
      </div>
    </Dialog>
  )
}

/** Keeps showing the photo during the closing transition. */
function useLastShown(index: number | undefined): number {
  const [last, setLast] = useState(0)
  if (index !== undefined && index !== last) setLast(index)
  return index ?? last
}

const fileAddress = (messageId: string, photoId: string) =>
  api.messages[':messageId'].photos[':photoId'].$url({ param: { messageId, photoId } }).pathname

function Picture({ message, photo, alt }: { message: Photographed; photo: MessagePhoto; alt: string }) {
  return (
    <img
      src={fileAddress(message.id, photo.id)}
      width={photo.width}
      height={photo.height}
      alt={alt}
      loading="lazy"
      decoding="async"
    />
  )
}
