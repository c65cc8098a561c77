import { Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Domain } from '../../../worker/domains/schema.ts'
import { connectedWith, domainsQuery, unconnected } from '../../state/domains.ts'
import { queryProblem } from '../../state/query-problem.ts'
import { focusSoon } from '../../ui/focus-soon.ts'
import classes from './domains.module.css'
import { DomainsProblem, NotOffered, PublishFirst } from './domains-notices.tsx'
import { domainsTogether } from './domains-together.ts'
import { DomainList } from './list/domain-list.tsx'
import { backId, Setup } from './setup/setup.tsx'
import { isUnderway } from './stage.ts'
import { useChecks } from './use-checks.ts'

type DomainsPanelProps = { draftId: string; onStop: (...domains: Domain[]) => void; onClose: () => void }

/** The website's domains, or one of them with all that its DNS settings need. */
export function DomainsPanel({ draftId, onStop, onClose }: DomainsPanelProps) {
  const query = useQuery({ ...domainsQuery(draftId), staleTime: 0 })
  const [chosen, setChosen] = useState<string>()
  const problem = queryProblem(query)
  const { data } = query
  const checks = useChecks(
    draftId,
    (data?.domains ?? []).filter(isUnderway).map(({ domainName }) => domainName),
  )
  if (!data) {
    return problem ? (
      <DomainsProblem error={problem} onRetry={() => query.refetch()} />
    ) : (
      <Loader className={classes.wait} size="sm" role="status" aria-label="Loading your domains" />
    )
  }
  if (data.handleHost === null) return <PublishFirst draftId={draftId} onClose={onClose} />
  if (!data.offered && data.domains.length === 0) return <NotOffered />

  const open = (domainName: string) => {
    setChosen(domainName)
    focusSoon(backId)
  }
  const back = () => {
    setChosen(undefined)
    if (chosen) focusSoon(`domain-${chosen}`)
  }
  const together = chosen === undefined ? [] : domainsTogether(connectedWith(data), chosen)
  const [first, ...others] = together
  if (first) {
    return (
      <Setup
        key={first.domainName}
        draftId={draftId}
        domains={[first, ...others]}
        checks={checks}
        onOpen={open}
        onStop={onStop}
        onBack={back}
      />
    )
  }
  return (
    <DomainList
      draftId={draftId}
      list={data}
      connected={connectedWith(data)}
      apart={unconnected(data)}
      handleHost={data.handleHost}
      onOpen={open}
      onStop={onStop}
    />
  )
}
