import { Button } from '@mantine/core'
import type { Domain } from '../../../../worker/domains/schema.ts'
import classes from '../domains.module.css'
import { ReConfigure } from '../setup/re-configure.tsx'
import { stageOf } from '../stage.ts'
import { StageSign } from '../stage-sign.tsx'
import { StageText } from '../stage-text.tsx'

type ApartDomainsProps = {
  draftId: string
  domains: Domain[]
  offered: boolean
  onOpen: (domainName: string) => void
  onStop: (domain: Domain) => void
}

/** The owner's domains that belong to none of the websites: to be connected with this one. */
export function ApartDomains({ draftId, domains, offered, onOpen, onStop }: ApartDomainsProps) {
  return (
    <section className={classes.apart} aria-labelledby="apart-domains">
      <h3 id="apart-domains" className={classes.groupTitle}>
        Not connected to a website
      </h3>
      <ul className={classes.rows}>
        {domains.map((domain) => {
          const stage = stageOf(domain)
          const { domainName, shownName, leaving, state } = domain
          return (
            <li key={domainName} className={classes.row}>
              <div className={classes.rowHead}>
                <h4>{shownName}</h4>
                <StageSign stage={stage} />
              </div>
              <StageText stage={stage} />
              {!leaving && (
                <div className={classes.actions}>
                  {offered && (
                    <ReConfigure
                      draftId={draftId}
                      domain={domain}
                      label="Connect here"
                      onDone={() => onOpen(domainName)}
                    />
                  )}
                  {state === 'PendingOwnershipVerification' && (
                    <Button
                      size="xs"
                      variant="subtle"
                      color="gray"
                      aria-label={`Delete ${shownName}`}
                      onClick={() => onStop(domain)}
                    >
                      Delete
                    </Button>
                  )}
                </div>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
