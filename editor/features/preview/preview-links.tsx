import { Button } from '@mantine/core'
import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { unsavedAtom } from '../../designer/document/session.ts'
import type { PreviewDays } from '../../state/preview.ts'
import { ErrorText } from '../../ui/error-text.tsx'
import { DaysChoice } from './days-choice.tsx'
import { LinkMade } from './link-made.tsx'
import classes from './preview.module.css'
import { until } from './until.ts'
import { usePreviewLinks } from './use-preview-links.ts'

/** What the dialog holds: for how long, then the link; and the way to end all links. */
export function PreviewLinks({ draftId }: { draftId: string }) {
  const [days, setDays] = useState<PreviewDays>(7)
  const { create, end, isShared } = usePreviewLinks(draftId)
  const unsaved = useAtomValue(unsavedAtom)
  const link = create.data
  const problem = create.error ?? end.error
  const stopped = end.isSuccess && !link
  const again = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (stopped) again.current?.focus()
  }, [stopped])

  const make = () => {
    end.reset()
    create.mutate(days)
  }
  const stop = () => end.mutate(undefined, { onSuccess: create.reset })

  return (
    <div>
      <p className={classes.about}>
        Anyone with the link can see this website as you last saved it, published or not. Search engines can’t find it.
      </p>
      {link ? <LinkMade url={link.url} /> : <DaysChoice days={days} onChange={setDays} />}
      <p className={classes.said} role="status">
        {link && `The link works until ${until(link.expiresAt)}.`}
        {stopped && 'Sharing has stopped. Earlier links no longer work.'}
        {!link && !stopped && unsaved && 'Your unsaved changes will be saved first.'}
      </p>
      {problem && (
        <p className={classes.problem} role="alert">
          <ErrorText error={problem} />
        </p>
      )}
      <div className={classes.actions}>
        {isShared && (
          <Button
            className={classes.stop}
            variant="subtle"
            color="gray"
            loading={end.isPending}
            disabled={create.isPending}
            onClick={stop}
          >
            Stop sharing
          </Button>
        )}
        {link ? (
          <Button component="a" variant="default" href={link.url} target="_blank" rel="noreferrer">
            Open
          </Button>
        ) : (
          <Button ref={again} loading={create.isPending} disabled={end.isPending} onClick={make}>
            Create link
          </Button>
        )}
      </div>
    </div>
  )
}
