import type { Overview } from '#worker/upkeep/operate/schema.ts'
import classes from './operate.module.css'

const names: Record<keyof Overview['today'], string> = {
  signUps: 'Sign-ups',
  websites: 'New websites',
  published: 'Publications',
  messages: 'Messages',
  views: 'Views of our pages',
}
const format = new Intl.NumberFormat('en')

/** Today's numbers, each with that of the day before. Days begin at midnight UTC. */
export function Numbers({ overview: { today, yesterday } }: { overview: Overview }) {
  return (
    <dl className={classes.numbers} aria-label="Today">
      {Object.entries(names).map(([name, label]) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>
            {format.format(today[name as keyof typeof today])}
            <small>yesterday {format.format(yesterday[name as keyof typeof yesterday])}</small>
          </dd>
        </div>
      ))}
    </dl>
  )
}
