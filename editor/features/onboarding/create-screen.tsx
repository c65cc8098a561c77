import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { Navigate } from 'react-router'
import { product } from '../../../renderer/document/product.ts'
import { pages } from '../../../worker/platform/addresses/paths.ts'
import { useSession } from '../../state/session.ts'
import { signInPath } from '../../state/sign-in-path.ts'
import { AppBar } from '../../ui/app-bar.tsx'
import { fetchLate, late } from '../../ui/late.tsx'
import { RouteWait } from '../../ui/route-wait.tsx'
import { AboutStep } from './about-step.tsx'
import classes from './create-screen.module.css'
import { StepList } from './step-list.tsx'
import { useStepHistory } from './use-step-history.ts'
import { useSuggestedLooks } from './use-suggested-looks.ts'
import { useWaitingCreation } from './use-waiting-creation.ts'
import { useWayIn } from './use-way-in.ts'
import { useWizardBehind } from './use-wizard-behind.ts'
import { goToStepAtom, reachableAtom, stepAtom } from './wizard-state.ts'

// No `lazy`: React would hold a step back for 300 ms after the wait, even one whose script has come.
const DesignStep = late(async () => (await import('./design-step.tsx')).DesignStep, <RouteWait />)
const LaunchStep = late(async () => (await import('./launch-step.tsx')).LaunchStep, <RouteWait />)

/** The wizard: a few questions, and a website at the end. What its address says already is answered before it shows. */
export function CreateScreen() {
  const isBehind = useWizardBehind()
  const isReady = useWayIn()
  if (isBehind) return <Navigate to={pages.websites} replace />
  return isReady && <Wizard />
}

function Wizard() {
  const step = useAtomValue(stepAtom)
  const goTo = useSetAtom(goToStepAtom)
  const reachable = useAtomValue(reachableAtom)
  const { user } = useSession()
  const isLooking = useWaitingCreation()
  useStepHistory()
  useSuggestedLooks(step)

  // What the next steps need is on its way while the first is being filled in.
  useEffect(() => {
    void fetchLate()
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
          <a className={classes.aside} href={signInPath({ pathname: pages.create, search: '' })}>
            Sign in
          </a>
        )}
      </AppBar>
      <main className={classes.main}>
        <div className={classes.head}>
          <h1 className={classes.title}>Create your website</h1>
          <StepList step={step} reachable={reachable} onChoose={goTo} />
        </div>
        {isLooking ? <RouteWait /> : step === 'About' && <AboutStep />}
        {(step === 'Fonts' || step === 'Colors' || step === 'Sections') && <DesignStep step={step} />}
        {step === 'Launch' && <LaunchStep />}
      </main>
    </div>
  )
}
