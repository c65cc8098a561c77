import '@mantine/core/styles/SegmentedControl.layer.css'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import { useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { failureCode } from '#api/api-error.ts'
import { api, responseBody } from '#api/client.ts'
import { useComposedSite } from '../design/use-composed-site.ts'
import { StepFoot } from '../step-frame.tsx'
import { createdFromAtom } from '../wizard-state.ts'
import { CreationFailed } from './creation-failed.tsx'
import classes from './launch-step.module.css'
import { MadeSite } from './made-site.tsx'
import { shownDocument } from './making.ts'
import { MakingFoot } from './making-foot.tsx'
import { ReadyFoot } from './ready-foot.tsx'
import { useCreation } from './use-creation.ts'
import { useKeepCreation } from './use-keep-creation.ts'
import { useMaking } from './use-making.ts'
import { useNewerCreation } from './use-newer-creation.ts'
import { useShown } from './use-shown.ts'

/** Retries once when the network returns. */
function useRetryOnline(isLost: boolean, retry: () => void) {
  const wasTried = useRef(false)
  const tryOnce = useEffectEvent(() => {
    if (wasTried.current) return
    wasTried.current = true
    retry()
  })
  useEffect(() => {
    if (!isLost) return
    addEventListener('online', tryOnce)
    return () => removeEventListener('online', tryOnce)
  }, [isLost])
}

/** Creates the website while the person watches, then opens the designer if they are signed in. */
export function LaunchStep() {
  const { data, error, isFetching, refetch } = useCreation()
  const newer = useNewerCreation(data?.creation)
  const forget = useSetAtom(createdFromAtom)
  const [turn, setTurn] = useState(0)
  // The local composition, until the server responds with the same one.
  const composed = useComposedSite()
  const [frame, setFrame] = useState<Document>()
  const making = useMaking(newer ?? data?.creation, turn)
  const shown = useShown(making, { fresh: data?.fresh ?? true, ready: frame !== undefined })
  const claim = useKeepCreation(shown?.made ? making : undefined, turn)

  const makeAgain = () => {
    forget('')
    void refetch()
  }
  const retry = async () => {
    if (data) {
      await responseBody(api.creations.current.retry.$post()).catch((reason: unknown) => {
        if (failureCode(reason) === 'not_found') forget('')
      })
    }
    setTurn(turn + 1)
    await refetch()
  }
  const stopped = error ? failureCode(error) : making?.end?.type === 'failed' ? making.end.code : making?.lost
  const failure = isFetching ? undefined : stopped
  useRetryOnline((failure ?? claim.problem) === 'network', () => void retry())
  const isReady = shown?.made === true && !claim.isKeeping

  return (
    <div className={classes.launch}>
      <div className={classes.window}>
        <MadeSite
          document={making && shown ? shownDocument(shown, making) : (making?.layout ?? composed)}
          revealed={shown?.revealed ?? []}
          made={isReady && !failure}
          onReady={setFrame}
        />
        {failure && <CreationFailed code={failure} onRetry={() => void retry()} />}
      </div>
      {failure ? (
        <StepFoot note={null} />
      ) : isReady ? (
        <ReadyFoot
          imported={making?.state.imported}
          onMakeAgain={newer && makeAgain}
          problem={isFetching ? undefined : claim.problem}
          onRetry={() => void retry()}
        />
      ) : (
        <MakingFoot progress={shown ?? making?.state} details={making?.state} />
      )}
    </div>
  )
}
