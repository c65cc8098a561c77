import { Button } from '@mantine/core'
import { useState } from 'react'
import { withReviews } from '#renderer/document/edits/add-reviews.ts'
import type { SectionOf } from '#renderer/document/section-types.ts'
import { focusSoon } from '#ui/window/focus-soon.ts'
import { late } from '#ui/window/late.tsx'
import { LateDialog } from '#ui/window/late-dialog.tsx'
import { useField } from '../../document/use-field.ts'

type Content = SectionOf<'CustomerReviews'>['content']

const PastedReviews = late(() => import('./pasted-reviews.tsx').then((file) => file.PastedReviews))

/** Adds many reviews at once, copied from wherever they are. One step of the history. */
export function PasteReviews({ id }: { id: string }) {
  const [opened, setOpened] = useState(false)
  const [content, setContent] = useField<Content>(id)
  if (!content) return null
  const buttonId = `${id}-paste`
  const close = () => {
    setOpened(false)
    focusSoon(buttonId)
  }
  return (
    <>
      <Button id={buttonId} variant="light" color="gray" size="xs" onClick={() => setOpened(true)}>
        Paste several reviews
      </Button>
      <LateDialog opened={opened} onClose={close} title="Paste several reviews" size={640}>
        <PastedReviews
          content={content}
          onAdd={(reviews) => {
            setContent((before) => withReviews(before, reviews))
            close()
          }}
        />
      </LateDialog>
    </>
  )
}
