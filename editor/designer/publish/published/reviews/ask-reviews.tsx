import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { Window, WindowBody } from '#ui/window/window.tsx'
import classes from './ask-reviews.module.css'
import { ReviewMessage } from './review-message.tsx'
import { reviewPageAtom } from './review-page.ts'
import { ReviewPageForm } from './review-page-form.tsx'

export function AskReviews({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const page = useAtomValue(reviewPageAtom)
  const [changing, setChanging] = useState(false)
  const done = () => setChanging(false)
  return (
    <Window
      kind="dialog"
      opened={opened}
      title="Ask customers for reviews"
      onClose={onClose}
      onClosed={done}
      size={520}
    >
      <WindowBody className={classes.body}>
        {page === '' || changing ? (
          <ReviewPageForm page={page} onDone={done} />
        ) : (
          <ReviewMessage key={page} page={page} onChange={() => setChanging(true)} />
        )}
      </WindowBody>
    </Window>
  )
}
