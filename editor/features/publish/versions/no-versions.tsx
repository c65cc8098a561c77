import { Button } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useSetAtom } from 'jotai'
import { publishOpenAtom } from '../../../state/publishing.ts'
import classes from './versions.module.css'

/** Before a website was published for the first time. */
export function NoVersions({ onClose }: { onClose: () => void }) {
  const openPublish = useSetAtom(publishOpenAtom)
  return (
    <div className={classes.notice}>
      <IconHistory size={32} stroke={1.5} aria-hidden />
      <h3>Nothing published yet</h3>
      <p>Each time you publish, we keep the version here, so you can look at it or go back to it.</p>
      <Button
        data-autofocus
        onClick={() => {
          onClose()
          openPublish(true)
        }}
      >
        Publish your website
      </Button>
    </div>
  )
}
