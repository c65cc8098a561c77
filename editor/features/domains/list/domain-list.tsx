import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { domainsPerWebsite } from '../../../../worker/domains/records/states.ts'
import type { Domain, DomainList as List } from '../../../../worker/domains/schema.ts'
import { ConnectForm } from '../connect/connect-form.tsx'
import classes from '../domains.module.css'
import { ApartDomains } from './apart-domains.tsx'
import { DomainRow } from './domain-row.tsx'
import { HandleHostSwitch } from './handle-host-switch.tsx'

type DomainListProps = {
  draftId: string
  list: List
  /** With this website; with none. */
  connected: Domain[]
  apart: Domain[]
  handleHost: NonNullable<List['handleHost']>
  /** Shows what a domain's DNS settings need. */
  onOpen: (domainName: string) => void
  onStop: (domain: Domain) => void
}

/** All domains of a website, and the way to another one. */
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
        <ApartDomains draftId={draftId} domains={apart} offered={list.offered} onOpen={onOpen} onStop={onStop} />
      )}
    </div>
  )
}
