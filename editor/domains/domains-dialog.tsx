import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { Button } from '@mantine/core'
import { useAtom } from 'jotai'
import { useState } from 'react'
import { failureCode } from '#api/api-error.ts'
import { ErrorText } from '#ui/errors/error-text.tsx'
import { toast } from '#ui/toasts/toast.tsx'
import { Dialog } from '#ui/window/dialog.tsx'
import { focusSoon } from '#ui/window/focus-soon.ts'
import { Window, WindowBody } from '#ui/window/window.tsx'
import type { Domain } from '#worker/domains/schema.ts'
import { useDeleteDomain, useDisconnectDomain } from './changes.ts'
import classes from './domains.module.css'
import { DomainsPanel } from './domains-panel.tsx'
import { domainsOpenAtom } from './queries.ts'

const bodyId = 'own-domains'

/** Connects, monitors and disconnects a website's domains. Opened by domainsOpenAtom. */
export function DomainsDialog() {
  const [requested, setRequested] = useAtom(domainsOpenAtom)
  // Keep the content during the closing transition.
  const [shown, setShown] = useState(requested)
  if (requested && requested !== shown) setShown(requested)
  const [stopping, setStopping] = useState<readonly Domain[]>([])
  const close = () => setRequested(null)
  return (
    <>
      <Window kind="workplace" opened={requested !== null} title="Your own domain" onClose={close} size={800}>
        <WindowBody id={bodyId} tabIndex={-1}>
          {shown && (
            <DomainsPanel
              key={shown.draftId}
              draftId={shown.draftId}
              onStop={(...domains) => setStopping(domains)}
              onClose={close}
            />
          )}
        </WindowBody>
      </Window>
      <StopDialog
        domains={stopping}
        onClose={() => setStopping([])}
        // The button that opened it may no longer exist.
        onClosed={() => focusSoon(bodyId)}
      />
    </>
  )
}

type StopDialogProps = {
  /** The domain, or a pair connected together. Empty while closed. */
  domains: readonly Domain[]
  onClose: () => void
  onClosed: () => void
}

/** The last attempt may already have deleted one of the pair. */
function ignoreNotFound(error: unknown): void {
  if (failureCode(error) !== 'not_found') throw error
}

/** Confirms disconnecting a domain, or canceling its connection. */
function StopDialog({ domains, onClose, onClosed }: StopDialogProps) {
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
  // Disconnected here, but the provider hasn't removed it yet.
  const isRemoving = error !== null && failureCode(error) === 'disconnection_failed'
  const [first, ...others] = shown
  if (!first) return null
  const words = stopWords(first, others)
  const stop = async () => {
    disconnect.reset()
    remove.reset()
    for (const domain of shown) {
      const { domainName } = domain
      if (stopWords(domain).deletes) await remove.mutateAsync({ domainName }).catch(ignoreNotFound)
      else await disconnect.mutateAsync({ domainName })
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
            {isRemoving ? 'Close' : 'Keep it'}
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

type StopWords = {
  /** Whether nothing remains stored afterwards, which is only possible before ownership is verified. */
  deletes: boolean
  title: string
  text: string
  button: string
  done: string
}

/** The confirmation's texts, by the domain's state. `others` are disconnected along with it. */
export function stopWords({ state, shownName: name, websiteName, live }: Domain, others: Domain[] = []): StopWords {
  const shownName = [name, ...others.map((other) => other.shownName)].join(' and ')
  const deletes = state === 'PendingOwnershipVerification'
  if (websiteName === null) {
    return {
      deletes,
      title: `Delete ${shownName}?`,
      text: 'Not connected to a website. You can connect it again at any time.',
      button: 'Delete',
      done: `${shownName} was deleted`,
    }
  }
  if (state === 'Connected' || live) {
    return {
      deletes,
      title: `Disconnect ${shownName}?`,
      text: `Visitors will no longer find your website at ${shownName}. It stays online at its other addresses.`,
      button: 'Disconnect',
      done: `${shownName} was disconnected`,
    }
  }
  if (state === 'Failed') {
    return {
      deletes,
      title: `Disconnect ${shownName}?`,
      text: 'The domain isn’t connected now. Your website stays online at its other addresses.',
      button: 'Disconnect',
      done: `${shownName} was disconnected`,
    }
  }
  return {
    deletes,
    title: `Cancel connecting ${shownName}?`,
    text: 'Your website stays online as it is. You can change your DNS settings back.',
    button: 'Cancel connection',
    done: `Stopped connecting ${shownName}`,
  }
}
