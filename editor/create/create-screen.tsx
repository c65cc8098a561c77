import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Navigate, useLocation, useNavigate, useNavigationType } from 'react-router'
import { product } from '#renderer/document/product.ts'
import { wasCreationBegun } from '#session/creation-begun.ts'
import { forgetInTab, readTab } from '#session/tab-storage.ts'
import { hasUnfinished } from '#session/unfinished-websites.ts'
import { RouteWait } from '#ui/bars/route-wait.tsx'
import { fetchLate, late } from '#ui/window/late.tsx'
import { pages } from '#worker/platform/addresses/paths.ts'
import { AboutStep } from './about/about-step.tsx'
import classes from './create-screen.module.css'
import { useSuggestedLooks } from './design/use-suggested-looks.ts'
import { steps } from './steps.ts'
import { beginWithAtom, carriedAnswers, withoutCarried } from './way-in.ts'
import { WizardBar } from './wizard-bar.tsx'
import { goToStepAtom, isBegun, isUntouchedAtom, reachableAtom, stepAtom, wizardAtom } from './wizard-state.ts'

// No `lazy`: React would hold a step back for 300 ms after the wait, even one whose script has come.
const DesignStep = late(async () => (await import('./design/design-step.tsx')).DesignStep, <RouteWait />)
const LaunchStep = late(async () => (await import('./launch/launch-step.tsx')).LaunchStep, <RouteWait />)

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
  const isLooking = useWaitingCreation()
  const { areComing, Notes } = useBegunNotes()
  useStepHistory()
  useSuggestedLooks(step)
  useOwnEntry()

  // What the next steps need is on its way while the first is being filled in.
  useEffect(() => {
    void fetchLate()
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

/**
 * Whether the browser's Back led to a step of a wizard that is done: its answers have become a website, and the step would be empty.
 * A wizard that is opened in another way begins afresh.
 */
function useWizardBehind(): boolean {
  const { state } = useLocation()
  const isPop = useNavigationType() === 'POP'
  const [isBehind] = useState(() => {
    const isStep = typeof state === 'object' && state !== null && 'step' in state
    const isDone = readTab('wizardDone') !== null
    if (isDone && !(isPop && isStep)) forgetInTab('wizardDone')
    return isDone && isPop && isStep
  })
  return isBehind
}

/**
 * Takes what the address says of a business out of it and into the wizard, in place: the browser's Back does not say it again. Answers
 * whether that is done.
 */
function useWayIn(): boolean {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const begin = useSetAtom(beginWithAtom)
  const fragment = hash.replace('#', '?')
  const rest = withoutCarried(search)
  const isCarried = rest !== search || withoutCarried(fragment) !== fragment

  useLayoutEffect(() => {
    if (!isCarried) return
    begin({ ...carriedAnswers(search), ...carriedAnswers(fragment) })
    navigate({ search: rest }, { replace: true })
  }, [isCarried, search, fragment, rest, begin, navigate])

  return !isCarried
}

/**
 * Finds the website that was started in this browser when a new tab opens after its page was closed. If
 * this tab is starting another one, it is set aside. Returns whether the search is running, with nothing else to show.
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
function useOwnEntry() {
  const store = useStore()
  const { id } = useAtomValue(wizardAtom)
  useEffect(() => {
    if (id !== '') import('./own-entry.ts').then(({ ownEntry }) => ownEntry(store)).catch(() => undefined)
  }, [id, store])
}

/** Notes on what was begun here. `areComing`: some are on their way from the start, and would move what shows. */
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

/** Makes each step an entry of the browser's history, so that its Back and Forward go through the steps. */
function useStepHistory() {
  const step = useAtomValue(stepAtom)
  const store = useStore()
  const location = useLocation()
  const navigate = useNavigate()
  const entry = useRef<string>(undefined)

  useEffect(() => {
    const told = steps.find((candidate) => candidate === location.state?.step)
    const moved = entry.current !== location.key
    const arriving = entry.current === undefined
    entry.current = location.key
    if (told === step) return
    // After a reload the wizard's own memory counts; the browser's buttons lead where somebody has been.
    if (moved && !arriving && told) store.set(goToStepAtom, told)
    const now = store.get(stepAtom)
    if (told !== now)
      navigate({ search: location.search }, { state: { step: now }, replace: moved || told === undefined })
  }, [step, location, navigate, store])
}
