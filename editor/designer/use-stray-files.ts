import { useEffect } from 'react'
import { bringsFiles } from '../ui/use-file-drop.ts'

/** Files that are dropped where none are taken do nothing: the browser would open them in the place of the page. */
export function useStrayFiles() {
  useEffect(() => {
    const end = new AbortController()
    const { signal } = end
    const over = (event: DragEvent) => {
      if (!bringsFiles(event) || !event.dataTransfer || event.defaultPrevented) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'none'
    }
    addEventListener('dragover', over, { signal })
    addEventListener('drop', (event) => bringsFiles(event) && event.preventDefault(), { signal })
    return () => end.abort()
  }, [])
}
