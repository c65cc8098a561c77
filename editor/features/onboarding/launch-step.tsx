import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { failureCode } from '../../api/api-error.ts'
import { answerOf, api } from '../../api/client.ts'
import { CreationFailed } from './creation-failed.tsx'
import { Finished } from './finished.tsx'
import classes from './launch-step.module.css'
import { MadeSite } from './made-site.tsx'
import { ProgressView } from './progress-view.tsx'
import { shownDocument } from './shown-progress.ts'
import { useComposedSite } from './use-composed-site.ts'
import { useCreation } from './use-creation.ts'
import { useKeepCreation } from './use-keep-creation.ts'
import { useMaking } from './use-making.ts'
import { useShown } from './use-shown.ts'
import { createdFromAtom } from './wizard-state.ts'

/** Creates the website while the person watches. A signed-in person continues to the designer with it. */
export function LaunchStep() {
  const { data, error, isFetching, refetch } = useCreation()
  const forget = useSetAtom(createdFromAtom)
  const [turn, setTurn] = useState(0)
  // Until the server has answered, which begins with the same.
  const composed = useComposedSite()
  const [frame, setFrame] = useState<Document>()
  const making = useMaking(data?.creation, turn)
  const shown = useShown(making, { fresh: data?.fresh ?? true, ready: frame !== undefined })
  const kept = useKeepCreation(shown?.made ? making : undefined, turn)

  const failed = error ? failureCode(error) : making?.end?.type === 'failed' ? making.end.code : making?.lost
  const problem = failed ?? kept.problem
  if (problem && !isFetching) {
    const retry = async () => {
      if (data) {
        await answerOf(api.creations.current.retry.$post()).catch((reason: unknown) => {
          if (failureCode(reason) === 'not_found') forget('')
        })
      }
      setTurn(turn + 1)
      await refetch()
    }
    return <CreationFailed code={problem} onRetry={() => void retry()} />
  }
  const made = shown?.made === true && !kept.isKeeping
  const laidOut = making?.layout ?? composed
  return (
    <div className={classes.launch} data-made={made || undefined}>
      {made ? <Finished /> : <ProgressView progress={shown ?? making?.state} told={making?.state} />}
      <MadeSite
        document={making && shown ? shownDocument(shown, making) : laidOut}
        revealed={shown?.revealed ?? []}
        made={made}
        onReady={setFrame}
      />
    </div>
  )
}
