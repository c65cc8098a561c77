import classes from './step-list.module.css'
import { type Step, steps } from './steps.ts'

type StepListProps = {
  step: Step
  /** The last one that can be gone to. */
  reachable: Step
  onChoose: (step: Step) => void
}

/** The five steps and where one is. Those that are done lead to themselves, also from before them. */
export function StepList({ step, reachable, onChoose }: StepListProps) {
  const at = steps.indexOf(step)
  const last = Math.max(at, steps.indexOf(reachable))
  return (
    <nav aria-label="Steps" className={classes.steps}>
      <ol>
        {steps.map((name, index) => (
          <li key={name} data-state={stateOf(index, at, last)}>
            <button
              type="button"
              disabled={index > last}
              aria-current={index === at ? 'step' : undefined}
              onClick={() => onChoose(name)}
            >
              <span className={classes.label}>{name}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

const stateOf = (index: number, at: number, last: number) =>
  index === at ? 'current' : index < at ? 'done' : index <= last ? 'visited' : 'ahead'
