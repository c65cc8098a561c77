import { Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useAtomValue } from 'jotai'
import { FieldPlace } from '../../../fields/field-place.tsx'
import { pageFactsAtom } from './page-facts.ts'
import classes from './previews.module.css'
import { useSetting } from './use-setting.ts'

/** The page's tab as a browser shows it: with a picture of the owner's, or the first letter of the name in the site's colors. */
export function BrowserIcon() {
  const facts = useAtomValue(pageFactsAtom)
  const [, change] = useSetting('browserIcon')
  if (!facts) return null
  return (
    <FieldPlace path="settings.browserIcon">
      <figure className={classes.preview} id="settings.browserIcon">
        <figcaption className={classes.caption}>Browser icon and tab</figcaption>
        <div className={classes.tabs}>
          <div className={classes.tab}>
            <img className={classes.tabIcon} src={facts.icon} alt="" width={16} height={16} />
            <span className={classes.tabTitle}>{facts.title}</span>
            <IconX size={12} aria-hidden />
          </div>
        </div>
        {facts.hasOwnIcon ? (
          <Button variant="default" size="compact-xs" onClick={() => change(null)}>
            Use the automatic icon
          </Button>
        ) : (
          <p className={classes.note}>Automatic: the first letter of your business in your website’s colors.</p>
        )}
      </figure>
    </FieldPlace>
  )
}
