import { Button, CloseButton } from '@mantine/core'
import { useId, useState } from 'react'
import { focusSoon } from '#ui/window/focus-soon.ts'
import type { LibraryPicture } from '#worker/pictures/schema.ts'
import { PictureDetails } from './picture-details.tsx'
import classes from './picture-side.module.css'

type PictureSideProps = {
  draftId: string
  picture: LibraryPicture | undefined
  uses: number
  /** Shown when no single picture is selected. */
  hint: string
  onDelete: () => void
}

/** Details of the last picked picture: beside the grid, or in a sheet on phones. */
export function PictureSide({ draftId, picture, uses, hint, onDelete }: PictureSideProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const ids = { open: `${id}-open`, close: `${id}-close` }
  const show = (shown: boolean) => {
    setOpen(shown)
    focusSoon(shown ? ids.close : ids.open)
  }
  if (!picture) {
    return (
      <aside className={classes.side} data-hint>
        <p>{hint}</p>
      </aside>
    )
  }
  return (
    <>
      <Button
        id={ids.open}
        className={classes.opener}
        variant="default"
        size="xs"
        aria-expanded={isOpen}
        onClick={() => show(true)}
      >
        About this picture
      </Button>
      <aside className={classes.side} aria-label="About this picture" data-open={isOpen || undefined}>
        <CloseButton
          id={ids.close}
          className={classes.closer}
          aria-label="Close the details"
          onClick={() => show(false)}
        />
        <PictureDetails key={picture.id} draftId={draftId} picture={picture} uses={uses} onDelete={onDelete} />
      </aside>
    </>
  )
}
