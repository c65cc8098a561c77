import { Button, Switch } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ErrorText } from '#ui/errors/error-text.tsx'
import type { Domain, DomainList as List } from '#worker/domains/schema.ts'
import { domainsPerWebsite } from '#worker/websites/states.ts'
import { useHandleHost } from '../changes.ts'
import { ConnectForm } from '../connect-form.tsx'
import classes from '../domains.module.css'
import { reportQuery } from '../queries.ts'
import { ReConfigure } from '../setup/re-configure.tsx'
import { isConnecting, stageOf } from '../stage.ts'
import { StageSteps, StageTag, StageText } from '../stage-text.tsx'
import { type DomainRowProps, RowActions } from './row-actions.tsx'

type DomainListProps = {
  draftId: string
  list: List
  /** Domains connected to this website, and domains without a website. */
  connected: Domain[]
  apart: Domain[]
  handleHost: NonNullable<List['handleHost']>
  onOpen: (domainName: string) => void
  onStop: (domain: Domain) => void
}

export function DomainList({ draftId, list, connected, apart, handleHost, onOpen, onStop }: DomainListProps) {
  const [adding, setAdding] = useState(false)
  const main = connected.find((domain) => domain.main)
  const isFirst = connected.length === 0
  const hasRoom = connected.length < domainsPerWebsite
  return (
    <div className={classes.view}>
      {isFirst && (
        <p className={classes.lead}>
          Your website is online at <strong>{handleHost.hostname}</strong>. A domain of your own is easier to remember
          and to find.
        </p>
      )}
      {!isFirst && (
        <ul className={classes.rows} aria-label="Domains of this website">
          {connected.map((domain) => (
            <DomainRow
              key={domain.domainName}
              draftId={draftId}
              domain={domain}
              main={main}
              onOpen={onOpen}
              onStop={onStop}
            />
          ))}
        </ul>
      )}
      {main && <HandleHostSwitch draftId={draftId} handleHost={handleHost} main={main} />}
      {!list.offered && <p className={classes.said}>You can’t connect more domains right now.</p>}
      {list.offered && (isFirst || adding) && (
        <ConnectForm
          draftId={draftId}
          onConnected={(domainName) => {
            setAdding(false)
            onOpen(domainName)
          }}
          onCancel={isFirst ? undefined : () => setAdding(false)}
        />
      )}
      {list.offered && !isFirst && !adding && hasRoom && (
        <Button
          className={classes.add}
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => setAdding(true)}
        >
          Connect another domain
        </Button>
      )}
      {apart.length > 0 && (
        <UnconnectedDomains draftId={draftId} domains={apart} offered={list.offered} onOpen={onOpen} onStop={onStop} />
      )}
    </div>
  )
}

function DomainRow(props: DomainRowProps) {
  const { domain, main } = props
  const needsYou = stageOf(domain).tone === 'needs-you'
  const { data: report } = useQuery({ ...reportQuery(domain.domainName), enabled: needsYou })
  const stage = stageOf(domain, needsYou ? report : undefined)
  const follows = domain.live && !domain.main && main
  const shown = follows ? { ...stage, text: `Redirects visitors to ${main.shownName}.` } : stage
  return (
    <li className={classes.row}>
      <div className={classes.rowHead}>
        <h3>{domain.shownName}</h3>
        <StageTag stage={stage} />
        {domain.main && <span className={classes.main}>Main domain</span>}
      </div>
      <StageText stage={shown} />
      {isConnecting(stage) && <StageSteps stage={stage} />}
      <RowActions {...props} />
    </li>
  )
}

type UnconnectedDomainsProps = {
  draftId: string
  domains: Domain[]
  offered: boolean
  onOpen: (domainName: string) => void
  onStop: (domain: Domain) => void
}

/** The owner's domains without a website. They can be connected to this one. */
function UnconnectedDomains({ draftId, domains, offered, onOpen, onStop }: UnconnectedDomainsProps) {
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
                <StageTag stage={stage} />
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

type HandleHostSwitchProps = { draftId: string; handleHost: NonNullable<List['handleHost']>; main: Domain }

/** Whether the website's original address redirects to its main domain. */
function HandleHostSwitch({ draftId, handleHost, main }: HandleHostSwitchProps) {
  const { mutate, isPending, variables, error } = useHandleHost()
  const { hostname } = handleHost
  const redirects = isPending && variables ? variables.redirects : handleHost.redirects
  return (
    <section className={classes.handle} aria-label="Your first web address">
      <Switch
        label={
          <>
            Redirect <strong>{hostname}</strong> to <strong>{main.shownName}</strong>
          </>
        }
        description={
          redirects
            ? 'Visitors who open the old address go to your own domain.'
            : `Your website is online at both addresses. Search engines are pointed to ${main.shownName}.`
        }
        checked={redirects}
        disabled={isPending}
        onChange={(event) => mutate({ draftId, redirects: event.currentTarget.checked })}
      />
      {error && (
        <p role="alert" className={classes.problem}>
          <ErrorText error={error} />
        </p>
      )}
    </section>
  )
}
