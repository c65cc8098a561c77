import { IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { pages } from '../../../worker/platform/addresses/paths.ts'
import { problems, websiteLimitAdvice } from '../../messages.ts'
import classes from './create-card.module.css'

/** The place for another website; at the account's limit, what to do about it. */
export function CreateCard({ isFull }: { isFull: boolean }) {
  return (
    <li className={classes.card} data-full={isFull || undefined}>
      <div className={classes.words} role="status">
        {isFull && (
          <>
            <p className={classes.title}>{problems.websiteLimit}</p>
            <p className={classes.hint}>{websiteLimitAdvice}</p>
          </>
        )}
      </div>
      {!isFull && (
        <Link className={classes.create} to={pages.create}>
          <span className={classes.sign} aria-hidden>
            <IconPlus size={20} />
          </span>
          Create another website
        </Link>
      )}
    </li>
  )
}
