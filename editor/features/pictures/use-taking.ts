import { useMutation } from '@tanstack/react-query'
import { useCopyImported } from '../../state/imported-pictures.ts'
import { useChooseStock } from '../../state/picture-changes.ts'
import type { PictureWanted } from '../../state/picture-wanted.ts'
import { asTaken, type Picked } from './picked.ts'

/**
 * Gives what is picked to whoever wanted it. Photos of a service are told to the server before, which copies them where their
 * terms ask for it; what is on the page that the website was imported from is copied. `error` is why that failed.
 */
export function useTaking({ current, onChoose }: PictureWanted, draftId: string, onDone: () => void) {
  const { mutateAsync: chooseStock } = useChooseStock(draftId)
  const { mutateAsync: copyImported } = useCopyImported(draftId)
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: (picked: readonly Picked[]) =>
      Promise.all(
        picked.map(async ({ image, choice, imported }) => {
          const copy = choice ? await chooseStock(choice) : imported ? await copyImported(imported) : null
          return asTaken(copy?.image ?? image, current)
        }),
      ),
  })
  const take = (picked: readonly Picked[]) => {
    if (picked.length === 0 || isPending) return
    // Not heard of any more once the dialog is closed.
    mutate(picked, {
      onSuccess: (images) => {
        onChoose(images)
        onDone()
      },
    })
  }
  return { take, takeOne: (picture: Picked) => take([picture]), isPending, error }
}
