import { FieldPlace } from '../../../fields/field-place.tsx'
import classes from './settings.module.css'
import { SiteLink } from './site-host.tsx'
import { useSetting } from './use-setting.ts'

/** Where visitors find the website. */
export function WebAddress() {
  const [customDomain] = useSetting('customDomain')
  return (
    <FieldPlace path="settings.customDomain">
      <p className={classes.fact} id="settings.customDomain">
        <SiteLink unpublished="Publish your website first." />
        {customDomain !== '' && <span>{customDomain}</span>}
      </p>
    </FieldPlace>
  )
}
