import { Button } from '@mantine/core'
import { IconArrowLeft, IconExternalLink } from '@tabler/icons-react'
import { useQueries } from '@tanstack/react-query'
import type { Domain } from '#worker/domains/schema.ts'
import classes from '../domains.module.css'
import { reportQuery } from '../queries.ts'
import { isConnecting, stageOf } from '../stage.ts'
import { StageSteps, StageTag, StageText } from '../stage-text.tsx'
import type { Checks } from '../use-checks.ts'
import { Doctor } from './doctor.tsx'
import { ReConfigure } from './re-configure.tsx'

export const backId = 'all-domains'

type SetupProps = {
  draftId: string
  /** The domain being set up and its www counterpart. */
  domains: [Domain, ...Domain[]]
  checks: Checks
  onOpen: (domainName: string) => void
  onStop: (...domains: Domain[]) => void
  onBack: () => void
}

export function Setup({ draftId, domains, checks, onOpen, onStop, onBack }: SetupProps) {
  const [domain] = domains
  const isWaiting = (one: Domain) => isConnecting(stageOf(one))
  // If a pair is being connected, both are canceled together.
  const stopped = isWaiting(domain) ? domains.filter(isWaiting) : [domain]
  const stopLabel = isWaiting(domain) ? 'Cancel connection' : 'Disconnect'
  return (
    <div className={classes.view}>
      <div className={classes.bar}>
        <Button
          id={backId}
          size="compact-sm"
          variant="subtle"
          color="gray"
          leftSection={<IconArrowLeft size={16} aria-hidden />}
          onClick={onBack}
        >
          All domains
        </Button>
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          aria-label={`${stopLabel}: ${stopped.map(({ shownName }) => shownName).join(', ')}`}
          onClick={() => onStop(...stopped)}
        >
          {stopLabel}
        </Button>
      </div>
      <Progress domains={domains} />
      {(domain.live || domain.state === 'Failed') && (
        <div className={classes.actions}>
          {domain.live && (
            <Button
              component="a"
              href={domain.url}
              target="_blank"
              rel="noreferrer"
              rightSection={<IconExternalLink size={16} aria-label="opens in a new window" />}
            >
              Visit {domain.shownName}
            </Button>
          )}
          {domain.state === 'Failed' && <ReConfigure draftId={draftId} domain={domain} onDone={() => undefined} />}
        </div>
      )}
      <Doctor draftId={draftId} domains={domains} checks={checks} onOpen={onOpen} />
    </div>
  )
}

/** Progress of domains, grouped by stage. */
export function Progress({ domains }: { domains: readonly Domain[] }) {
  const reports = useQueries({ queries: domains.map(({ domainName }) => reportQuery(domainName)) })
  const byStage = new Map<string, { names: string[]; stage: ReturnType<typeof stageOf> }>()
  for (const [index, domain] of domains.entries()) {
    const stage = stageOf(domain, reports[index]?.data)
    const key = JSON.stringify(stage)
    byStage.set(key, { stage, names: [...(byStage.get(key)?.names ?? []), domain.shownName] })
  }
  return [...byStage.values()].map(({ names, stage }) => (
    <section key={names[0]} className={classes.progress} aria-label={names.join(' and ')}>
      <div className={classes.rowHead}>
        <h3>
          {names[0]}
          {names[1] && <span className={classes.andName}> and {names[1]}</span>}
        </h3>
        <StageTag stage={stage} />
      </div>
      <StageText stage={stage} />
      {stage.tone !== 'quiet' && <StageSteps stage={stage} />}
    </section>
  ))
}
