import { Button, Loader } from '@mantine/core'
import { IconWorld, IconWorldOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { Link } from 'react-router'
import { storedDraftAtom } from '#editor/designer/document/session.ts'
import { publishOpenAtom } from '#editor/designer/publish/publishing.ts'
import { product } from '#renderer/document/product.ts'
import { queryProblem } from '#session/query-problem.ts'
import { ErrorText } from '#ui/errors/error-text.tsx'
import { problems, stillIntact } from '#ui/errors/error-texts.ts'
import { focusSoon } from '#ui/window/focus-soon.ts'
import type { Domain } from '#worker/domains/schema.ts'
import { designerPath } from '#worker/platform/addresses/paths.ts'
import classes from './domains.module.css'
import { DomainList } from './list/domain-list.tsx'
import { connectedWith, domainsQuery, unconnected } from './queries.ts'
import { backId, Setup } from './setup/setup.tsx'
import { isUnderway } from './stage.ts'
import { useChecks } from './use-checks.ts'

type DomainsPanelProps = { draftId: string; onStop: (...domains: Domain[]) => void; onClose: () => void }

/** The website's domains, or one domain's DNS settings. */
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

/** A domain and, if connected, its www counterpart, since registrars configure both on one page. */
export function domainsTogether(domains: readonly Domain[], domainName: string): Domain[] {
  const bare = withoutWww(domainName)
  const chosen = domains.filter((domain) => domain.domainName === domainName)
  const pair = domains.filter((domain) => domain.domainName !== domainName && withoutWww(domain.domainName) === bare)
  return chosen.length === 0 ? [] : [...chosen, ...pair]
}

const withoutWww = (name: string) => name.replace(/^www\./, '')

/** Shown before the first publish, since a domain would have nothing to show. */
function PublishFirst({ draftId, onClose }: { draftId: string; onClose: () => void }) {
  const openPublish = useSetAtom(publishOpenAtom)
  const isOpen = useAtomValue(storedDraftAtom)?.draftId === draftId
  const publish = () => {
    onClose()
    openPublish(true)
  }
  return (
    <div className={classes.notice}>
      <IconWorld size={32} stroke={1.5} aria-hidden />
      <h3>Publish your website first</h3>
      <p>Then you can connect a domain you own, such as example.com.</p>
      {isOpen ? (
        <Button onClick={publish} data-autofocus>
          Publish your website
        </Button>
      ) : (
        <Button component={Link} to={designerPath(draftId)} data-autofocus>
          Open your website
        </Button>
      )}
    </div>
  )
}

/** Shown if this installation doesn't support domains. */
const NotOffered = () => (
  <div className={classes.notice}>
    <IconWorldOff size={32} stroke={1.5} aria-hidden />
    <h3>Custom domains aren’t available here</h3>
    <p>Custom domains aren’t set up on this installation of {product.name}. Your website keeps its web address.</p>
  </div>
)

function DomainsProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div className={classes.notice} role="alert">
      <h3>{problems.loading}</h3>
      <p>
        <ErrorText error={error} advice={stillIntact.domains} />
      </p>
      <Button variant="default" onClick={onRetry} data-autofocus>
        Try again
      </Button>
    </div>
  )
}
