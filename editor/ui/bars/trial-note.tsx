import { pages } from '#worker/platform/addresses/paths.ts'
import classes from './trial-note.module.css'

/** Explains on every page of a trial what a trial is, and what real use requires. */
export const TrialNote = () => (
  <aside className={classes.note} aria-label="Trial">
    <strong>This is a trial.</strong> Emails are not sent: they arrive in the <a href={pages.mailbox}>mailbox</a>. For
    real use, give it two domains and a sender of emails, as docs/deploying.md says.
  </aside>
)
