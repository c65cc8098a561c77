import { wasCreationBegun } from '../../state/creation-begun.ts'
import { late } from '../../ui/late.tsx'
import { useSmallScreen } from '../../ui/use-small-screen.ts'
import classes from './login-screen.module.css'
import { useWaitingWebsite } from './use-waiting-website.ts'

const SiteMiniature = late(async () => (await import('../../ui/site-miniature.tsx')).SiteMiniature)

/** The website that somebody signs in to keep, beside the question. Its place is there before it is. */
export function WaitingSite() {
  const waiting = useWaitingWebsite()
  const isSmall = useSmallScreen()
  if (isSmall || waiting === null || !wasCreationBegun()) return null
  return (
    <div className={classes.site}>
      {waiting && <SiteMiniature site={waiting.websiteSettings} name="Your website" turn={0} />}
    </div>
  )
}
