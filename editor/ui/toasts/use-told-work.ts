import { useMutation } from '@tanstack/react-query'
import { toastError, toastWork } from './toast.tsx'

/** Does something that takes a while: says so at the edge of the screen, and why it failed if it did. */
export function useToldWork<Of>(said: string, work: (of: Of) => Promise<unknown>) {
  const { mutate, isPending } = useMutation({
    mutationFn: async (of: Of) => {
      const hide = toastWork(said)
      await work(of).finally(hide)
    },
    networkMode: 'always',
    onError: (error) => toastError(error),
  })
  return { run: mutate, isPending }
}
