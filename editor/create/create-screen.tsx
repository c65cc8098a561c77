import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Navigate, useLocation, useNavigate, useNavigationType } from 'react-router'
import { product } from '#renderer/document/product.ts'
import { wasCreationBegun } from '#session/creation-begun.ts'
import { readTab, removeFromTab } from '#session/tab-storage.ts'
import { hasUnfinished } from '#session/unfinished-websites.ts'
import { RouteWait } from '#ui/bars/route-wait.tsx'
import { lazyComponent, loadAllLazy } from '#ui/window/lazy.tsx'
import { pages } from '#worker/platform/addresses/paths.ts'
import { AboutStep } from './about/about-step.tsx'
import classes from './create-screen.module.css'
import { useSuggestedLooks } from './design/use-suggested-looks.ts'
import { parseLinkAnswers, startWithAnswersAtom, withoutLinkAnswers } from './link-answers.ts'
import { steps } from './steps.ts'
import { WizardBar } from './wizard-bar.tsx'
import { goToStepAtom, isBegun, isUntouchedAtom, reachableAtom, stepAtom, wizardAtom } from './wizard-state.ts'

// Not React.lazy, which delays a step by 300 ms even after its script has loaded.
const DesignStep = lazyComponent(async () => (await import('./design/design-step.tsx')).DesignStep, <RouteWait />)
const LaunchStep = lazyComponent(async () => (await import('./launch/launch-step.tsx')).LaunchStep, <RouteWait />)

/** The wizard that creates a website. Reads answers from the URL before it renders. */
export function CreateScreen() {
  const isBehind = useIsWizardDone()
  const isReady = useLinkAnswers()
  if (isBehind) return <Navigate to={pages.websites} replace />
  return isReady && <Wizard />
}

function Wizard() {
  const step = useAtomValue(stepAtom)
  const goTo = useSetAtom(goToStepAtom)
  const reachable = useAtomValue(reachableAtom)
  const isLooking = useWaitingCreation()
  const { areComing, Notes } = useBegunNotes()
  useStepHistory()
  useSuggestedLooks(step)
  useEntryLock()

  // Preloads the next steps.
  useEffect(() => {
    void loadAllLazy()
  }, [])

  return (
    <div className={classes.screen}>
      <title>{`Create your website · ${product.name}`}</title>
      <WizardBar step={step} reachable={reachable} onChoose={goTo} />
      <main className={classes.main}>
        {isLooking || areComing ? <RouteWait /> : step === 'About' && <AboutStep notes={Notes && <Notes />} />}
        {(step === 'Fonts' || step === 'Colors' || step === 'Sections') && <DesignStep step={step} />}
        {step === 'Launch' && <LaunchStep />}
      </main>
    </div>
  )
}

/** Whether Back led to a wizard whose website already exists. Its answers are gone, so the step would be empty. */
function useIsWizardDone(): boolean {
  const { state } = useLocation()
  const isPop = useNavigationType() === 'POP'
  const [isBehind] = useState(() => {
    const isStep = typeof state === 'object' && state !== null && 'step' in state
    const isDone = readTab('wizardDone') !== null
    if (isDone && !(isPop && isStep)) removeFromTab('wizardDone')
    return isDone && isPop && isStep
  })
  return isBehind
}

/** Moves answers from the URL into the wizard and replaces the history entry, so Back doesn't repeat them. Returns whether none are left. */
function useLinkAnswers(): boolean {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const begin = useSetAtom(startWithAnswersAtom)
  const fragment = hash.replace('#', '?')
  const rest = withoutLinkAnswers(search)
  const isCarried = rest !== search || withoutLinkAnswers(fragment) !== fragment

  useLayoutEffect(() => {
    if (!isCarried) return
    begin({ ...parseLinkAnswers(search), ...parseLinkAnswers(fragment) })
    navigate({ search: rest }, { replace: true })
  }, [isCarried, search, fragment, rest, begin, navigate])

  return !isCarried
}

/**
 * Restores this browser's unfinished website in a new tab. If this tab is starting another website, sets the unfinished one aside. Returns
 * whether the search is running with nothing else to show.
 */
function useWaitingCreation(): boolean {
  const store = useStore()
  const [isLooking, setIsLooking] = useState(() => wasCreationBegun() && store.get(isUntouchedAtom))

  useEffect(() => {
    const { createdFrom, aside } = store.get(wizardAtom)
    const isKnown = createdFrom !== '' || aside !== '' || store.get(stepAtom) !== 'About'
    if (!isLooking && (isKnown || !wasCreationBegun())) return
    const wasUntouched = store.get(isUntouchedAtom)
    import('./waiting-creation.ts')
      .then(({ findWaitingCreation }) => findWaitingCreation(store, wasUntouched))
      .catch(() => undefined)
      .finally(() => setIsLooking(false))
  }, [isLooking, store])

  return isLooking
}

/** Keeps this tab's website separate from that of a duplicated tab. */
function useEntryLock() {
  const store = useStore()
  const { id } = useAtomValue(wizardAtom)
  useEffect(() => {
    if (id !== '') import('./entry-lock.ts').then(({ claimEntry }) => claimEntry(store)).catch(() => undefined)
  }, [id, store])
}

/** Notes about unfinished websites. `areComing`: some are still loading and would shift the layout. */
function useBegunNotes() {
  const wizard = useAtomValue(wizardAtom)
  const [isOffered] = useState(() => !isBegun(wizard) && hasUnfinished(wizard.id))
  const isNeeded = isOffered || wizard.aside !== ''
  const [areComing, setComing] = useState(isNeeded)
  const [Notes, setNotes] = useState<ComponentType>()
  useEffect(() => {
    if (!isNeeded) return
    import('./about/begun-notes.tsx')
      .then(({ BegunNotes }) => setNotes(() => BegunNotes))
      .catch(() => undefined)
      .finally(() => setComing(false))
  }, [isNeeded])
  return { areComing, Notes }
}

/** Gives each step a browser history entry. */
function useStepHistory() {
  const step = useAtomValue(stepAtom)
  const store = useStore()
  const location = useLocation()
  const navigate = useNavigate()
  const entry = useRef<string>(undefined)

  useEffect(() => {
    const stateStep = steps.find((candidate) => candidate === location.state?.step)
    const moved = entry.current !== location.key
    const arriving = entry.current === undefined
    entry.current = location.key
    if (stateStep === step) return
    // After a reload the stored step wins. Otherwise follows the history entry.
    if (moved && !arriving && stateStep) store.set(goToStepAtom, stateStep)
    const now = store.get(stepAtom)
    if (stateStep !== now)
      navigate({ search: location.search }, { state: { step: now }, replace: moved || stateStep === undefined })
  }, [step, location, navigate, store])
}
