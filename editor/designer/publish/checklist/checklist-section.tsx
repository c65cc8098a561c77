import { UnstyledButton } from '@mantine/core'
import { IconAlertTriangle, IconChevronRight, IconCircleCheck, IconEye } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { useVanishingLogo, vanishingLogo } from '../../theme/logo-at-night.ts'
import classes from './checklist.module.css'
import { findingsOf } from './checklist.ts'
import type { Finding, Severity } from './finding.ts'

const collapsedCount = 6

const logoFinding: Finding = {
  severity: 'worth a look',
  place: 'Dark mode',
  sentence: vanishingLogo,
  path: 'theme.darkMode',
}

const signs: Record<Severity, typeof IconEye> = { 'must look at': IconAlertTriangle, 'worth a look': IconEye }

/** Suggestions before publishing. Each links to its field. None blocks publishing. */
export function ChecklistSection({
  document,
  onFollow,
}: {
  document: WebsiteSettings
  onFollow: (path: string) => void
}) {
  const found = useMemo(() => findingsOf(document), [document])
  const findings = useVanishingLogo(document) ? [...found, logoFinding] : found
  const [all, setAll] = useState(false)
  const shown = all ? findings : findings.slice(0, collapsedCount)
  return (
    <section className={classes.section} aria-labelledby="before-going-live">
      <h3 id="before-going-live">Before going live</h3>
      {findings.length === 0 && (
        <p className={classes.well}>
          <IconCircleCheck size={20} aria-hidden />
          Ready to publish.
        </p>
      )}
      <ul className={classes.list}>
        {shown.map(({ severity, place, sentence, path }) => {
          const Sign = signs[severity]
          return (
            <li key={`${path} ${sentence}`}>
              <UnstyledButton className={classes.finding} data-severity={severity} onClick={() => onFollow(path)}>
                <Sign size={20} role="img" aria-label={severity} />
                <span>
                  <strong>{place}</strong> {sentence}
                </span>
                <IconChevronRight size={16} aria-hidden />
              </UnstyledButton>
            </li>
          )
        })}
      </ul>
      {findings.length > shown.length && (
        <UnstyledButton className={classes.more} onClick={() => setAll(true)}>
          Show {findings.length - shown.length} more
        </UnstyledButton>
      )}
    </section>
  )
}
