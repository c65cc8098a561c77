import { Button } from '@mantine/core'
import { useRouteError } from 'react-router'
import { pages } from '../../worker/platform/addresses/paths.ts'
import { messageFor, messageOf } from '../messages.ts'
import { Notice } from './notice.tsx'

/** In the place of a page that broke. Nothing that was saved is lost, and a reload fetches what could not be loaded. */
export function RouteError() {
  const error = useRouteError()
  return (
    <Notice
      title="This page could not be shown"
      action={
        <>
          <Button onClick={() => location.reload()}>Try again</Button>
          <Button component="a" href={pages.support} variant="default">
            Go to Support
          </Button>
        </>
      }
    >
      {isChunkError(error) ? messageFor('network') : messageOf(error)}
    </Notice>
  )
}

/** A part of the app that did not arrive: offline, or replaced by a newer release since this page was opened. */
const isChunkError = (error: unknown) => error instanceof TypeError && /import|module/i.test(error.message)
