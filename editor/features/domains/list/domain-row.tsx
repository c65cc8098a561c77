import classes from '../domains.module.css'
import { stageOf } from '../stage.ts'
import { StageSign } from '../stage-sign.tsx'
import { StageText } from '../stage-text.tsx'
import { StageWay } from '../stage-way.tsx'
import type { DomainRowProps } from './domain-row-props.ts'
import { RowActions } from './row-actions.tsx'

/** One domain of the website: how far it is, and what can be done with it. */
export function DomainRow(props: DomainRowProps) {
  const { domain, main } = props
  const stage = stageOf(domain)
  const follows = domain.live && !domain.main && main
  const shown = follows ? { ...stage, text: `Redirects visitors to ${main.shownName}.` } : stage
  return (
    <li className={classes.row}>
      <div className={classes.rowHead}>
        <h3>{domain.shownName}</h3>
        <StageSign stage={stage} />
        {domain.main && <span className={classes.main}>Main domain</span>}
      </div>
      <StageText stage={shown} />
      {stage.tone === 'waiting' && <StageWay stage={stage} />}
      <RowActions {...props} />
    </li>
  )
}
