import type { ComponentProps } from 'react'
import type { Dialog } from './dialog.tsx'
import { late, useLatched } from './late.tsx'

const Loaded = late(() => import('./dialog.tsx').then((file) => file.Dialog))

/** A dialog that loads when idle or first opened. */
export function LateDialog(props: ComponentProps<typeof Dialog>) {
  return useLatched(props.opened) && <Loaded {...props} />
}
