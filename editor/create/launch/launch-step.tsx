import '@mantine/core/styles/Group.layer.css'
import { Button, Group } from '@mantine/core'
import { useReducedMotion } from '@mantine/hooks'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useSetAtom } from 'jotai'
import { useEffect, useReducer, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type FailureCode, failureCode } from '#api/api-error.ts'
import { answerOf, api } from '#api/client.ts'
import { watchCreation } from '#api/creation-events.ts'
import { signInPath } from '#session/sign-in-path.ts'
import { messageFor, unharmed } from '#ui/errors/error-texts.ts'
import { type ImportOutcome, importNotes } from '#worker/creation/run/phases.ts'
import type { Creation, CreationEvent } from '#worker/creation/schema.ts'
import { pages } from '#worker/platform/addresses/paths.ts'
import { useComposedSite } from '../design/use-composed-site.ts'
import { createdFromAtom, goToStepAtom, previousStepAtom } from '../wizard-state.ts'
import creationFailedClasses from './creation-failed.module.css'
import classes from './launch-step.module.css'
import { MadeSite } from './made-site.tsx'
import {
  gentle,
  type Making,
  makingAfter,
  makingOf,
  type Shown,
  shownDocument,
  shownFirst,
  shownNext,
  still,
} from './making.ts'
import { ProgressView } from './progress-view.tsx'
import { useCreation } from './use-creation.ts'
import { useKeepCreation } from './use-keep-creation.ts'

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
      {made ? (
        <Finished imported={making?.state.imported} />
      ) : (
        <ProgressView progress={shown ?? making?.state} told={making?.state} />
      )}
      <MadeSite
        document={making && shown ? shownDocument(shown, making) : laidOut}
        revealed={shown?.revealed ?? []}
        made={made}
        onReady={setFrame}
      />
    </div>
  )
}

type Heard = { creation: Creation } | { event: CreationEvent } | { lost: FailureCode }

/** The live state of a creation. `turn`: a new value watches again after a failure. */
function useMaking(creation: Creation | undefined, turn: number): Making | undefined {
  const [making, hear] = useReducer(after, undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn subscribes again.
  useEffect(() => {
    if (!creation) return
    hear({ creation })
    if (creation.status !== 'running') return
    return watchCreation({ onEvent: (event) => hear({ event }), onLost: (lost) => hear({ lost }) })
  }, [creation, turn])
  return creation && making
}

function after(making: Making | undefined, heard: Heard): Making | undefined {
  if ('creation' in heard) return makingOf(heard.creation)
  if (!making) return making
  return 'event' in heard ? makingAfter(making, heard.event) : { ...making, lost: heard.lost }
}

/** What somebody who has not signed in can do with a finished website. */
function Finished({ imported }: { imported: ImportOutcome | null | undefined }) {
  const go = useSetAtom(goToStepAtom)
  const back = useSetAtom(previousStepAtom)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className={classes.words}>
      <div>
        <h2 ref={heading} tabIndex={-1}>
          Your website is ready
        </h2>
        <p>It’s saved in this browser for now. Sign in to keep, edit and publish it.</p>
        {imported === 'nothing' && (
          <p className={classes.missing}>
            <IconAlertTriangle size={16} aria-hidden /> {importNotes.nothing}.{' '}
            <button type="button" onClick={() => go('About')}>
              Try another link
            </button>
          </p>
        )}
      </div>
      <Group gap="sm">
        <Button variant="default" size="md" data-click="back" onClick={() => back()}>
          Back
        </Button>
        <Button
          component="a"
          href={signInPath({ pathname: pages.create, search: '' })}
          size="md"
          data-click="sign-in-to-keep"
        >
          Sign in to keep it
        </Button>
      </Group>
    </div>
  )
}

type Of = { fresh: boolean; ready: boolean }

/**
 * Catches the display up with the state, at a pace that people can follow. `fresh`: the person has watched from the start. Waits
 * until the page is in its frame (`ready`).
 */
function useShown(making: Making | undefined, { fresh, ready }: Of): Shown | undefined {
  const reduced = useReducedMotion(false, { getInitialValueInEffect: false })
  const [shown, setShown] = useState<Shown>()
  const since = useRef(0)

  useEffect(() => {
    if (!making || making.end?.type === 'failed') return setShown(undefined)
    if (!ready) return
    const pace = reduced ? still : gentle
    const show = (next: Shown) => {
      since.current = performance.now()
      setShown(next)
    }
    // Somebody who comes back waits for the first progress event.
    if (!shown) return fresh || making.heard || making.end ? show(shownFirst(making, fresh)) : undefined
    const step = shownNext(shown, making, pace)
    if (!step) return
    const wait = since.current + step.after - performance.now()
    const timer = setTimeout(() => {
      const { next } = shownNext(shown, making, pace, performance.now() - since.current) ?? step
      if (next.made && !reduced) unveil(() => show(next))
      else show(next)
    }, wait)
    return () => clearTimeout(timer)
  }, [making, shown, fresh, ready, reduced])

  return shown
}

/** The page grows from its place among the progress to its own, where the browser can show that. */
function unveil(show: () => void) {
  if (document.startViewTransition) document.startViewTransition(() => flushSync(show))
  else show()
}

/** The website could not be made. What was answered is kept, so that trying again is one click. */
function CreationFailed({ code, onRetry }: { code: FailureCode; onRetry: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const first =
    code === 'website_limit_reached'
      ? { href: pages.websites, label: 'Your websites' }
      : code === 'sign_in_first' && { href: signInPath({ pathname: pages.create, search: '' }), label: 'Sign in' }
  return (
    <div className={creationFailedClasses.failed} role="alert">
      <h2 ref={heading} tabIndex={-1}>
        {messageFor('creation_failed')}
      </h2>
      <p>
        {code === 'creation_failed' ? messageFor('unknown') : messageFor(code)} {unharmed.answers}
      </p>
      <div className={creationFailedClasses.actions}>
        {first && (
          <Button component="a" href={first.href} size="md">
            {first.label}
          </Button>
        )}
        <Button size="md" variant={first ? 'default' : 'filled'} data-click="retry" onClick={onRetry}>
          Retry
        </Button>
        <Button component="a" href={pages.support} variant="default" size="md" data-click="go-to-support">
          Go to Support
        </Button>
      </div>
    </div>
  )
}
