import type { Domain } from '../../../../worker/domains/schema.ts'
import classes from '../domains.module.css'
import { stageOf } from '../stage.ts'
import { StageSign } from '../stage-sign.tsx'
import { StageText } from '../stage-text.tsx'
import { StageWay } from '../stage-way.tsx'

/** How far domains are: those that are equally far, together. */
export function Progress({ domains }: { domains: readonly Domain[] }) {
  const byStage = new Map<string, { names: string[]; stage: ReturnType<typeof stageOf> }>()
  for (const domain of domains) {
    const stage = stageOf(domain)
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
        <StageSign stage={stage} />
      </div>
      <StageText stage={stage} />
      {stage.tone !== 'quiet' && <StageWay stage={stage} />}
    </section>
  ))
}
