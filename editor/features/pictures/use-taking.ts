import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCopyImported } from '../../state/imported-pictures.ts'
import { useChooseStock } from '../../state/picture-changes.ts'
import type { PictureWanted } from '../../state/picture-wanted.ts'
import { picturesQuery } from '../../state/pictures.ts'
import { asInLibrary, asTaken, type Picked } from './picked.ts'

/**
 * Passes the picked picture on to the field that asked. For photos of a service the server is notified first, and copies them if the
 * terms require it; pictures of the imported page are copied. `error` is the reason for a failure.
 */
export function useTaking({ current, onChoose }: PictureWanted, draftId: string, onDone: () => void) {
  const { mutateAsync: chooseStock } = useChooseStock(draftId)
  const { mutateAsync: copyImported } = useCopyImported(draftId)
  const queries = useQueryClient()
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
    // The cache has what was typed a moment ago; the picks on the screen may not have it yet.
    const library = queries.getQueryData(picturesQuery(draftId).queryKey)?.pictures ?? []
    const current = picked.map((pick) => asInLibrary(pick, library))
    // Ignored after the dialog closes.
    mutate(current, {
      onSuccess: (images) => {
        onChoose(images)
        onDone()
      },
    })
  }
  return { take, takeOne: (picture: Picked) => take([picture]), isPending, error }
}
