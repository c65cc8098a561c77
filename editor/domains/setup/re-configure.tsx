import { Button } from '@mantine/core'
import { ErrorText } from '#ui/errors/error-text.tsx'
import type { Domain } from '#worker/domains/schema.ts'
import { useConnectDomain } from '../changes.ts'
import classes from '../domains.module.css'

type ReConfigureProps = {
  draftId: string
  domain: Domain
  /** Default: Re-Configure. */
  label?: string
  onDone: () => void
}

/** Reconnects a former domain. */
export function ReConfigure({ draftId, domain, label = 'Re-Configure', onDone }: ReConfigureProps) {
  const { mutate, isPending, error } = useConnectDomain()
  const { domainName, shownName } = domain
  return (
    <>
      <Button
        size="xs"
        loading={isPending}
        aria-label={`${label}: ${shownName}`}
        onClick={() => mutate({ draftId, domainName, pair: false }, { onSuccess: onDone })}
      >
        {label}
      </Button>
      {error && (
        <p role="alert" className={classes.wholeProblem}>
          <ErrorText error={error} />
        </p>
      )}
    </>
  )
}
