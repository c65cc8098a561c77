import { Button } from '@mantine/core'
import { ErrorText } from '#ui/errors/error-text.tsx'
import type { Domain } from '#worker/domains/schema.ts'
import { useConnectDomain } from '../changes.ts'
import classes from '../domains.module.css'
import type { Registrar } from './registrars.ts'
import setup from './setup.module.css'

type ApexAdviceProps = {
  draftId: string
  domain: Domain
  /** The domain and, if connected, its www counterpart. */
  domains: readonly Domain[]
  registrar: Registrar
  onOpen: (domainName: string) => void
}

/** Advice for registrars that can't alias an apex domain: connect www, and forward the apex to it. */
export function ApexAdvice({ draftId, domain, domains, registrar, onOpen }: ApexAdviceProps) {
  const { mutate, isPending, error } = useConnectDomain()
  const { domainName, shownName } = domain
  const withWww = `www.${domainName}`
  const isConnected = domains.some((each) => each.domainName === withWww)
  const connect = () => mutate({ draftId, domainName: withWww, pair: false }, { onSuccess: () => onOpen(withWww) })
  return (
    <div className={setup.notice} data-tone="advice">
      <h5>
        {registrar.name} can’t point {shownName} straight at your website
      </h5>
      <p>
        Use <strong>www.{shownName}</strong> as your main domain, and let {registrar.name} forward {shownName} to it.
        Look for “Forwarding” or “Redirect”. Visitors can then find you at both.
      </p>
      {isConnected ? (
        <p>www.{shownName} is already on this page. Its records are enough.</p>
      ) : (
        <Button size="xs" loading={isPending} onClick={connect}>
          Connect www.{shownName}
        </Button>
      )}
      {error && (
        <p role="alert" className={classes.problem}>
          <ErrorText error={error} />
        </p>
      )}
    </div>
  )
}
