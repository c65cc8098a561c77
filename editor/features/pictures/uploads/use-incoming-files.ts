import { useEffect, useRef, useState } from 'react'
import { bringsFiles } from '../../../ui/use-file-drop.ts'

/**
 * Accepts files that are dropped on the window or pasted while this is shown. Returns whether some are held over it, so that
 * the drop area can show it.
 */
export function useIncomingFiles(onFiles: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false)
  const take = useRef(onFiles)
  take.current = onFiles

  useEffect(() => {
    const receive = (event: Event, { files }: DataTransfer) => {
      if (files.length === 0) return
      event.preventDefault()
      take.current([...files])
    }
    const over = (event: DragEvent) => {
      if (!bringsFiles(event) || !event.dataTransfer) return
      // Without this the browser would open the file in the place of the page.
      event.preventDefault()
      event.dataTransfer.dropEffect = 'copy'
      setOver(true)
    }
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false)
    const drop = (event: DragEvent) => {
      setOver(false)
      if (event.dataTransfer) receive(event, event.dataTransfer)
    }
    const paste = (event: ClipboardEvent) => event.clipboardData && receive(event, event.clipboardData)
    const end = new AbortController()
    const { signal } = end
    addEventListener('dragover', over, { signal })
    addEventListener('dragleave', leave, { signal })
    addEventListener('drop', drop, { signal })
    addEventListener('paste', paste, { signal })
    return () => end.abort()
  }, [])
  return isOver
}
