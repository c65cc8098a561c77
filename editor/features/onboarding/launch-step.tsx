import { Button } from '@mantine/core'
import { useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { pages } from '../../../worker/contract/routes-table.ts'
import { failureCode } from '../../api/api-error.ts'
import { SiteFrame } from '../../ui/site-frame.tsx'
import { CreationFailed } from './creation-failed.tsx'
import classes from './launch-step.module.css'
import { ProgressView } from './progress-view.tsx'
import { useCreation } from './use-creation.ts'
import { previousStepAtom, restartWizardAtom } from './wizard-state.ts'

/** Makes the website and shows it. Whoever is signed in already goes on to the designer with it. */
export function LaunchStep() {
  const { data, error, isFetching, refetch } = useCreation()
  const back = useSetAtom(previousStepAtom)
  const restart = useSetAtom(restartWizardAtom)
  const navigate = useNavigate()
  const [ready, setReady] = useState(false)
  const draftId = data?.draftId

  useEffect(() => {
    if (!draftId) return
    restart()
    navigate(`${pages.designer}?websiteId=${draftId}`, { replace: true })
  }, [draftId, navigate, restart])

  if (error && !isFetching) return <CreationFailed code={failureCode(error)} onRetry={() => refetch()} />
  return (
    <>
      {!ready && <ProgressView answered={data !== undefined} />}
      {data && !draftId && (
        <div className={classes.finished} data-ready={ready || undefined}>
          {ready && <Finished onBack={() => back()} />}
          <div className={classes.site}>
            <SiteFrame document={data.websiteSettings} title="Your finished website" onReady={() => setReady(true)} />
          </div>
        </div>
      )}
    </>
  )
}

function Finished({ onBack }: { onBack: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className={classes.words}>
      <div>
        <h2 ref={heading} tabIndex={-1}>
          Your website is ready
        </h2>
        <p>It waits in this browser. Sign in to keep it, change it and publish it.</p>
      </div>
      <div className={classes.actions}>
        <Button variant="default" size="md" onClick={onBack}>
          Back
        </Button>
        <Button component="a" href={pages.login} size="md">
          Sign in to keep it
        </Button>
      </div>
    </div>
  )
}
