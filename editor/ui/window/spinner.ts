import { atom } from 'jotai'

/** Lowest first. */
export const spinnerPriorities = ['Low', 'Normal', 'High', 'Highest'] as const
export type SpinnerPriority = (typeof spinnerPriorities)[number]
/** `actions`: what a person can do other than wait. */
export type SpinnerRequest = {
  priority: SpinnerPriority
  message?: string
  actions?: readonly { label: string; run: () => unknown }[]
}

const requestsAtom = atom<readonly SpinnerRequest[]>([])

/** The request to show: highest priority, then latest. */
export const spinnerAtom = atom((get) =>
  get(requestsAtom).reduce<SpinnerRequest | undefined>(
    (shown, request) => (shown && rank(request) < rank(shown) ? shown : request),
    undefined,
  ),
)

/** Adds a spinner request. Returns a function that removes it. */
export const requestSpinnerAtom = atom(null, (_get, set, asked: SpinnerRequest) => {
  const request = { ...asked }
  set(requestsAtom, (open) => [...open, request])
  return () => set(requestsAtom, (open) => open.filter((other) => other !== request))
})

const rank = ({ priority }: SpinnerRequest) => spinnerPriorities.indexOf(priority)
