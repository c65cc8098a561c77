import { useAtomValue, useSetAtom } from 'jotai'
import { lazy, Suspense, useEffect } from 'react'
import { product } from '../../../renderer/document/product.ts'
import { pages } from '../../../worker/contract/routes-table.ts'
import { useSession } from '../../state/session.ts'
import { AppBar } from '../../ui/app-bar.tsx'
import { RouteWait } from '../../ui/route-wait.tsx'
import { AboutStep } from './about-step.tsx'
import classes from './create-screen.module.css'
import { StepList } from './step-list.tsx'
import { useStepHistory } from './use-step-history.ts'
import { useSuggestedLooks } from './use-suggested-looks.ts'
import { useWaitingCreation } from './use-waiting-creation.ts'
import { goToStepAtom, reachableAtom, stepAtom } from './wizard-state.ts'

const loadDesignStep = () => import('./design-step.tsx')
const DesignStep = lazy(async () => ({ default: (await loadDesignStep()).DesignStep }))
const loadLaunchStep = () => import('./launch-step.tsx')
const LaunchStep = lazy(async () => ({ default: (await loadLaunchStep()).LaunchStep }))

/** The wizard: a few questions, and a website at the end. */
export function CreateScreen() {
  const step = useAtomValue(stepAtom)
  const goTo = useSetAtom(goToStepAtom)
  const reachable = useAtomValue(reachableAtom)
  const { user } = useSession()
  const isLooking = useWaitingCreation()
  useStepHistory()
  useSuggestedLooks(step)

  // What the next steps need is on its way while the first is being filled in.
  useEffect(() => {
    Promise.all([loadDesignStep(), loadLaunchStep()]).catch(() => {
      // Not urgent: the step that needs it asks again, and says so when it cannot have it.
    })
  }, [])

  return (
    <div className={classes.screen}>
      <title>{`Create your website · ${product.name}`}</title>
      <AppBar>
        {user ? (
          <a className={classes.aside} href={pages.websites}>
            Your websites
          </a>
        ) : (
          <a className={classes.aside} href={pages.login}>
            Sign In
          </a>
        )}
      </AppBar>
      <main className={classes.main}>
        <div className={classes.head}>
          <h1 className={classes.title}>Create your website</h1>
          <StepList step={step} reachable={reachable} onChoose={goTo} />
        </div>
        <Suspense fallback={<RouteWait />}>
          {isLooking ? <RouteWait /> : step === 'About' && <AboutStep />}
          {(step === 'Fonts' || step === 'Colors' || step === 'Sections') && <DesignStep step={step} />}
          {step === 'Launch' && <LaunchStep />}
        </Suspense>
      </main>
    </div>
  )
}
