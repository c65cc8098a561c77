import { useSetAtom } from 'jotai'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type FailureCode, failureCode } from '#api/api-error.ts'
import { requestSpinnerAtom } from '#ui/window/spinner.ts'
import type { SocialError } from '#worker/accounts/schema.ts'
import { awaitPopup, openPopup, type SocialEnd } from './social-popup.ts'

type RoundTrip = {
  /** Gets the redirect URL from the server. `popup`: the popup's id, if it is one. */
  start: (popup?: string) => Promise<{ url: string }>
  /** Whether it succeeded even though no message arrived. */
  isDone?: () => Promise<boolean>
  onEnd: (end: SocialEnd) => void
}

/** Error codes of failed sign-ins at the social provider. */
export const socialFailure: Record<SocialError, FailureCode> = {
  cancelled: 'login_cancelled',
  account_exists: 'account_exists',
  unverified: 'social_unverified',
  not_invited: 'sign_up_closed',
  failed: 'unknown',
  relogin: 'relogin_failed',
}

/**
 * Signs in with the social provider, in a popup if possible, otherwise by redirect in this tab. Call `begin` synchronously in the click
 * handler, or the browser blocks the popup.
 */
export function useSocialRoundTrip({ start, isDone, onEnd }: RoundTrip) {
  const [isUnderWay, setUnderWay] = useState<'popup' | 'tab' | null>(null)
  const [problem, setProblem] = useState<FailureCode>()
  const popup = useRef<{ window: Window; stop: () => void }>(undefined)

  const leave = useCallback((failure?: FailureCode) => {
    popup.current?.stop()
    popup.current?.window.close()
    popup.current = undefined
    setUnderWay(null)
    setProblem(failure)
  }, [])

  const goHere = async () => {
    leave()
    setUnderWay('tab')
    try {
      location.assign((await start()).url)
    } catch (error) {
      leave(failureCode(error))
    }
  }

  const begin = async () => {
    leave()
    const opened = openPopup()
    if (!opened) return goHere()
    const id = crypto.randomUUID()
    const end = (how: SocialEnd) => {
      leave(how.error ? socialFailure[how.error] : undefined)
      if (!how.error) onEnd(how)
    }
    const onClosed = async () => {
      if (await isDone?.().catch(() => false)) return end({ error: null, draftId: null })
      setUnderWay(null)
      setProblem('popup_closed')
    }
    popup.current = { window: opened, stop: awaitPopup(id, opened, { onEnd: end, onClosed }) }
    setUnderWay('popup')
    try {
      opened.location.replace((await start(id)).url)
    } catch (error) {
      leave(failureCode(error))
    }
  }

  useSpinnerMeanwhile(isUnderWay, { goHere, cancel: () => leave('login_cancelled') })
  useEffect(() => {
    // Back restores the page from the bfcache.
    const shown = ({ persisted }: PageTransitionEvent) => persisted && leave()
    addEventListener('pageshow', shown)
    return () => {
      removeEventListener('pageshow', shown)
      popup.current?.stop()
    }
  }, [leave])

  return { begin, isUnderWay: isUnderWay !== null, problem }
}

type Actions = { goHere: () => unknown; cancel: () => unknown }

function useSpinnerMeanwhile(isUnderWay: 'popup' | 'tab' | null, actions: Actions) {
  const requestSpinner = useSetAtom(requestSpinnerAtom)
  const latest = useRef(actions)
  latest.current = actions
  useEffect(() => {
    if (isUnderWay === null) return
    if (isUnderWay === 'tab') return requestSpinner({ priority: 'High' })
    return requestSpinner({
      priority: 'High',
      message: 'Continue in the window that has opened.',
      actions: [
        { label: 'Continue in this tab', run: () => latest.current.goHere() },
        { label: 'Cancel', run: () => latest.current.cancel() },
      ],
    })
  }, [isUnderWay, requestSpinner])
}
