import classes from './step-list.module.css'
import { type Step, steps } from './steps.ts'

/** The five steps and where one is. Steps already done lead back to themselves. */
export function StepList({ step, onChoose }: { step: Step; onChoose: (step: Step) => void }) {
  const at = steps.indexOf(step)
  return (
    <nav aria-label="Steps" className={classes.steps}>
      <ol>
        {steps.map((name, index) => (
          <li key={name} data-state={index < at ? 'done' : index === at ? 'current' : 'ahead'}>
            <button
              type="button"
              disabled={index > at}
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
