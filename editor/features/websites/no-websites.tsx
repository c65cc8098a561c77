import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { pages } from '../../../worker/platform/addresses/paths.ts'
import classes from './no-websites.module.css'
import { websitesTitleId } from './websites-title.ts'

/** For someone who has no website yet, or none any more. */
export function NoWebsites() {
  return (
    <main className={classes.main}>
      <div className={classes.pages} aria-hidden>
        {[0, 1, 2].map((page) => (
          <span key={page} className={classes.page}>
            <span className={classes.picture} />
            <span className={classes.line} />
            <span className={classes.line} />
          </span>
        ))}
      </div>
      <h1 id={websitesTitleId} className={classes.title} tabIndex={-1}>
        Your first website starts here
      </h1>
      <p className={classes.hint}>
        Tell us what your business does and where it is. A few answers are enough for a website, and you can change
        every detail.
      </p>
      <Button component={Link} to={pages.create} size="md" leftSection={<IconPlus size={18} aria-hidden />}>
        Create your website
      </Button>
    </main>
  )
}
