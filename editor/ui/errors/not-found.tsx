import { Button } from '@mantine/core'
import { pages } from '#worker/platform/addresses/paths.ts'
import { AppBar } from '../bars/app-bar.tsx'
import { Notice } from '../bars/notice.tsx'

export function NotFound() {
  return (
    <>
      <AppBar />
      <Notice
        title="Nothing to see here"
        action={
          <Button component="a" href={pages.home}>
            Visit Homepage
          </Button>
        }
      >
        There is no content or website at this link.
      </Notice>
    </>
  )
}
