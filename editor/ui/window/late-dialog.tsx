import type { ComponentProps } from 'react'
import type { Dialog } from './dialog.tsx'
import { late, useLatched } from './late.tsx'

const Loaded = late(() => import('./dialog.tsx').then((file) => file.Dialog))

/** A dialog on a page that rarely opens one: its code loads when the page is idle, or when it first opens. */
export function LateDialog(props: ComponentProps<typeof Dialog>) {
  return useLatched(props.opened) && <Loaded {...props} />
}
