import { Button } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { ErrorText } from '#ui/errors/error-text.tsx'
import type { Domain } from '#worker/domains/schema.ts'
import { usePreferDomain } from '../changes.ts'
import classes from '../domains.module.css'
import { ReConfigure } from '../setup/re-configure.tsx'
import { isConnecting, stageOf } from '../stage.ts'

/** A domain's actions, most likely first. */
export function RowActions({ draftId, domain, onOpen, onStop }: DomainRowProps) {
  const prefer = usePreferDomain()
  const { domainName, shownName, url } = domain
  const isPending = isConnecting(stageOf(domain))
  const settings = (
    <Button
      id={`domain-${domainName}`}
      size="xs"
      variant={domain.state === 'PendingOwnershipVerification' ? 'filled' : 'default'}
      aria-label={`DNS settings of ${shownName}`}
      onClick={() => onOpen(domainName)}
    >
      DNS settings
    </Button>
  )
  return (
    <>
      <div className={classes.actions}>
        {domain.live && (
          <Button
            size="xs"
            variant="default"
            component="a"
            href={url}
            target="_blank"
            rel="noreferrer"
            rightSection={<IconExternalLink size={14} aria-label="opens in a new window" />}
          >
            Visit
          </Button>
        )}
        {domain.live && !domain.main && (
          <Button
            size="xs"
            variant="default"
            loading={prefer.isPending}
            aria-label={`Make main domain: ${shownName}`}
            onClick={() => prefer.mutate({ domainName })}
          >
            Make main domain
          </Button>
        )}
        {domain.state === 'Failed' && (
          <ReConfigure draftId={draftId} domain={domain} onDone={() => onOpen(domainName)} />
        )}
        {settings}
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          aria-label={`${isPending ? 'Cancel connecting' : 'Disconnect'} ${shownName}`}
          onClick={() => onStop(domain)}
        >
          {isPending ? 'Cancel' : 'Disconnect'}
        </Button>
      </div>
      {prefer.error && (
        <p role="alert" className={classes.problem}>
          <ErrorText error={prefer.error} />
        </p>
      )}
    </>
  )
}

export type DomainRowProps = {
  draftId: string
  domain: Domain
  /** The website's main domain, if connected. */
  main: Domain | undefined
  onOpen: (domainName: string) => void
  onStop: (domain: Domain) => void
}
