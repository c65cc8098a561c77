import { IconCheck } from '@tabler/icons-react'
import { useSession } from '#session/session.ts'
import { signInPath } from '#session/sign-in-path.ts'
import { Mark } from '#ui/bars/mark.tsx'
import { pages } from '#worker/platform/addresses/paths.ts'
import { type Step, steps } from './steps.ts'
import classes from './wizard-bar.module.css'

type WizardBarProps = {
  step: Step
  reachable: Step
  onChoose: (step: Step) => void
}

export function WizardBar(props: WizardBarProps) {
  const { user } = useSession()
  return (
    <header className={classes.bar}>
      <div className={classes.inner}>
        <div className={classes.brand}>
          <a href={pages.home} aria-label="Home">
            <Mark />
          </a>
          <h1>Create your website</h1>
        </div>
        <StepList {...props} />
        <div className={classes.aside}>
          <a href={pages.support} target="_blank" rel="noreferrer" data-click="help">
            Help
          </a>
          {user ? (
            <a href={pages.websites}>Your websites</a>
          ) : (
            <a href={signInPath({ pathname: pages.create, search: '' })}>Sign in</a>
          )}
        </div>
      </div>
    </header>
  )
}

/** The five steps. Visited ones can be reopened. */
function StepList({ step, reachable, onChoose }: WizardBarProps) {
  const at = steps.indexOf(step)
  const last = Math.max(at, steps.indexOf(reachable))
  return (
    <nav aria-label="Steps" className={classes.steps}>
      <p className={classes.at} aria-hidden>
        {at + 1} of {steps.length}, {step}
      </p>
      <ol>
        {steps.map((name, index) => (
          <li key={name} data-state={stateOf(index, at, last)}>
            <button
              type="button"
              disabled={index > last}
              aria-current={index === at ? 'step' : undefined}
              onClick={() => onChoose(name)}
            >
              <IconCheck size={16} stroke={1.6} aria-hidden />
              <span>{name}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

const stateOf = (index: number, at: number, last: number) =>
  index === at ? 'current' : index < at ? 'done' : index <= last ? 'visited' : 'ahead'
