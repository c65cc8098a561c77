import { type ClipboardEvent, type DragEvent, useState } from 'react'

/** Whether files are being dragged, as far as browsers reveal this before the drop. */
export const isDraggingFiles = ({ dataTransfer }: { dataTransfer: DataTransfer | null }) =>
  dataTransfer?.types.includes('Files') ?? false

/** Handles files that are dropped or pasted on the element that spreads `props`. `over`: files are being dragged over it. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [over, setOver] = useState(false)
  const onDragOver = (event: DragEvent) => {
    if (!isDraggingFiles(event)) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'copy'
    setOver(true)
  }
  const leave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false)
  }
  const acceptFiles = (event: DragEvent | ClipboardEvent, { files }: DataTransfer) => {
    setOver(false)
    if (files.length === 0) return
    event.preventDefault()
    onFiles([...files])
  }
  return {
    over,
    props: {
      onDragEnter: onDragOver,
      onDragOver,
      onDragLeave: leave,
      onDrop: (event: DragEvent) => acceptFiles(event, event.dataTransfer),
      onPaste: (event: ClipboardEvent) => acceptFiles(event, event.clipboardData),
    },
  }
}
