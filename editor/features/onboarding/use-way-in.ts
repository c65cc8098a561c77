import { useSetAtom } from 'jotai'
import { useLayoutEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { beginWithAtom, carriedAnswers, withoutCarried } from './way-in.ts'

/**
 * Takes what the address says of a business out of it and into the wizard, in place: the browser's Back does not say it again. Answers
 * whether that is done.
 */
export function useWayIn(): boolean {
  const { search } = useLocation()
  const navigate = useNavigate()
  const begin = useSetAtom(beginWithAtom)
  const rest = withoutCarried(search)

  useLayoutEffect(() => {
    if (rest === search) return
    begin(carriedAnswers(search))
    navigate({ search: rest }, { replace: true })
  }, [search, rest, begin, navigate])

  return rest === search
}
