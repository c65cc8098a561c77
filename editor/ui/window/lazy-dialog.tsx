import type { ComponentProps } from 'react'
import type { Dialog } from './dialog.tsx'
import { lazyComponent, useLatched } from './lazy.tsx'

const Loaded = lazyComponent(() => import('./dialog.tsx').then((file) => file.Dialog))

/** A dialog that loads when idle or first opened. */
export function LazyDialog(props: ComponentProps<typeof Dialog>) {
  return useLatched(props.opened) && <Loaded {...props} />
}
