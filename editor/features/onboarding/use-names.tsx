import { useAtomValue } from 'jotai'
import { type ReactNode, useCallback, useState } from 'react'
import { parseWebAddress } from '../../../renderer/document/parse-web-address.ts'
import { answerOf, api } from '../../api/client.ts'
import { problems, unharmed } from '../../messages.ts'
import { ErrorText } from '../../ui/error-text.tsx'
import { answersAtom, businessAtom } from './wizard-state.ts'

/** As many as the server takes. */
const mostTaken = 300

/** Names for the business as it is described: those shown so far, the newest last, and the way to twelve more. */
export function useNames() {
  const business = useAtomValue(businessAtom)
  const link = parseWebAddress(useAtomValue(answersAtom).link) ?? ''
  const [names, setNames] = useState<readonly string[]>([])
  const [waiting, setWaiting] = useState(false)
  const [problem, setProblem] = useState<ReactNode>()
  const canAsk = business.businessActivities !== ''

  const ask = useCallback(async () => {
    if (!canAsk) return
    setWaiting(true)
    setProblem(undefined)
    try {
      const wishes = { ...business, link, taken: names.slice(-mostTaken) }
      const more = await answerOf(api.suggestions.names.$post({ json: wishes }))
      setNames((known) => [...known, ...more.names])
    } catch (error) {
      setProblem(navigator.onLine ? <ErrorText error={error} /> : `${problems.offline} ${unharmed.typed}`)
    }
    setWaiting(false)
  }, [business, link, canAsk, names])

  return { names, waiting, problem, ask, canAsk }
}
