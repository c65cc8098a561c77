import { type ClipboardEvent, type DragEvent, useState } from 'react'

/** Whether what is dragged are files, as far as browsers tell before they are dropped. */
export const bringsFiles = ({ dataTransfer }: { dataTransfer: DataTransfer | null }) =>
  dataTransfer?.types.includes('Files') ?? false

/** Takes files that are dropped or pasted on an element, which spreads `props`. `over`: some are held over it. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [over, setOver] = useState(false)
  const hold = (event: DragEvent) => {
    if (!bringsFiles(event)) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'copy'
    setOver(true)
  }
  const leave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false)
  }
  const take = (event: DragEvent | ClipboardEvent, { files }: DataTransfer) => {
    setOver(false)
    if (files.length === 0) return
    event.preventDefault()
    onFiles([...files])
  }
  return {
    over,
    props: {
      onDragEnter: hold,
      onDragOver: hold,
      onDragLeave: leave,
      onDrop: (event: DragEvent) => take(event, event.dataTransfer),
      onPaste: (event: ClipboardEvent) => take(event, event.clipboardData),
    },
  }
}
