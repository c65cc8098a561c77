import { Button } from '@mantine/core'
import { useRouteError } from 'react-router'
import { pages } from '#worker/platform/addresses/paths.ts'
import { Notice } from '../bars/notice.tsx'
import { ErrorText } from './error-text.tsx'
import { messageFor, problems } from './error-texts.ts'

/** In the place of a page that broke. Nothing that was saved is lost, and a reload fetches what could not be loaded. */
export function RouteError() {
  const error = useRouteError()
  return (
    <Notice
      title={problems.page}
      action={
        <>
          <Button onClick={() => location.reload()}>Try again</Button>
          <Button component="a" href={pages.support} variant="default">
            Go to Support
          </Button>
        </>
      }
    >
      {isChunkError(error) ? messageFor('network') : <ErrorText error={error} />}
    </Notice>
  )
}

/** A part of the app that did not arrive: offline, or replaced by a newer release since this page was opened. */
const isChunkError = (error: unknown) => error instanceof TypeError && /import|module/i.test(error.message)
