import { useState } from 'react'
import { useRollBack } from '../../../state/release-changes.ts'

/** The version that went online, for the notice; `former` is the previous one, for an undo. */
export type PutOnline = { number: number; former: number | undefined; url: string }

/** Puts a version online. `said` is what was done last, `problem` why the one that was asked for last is not online. */
export function usePutOnline(draftId: string) {
  const { mutateAsync, isPending, error, variables } = useRollBack()
  const [said, setSaid] = useState<PutOnline>()
  const put = async (number: number, former: number | undefined) => {
    setSaid(undefined)
    try {
      const { url } = await mutateAsync({ draftId, number })
      setSaid({ number, former, url })
    } catch {
      // `problem` has it.
    }
  }
  return { put, isPending, said, problem: error ? { error, number: variables.number } : undefined }
}
