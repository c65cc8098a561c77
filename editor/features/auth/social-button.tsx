import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { answerOf, api } from '../../api/client.ts'
import { report } from '../../measuring/report.ts'
import { messageFor } from '../../messages.ts'
import { sessionQuery } from '../../state/session.ts'
import { useSocialRoundTrip } from '../../state/social-round-trip.ts'
import { claimedDraftAtom, isAtProviderAtom } from './sign-in-state.ts'
import classes from './social-button.module.css'

/** Signing in with an account that one has elsewhere. Nothing where no provider is configured. */
export function SocialButton() {
  const { data, isPending } = useQuery({
    queryKey: ['ways to sign in'],
    queryFn: () => answerOf(api.login.ways.$get()),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (isPending) return <div className={classes.place} />
  return data?.social ? <Offered name={data.social} /> : null
}

function Offered({ name }: { name: string }) {
  const { search } = useLocation()
  const queries = useQueryClient()
  const setClaimed = useSetAtom(claimedDraftAtom)
  const next = new URLSearchParams(search).get('next')
  const { begin, isUnderWay, problem } = useSocialRoundTrip({
    start: (popup) => answerOf(api.login.social.$post({ json: { next, popup } })),
    isDone: async () => (await queries.fetchQuery({ ...sessionQuery, staleTime: 0 })).user !== null,
    onEnd: ({ draftId }) => {
      report({ name: 'sign_in', method: 'social' })
      setClaimed(draftId)
    },
  })
  // A session check during this time must not continue without the waiting website.
  const setAtProvider = useSetAtom(isAtProviderAtom)
  useEffect(() => {
    setAtProvider(isUnderWay)
    return () => setAtProvider(false)
  }, [isUnderWay, setAtProvider])
  return (
    <div className={classes.place}>
      <Button variant="default" size="md" fullWidth disabled={isUnderWay} onClick={begin}>
        Continue with {name}
      </Button>
      <p className={classes.problem} role="alert">
        {problem && messageFor(problem)}
      </p>
      <p className={classes.or} aria-hidden>
        or
      </p>
    </div>
  )
}
