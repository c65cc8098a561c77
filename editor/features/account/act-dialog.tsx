import { type PropsWithChildren, type ReactNode, useState } from 'react'
import type { Account } from '../../../worker/accounts/schema.ts'
import { Dialog } from '../../ui/dialog.tsx'
import type { ActStage } from './act-steps.ts'
import { Reauthentication } from './reauthentication/reauthentication.tsx'
import type { Act } from './use-act.ts'

type ActDialogProps = PropsWithChildren<{
  act: Act
  account: Account
  title: string
  /** The text before the reauthentication. */
  telling?: ReactNode
  /** The text after success. Without it the dialog closes. */
  done?: { title: string; view: ReactNode }
  /** After it has gone from the screen. */
  onClosed?: () => void
}>

/** An act in one window: what it does, who asks for it, and its form, which is there again should the proof be too old. */
export function ActDialog({ act, account, title, telling, done, onClosed, children }: ActDialogProps) {
  const { stage } = act
  // What it shows stays while it goes from the screen.
  const [shown, setShown] = useState<ActStage>(stage)
  const isOpen = stage !== 'closed' && (stage !== 'done' || done !== undefined)
  if (isOpen && stage !== shown) setShown(stage)
  const titles = {
    telling: title,
    doing: title,
    proving: 'Confirm it’s you',
    done: done?.title ?? title,
    closed: title,
  }
  return (
    <Dialog opened={isOpen} title={titles[shown]} onClose={act.isPending ? undefined : act.close} onClosed={onClosed}>
      {shown === 'proving' ? (
        <Reauthentication
          act={act.name}
          account={account}
          problem={act.problem}
          onProven={act.proven}
          onCancel={act.close}
        />
      ) : shown === 'telling' ? (
        telling
      ) : shown === 'done' ? (
        done?.view
      ) : (
        children
      )}
    </Dialog>
  )
}
