import { Button } from '@mantine/core'
import { useAtomValue, useSetAtom } from 'jotai'
import { findingCountAtom, publishOpenAtom } from '../../../state/publishing.ts'
import classes from './toolbar.module.css'

/** Opens the publish panel. A number on it says how much there is to look at first. */
export function PublishButton() {
  const count = useAtomValue(findingCountAtom)
  const open = useSetAtom(publishOpenAtom)
  return (
    <Button
      size="xs"
      className={classes.publish}
      title={count ? `${count} ${count === 1 ? 'thing' : 'things'} to look at before publishing` : undefined}
      rightSection={
        count ? (
          <span className={classes.count} aria-hidden>
            {count}
          </span>
        ) : undefined
      }
      onClick={() => open(true)}
    >
      Publish
    </Button>
  )
}
