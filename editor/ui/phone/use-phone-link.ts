import { useEffect, useRef, useState } from 'react'
import { failureCode } from '#api/api-error.ts'
import { api, responseBody } from '#api/client.ts'
import { downloadFile } from '#api/file-of.ts'
import type { PhoneLink } from '#worker/pictures/phone/schema.ts'

const pollMs = 2500

const links = api['phone-photos']

/**
 * An upload link for a phone, valid while mounted. `isOver`: the link accepts no more photos. `received`: number of photos so far. Changing
 * `turn` creates a new link.
 */
export function usePhoneLink(onFiles: (files: File[]) => unknown, turn: number) {
  const [link, setLink] = useState<PhoneLink>()
  const [isOver, setOver] = useState(false)
  const [received, setReceived] = useState(0)
  const [error, setError] = useState<unknown>()
  const latestOnFiles = useRef(onFiles)
  latestOnFiles.current = onFiles

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn makes a new link.
  useEffect(() => {
    let isLeft = false
    let timer: ReturnType<typeof setTimeout> | undefined
    setLink(undefined)
    setOver(false)
    setError(undefined)

    const fetchNew = async (linkId: string) => {
      const { photos, isOpen } = await responseBody(links[':linkId'].$get({ param: { linkId } }))
      for (const photo of photos) {
        const param = { linkId, photo }
        const call = links[':linkId'][':photo']
        const { file } = await downloadFile(call.$get({ param }), { name: photo, onProgress: () => undefined })
        await latestOnFiles.current([new File([file], `Photo ${photo.slice(0, 6)}`, { type: file.type })])
        await responseBody(call.$delete({ param }))
        setReceived((count) => count + 1)
      }
      return isOpen
    }
    const look = async (linkId: string): Promise<void> => {
      // The next poll catches up after a network error.
      const isOpen = await fetchNew(linkId).catch((reason: unknown) => failureCode(reason) !== 'not_found')
      if (isLeft) return
      if (isOpen) timer = setTimeout(() => void look(linkId), pollMs)
      else setOver(true)
    }
    const opened = responseBody(links.$post())
    opened.then(
      (made) => {
        if (isLeft) return
        setLink(made)
        timer = setTimeout(() => void look(made.id), pollMs)
      },
      (reason: unknown) => !isLeft && setError(reason),
    )
    const end = async () => {
      const { id: linkId } = await opened
      await fetchNew(linkId).catch(() => undefined)
      await responseBody(links[':linkId'].$delete({ param: { linkId } }))
    }
    return () => {
      isLeft = true
      clearTimeout(timer)
      void end().catch(() => undefined)
    }
  }, [turn])

  return { link, isOver, received, error }
}
