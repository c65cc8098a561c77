import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Domain } from '../../../worker/domains/schema.ts'
import { failureCode } from '../../api/api-error.ts'
import { useDeleteDomain, useDisconnectDomain } from '../../state/domain-changes.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { toast } from '../../ui/toast.ts'
import classes from './domains.module.css'
import { stopWords } from './stop-words.ts'

type StopDialogProps = {
  /** The domain in question, or the two that are connected together; empty while closed. */
  domains: readonly Domain[]
  companyName: string
  onClose: () => void
  onClosed: () => void
}

/** One of two may be gone since the first try. */
function unlessGone(error: unknown): void {
  if (failureCode(error) !== 'not_found') throw error
}

/** Asks once before a domain is disconnected, or given up while it is being connected. */
export function StopDialog({ domains, companyName, onClose, onClosed }: StopDialogProps) {
  const disconnect = useDisconnectDomain()
  const remove = useDeleteDomain()
  const [shown, setShown] = useState(domains)
  if (domains.length > 0 && domains !== shown) setShown(domains)
  const isPending = disconnect.isPending || remove.isPending
  const error = disconnect.error ?? remove.error
  const close = () => {
    disconnect.reset()
    remove.reset()
    onClose()
  }
  // It is disconnected here already, and only the provider has not removed it yet.
  const goesOn = error !== null && failureCode(error) === 'disconnection_failed'
  const [first, ...others] = shown
  if (!first) return null
  const words = stopWords(first, others)
  const stop = async () => {
    disconnect.reset()
    remove.reset()
    for (const domain of shown) {
      const { domainName } = domain
      if (stopWords(domain).deletes) await remove.mutateAsync({ domainName }).catch(unlessGone)
      else await disconnect.mutateAsync({ domainName, companyName })
    }
    close()
    toast(words.done)
  }
  return (
    <Dialog
      opened={domains.length > 0}
      onClose={isPending ? undefined : close}
      onClosed={onClosed}
      returnFocus={false}
      title={words.title}
      actions={
        <>
          <Button variant="default" onClick={close} disabled={isPending} data-autofocus>
            {goesOn ? 'Close' : 'Keep it'}
          </Button>
          <Button loading={isPending} onClick={() => stop().catch(() => undefined)}>
            {error ? 'Try again' : words.button}
          </Button>
        </>
      }
    >
      <p>{words.text}</p>
      {isPending && (
        <p role="status" className={classes.said}>
          Disconnecting… This can take a moment.
        </p>
      )}
      {error && (
        <p role="alert" className={classes.problem}>
          <ErrorText error={error} />
        </p>
      )}
    </Dialog>
  )
}
