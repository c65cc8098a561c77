import { useIsMutating } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { Outlet } from 'react-router'
import { useSession } from '../../state/session.ts'
import { RouteWait } from '../../ui/route-wait.tsx'
import { AlreadySignedIn } from './already-signed-in.tsx'
import { claimedDraftAtom, isAtProviderAtom, signedUpAtom, signingIn } from './sign-in-state.ts'
import { SignedUp } from './signed-up.tsx'
import { WaitingSite } from './waiting-site.tsx'

/** Around the pages that ask who somebody is: shown as long as there is something to ask. */
export function Asking() {
  const signedUp = useAtomValue(signedUpAtom)
  const hasSignedIn = useAtomValue(claimedDraftAtom) !== undefined
  const isSigningIn = useIsMutating({ mutationKey: signingIn }) > 0
  const isAtProvider = useAtomValue(isAtProviderAtom)
  const { user, status } = useSession()
  if (signedUp) return <SignedUp />
  if (status === 'Waiting') return <RouteWait />
  if (hasSignedIn || (user && !isSigningIn && !isAtProvider)) return <AlreadySignedIn />
  return (
    <>
      <Outlet />
      <WaitingSite />
    </>
  )
}
