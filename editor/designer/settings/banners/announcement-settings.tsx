import { NativeSelect, Switch } from '@mantine/core'
import { useSetAtom } from 'jotai'
import { stateOf } from '#renderer/dates/page-dates.ts'
import { changeSettings } from '#renderer/document/edits/edits.ts'
import { limits } from '#renderer/document/fields/limits.ts'
import { type Announcement, announcement as announcementSchema } from '#renderer/document/values/announcement.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { focusSoon } from '#ui/window/focus-soon.ts'
import { zoneWords } from '#ui/words/when-words.ts'
import { editAtom } from '../../document/edits.ts'
import { useOwnersLocale, withBusinessZone } from '../../form/facts/business-clock.ts'
import { DateField, dayWords } from '../../form/facts/date-field.tsx'
import { describeFields } from '../../form/field-description.ts'
import { FieldPlace } from '../../form/field-place.tsx'
import { FormField } from '../../form/section-form.tsx'
import classes from '../settings.module.css'
import { TextSetting } from '../text-setting.tsx'
import { useSetting } from '../use-setting.ts'

const path = 'settings.announcement'
const [linkField] = describeFields(announcementSchema.pick({ link: true }))

/** A line above the website's header, optionally between two dates. Turning it off keeps the text. */
export function AnnouncementSettings() {
  const [announcement] = useSetting('announcement')
  const [timeZone] = useSetting('timeZone')
  const locale = useOwnersLocale()
  const edit = useSetAtom(editAtom)
  const { enabled, text, firstDay, lastDay } = announcement
  const change = (part: Partial<Announcement>, typing?: string) =>
    edit((document) => withAnnouncement(document, part), typing)
  const isDated = firstDay !== '' || lastDay !== ''
  const state = stateOf(announcement, timeZone, Date.now())
  const day = (part: 'firstDay' | 'lastDay', label: string) => (
    <DateField
      id={`${path}.${part}`}
      label={label}
      value={announcement[part]}
      locale={locale}
      min={part === 'lastDay' ? firstDay || undefined : undefined}
      error={part === 'lastDay' && state === 'never' ? 'The last day comes before the first.' : undefined}
      onChange={(value) => change({ [part]: value }, `${path}.${part}`)}
    />
  )
  return (
    <>
      <FieldPlace path={path}>
        <Switch
          id={path}
          label="Announcement"
          description="A line at the top of your website: an offer, a holiday, an event."
          checked={enabled}
          onChange={(event) => {
            change({ enabled: event.currentTarget.checked })
            if (event.currentTarget.checked && text === '') focusSoon(`${path}.text`)
          }}
        />
      </FieldPlace>
      {enabled && (
        <>
          <TextSetting
            name="announcement.text"
            label="Text"
            placeholder="Closed December 24 to 26. Merry Christmas!"
            long
            max={limits.announcement}
            value={text}
            onChange={(next, typing) => change({ text: String(next) }, typing)}
          />
          {linkField && <FormField field={linkField} path={`${path}.link`} />}
          <div className={classes.days}>
            {day('firstDay', 'First day (optional)')}
            {day('lastDay', 'Last day (optional)')}
          </div>
          <p className={classes.dayNote} role="status">
            {announcementNote(announcement, timeZone, Date.now(), locale)}
          </p>
          {isDated && <TimeZoneSetting />}
        </>
      )}
    </>
  )
}

/** Changes the announcement. Its first date sets the website's time zone to the business's. */
export function withAnnouncement(document: WebsiteSettings, part: Partial<Announcement>): WebsiteSettings {
  const { announcement } = document.settings
  const changed = changeSettings(document, { announcement: { ...announcement, ...part } })
  return part.firstDay || part.lastDay ? withBusinessZone(changed) : changed
}

/** When visitors see an announcement, as a sentence. */
export function announcementNote(announcement: Announcement, zone: string, now: number, locale = 'en-US'): string {
  const { firstDay, lastDay, text } = announcement
  if (text.trim() === '') return 'Visitors see it once it has a text and you publish.'
  const until = lastDay ? ` through ${dayWords(lastDay, locale)}` : ''
  const byItself = 'Your website changes on its own then. You don’t have to publish again.'
  switch (stateOf(announcement, zone, now)) {
    case 'never':
      return 'Visitors never see it, since its last day comes before its first.'
    case 'early':
      return `Visitors see it from ${dayWords(firstDay, locale)}${until}. ${byItself}`
    case 'over':
      return `Visitors no longer see it, since ${dayWords(lastDay, locale)} is over.`
    default:
      return lastDay ? `Visitors see it${until}. ${byItself}` : 'Visitors see it until you switch it off and publish.'
  }
}

const zonePath = 'settings.timeZone'

/** The time zone of the website's dates. Defaults to the business's. */
export function TimeZoneSetting() {
  const [timeZone, change] = useSetting('timeZone')
  const zones = [...new Set([timeZone, ...Intl.supportedValuesOf('timeZone')])].sort()
  return (
    <FieldPlace path={zonePath}>
      <NativeSelect
        id={zonePath}
        label="Time zone"
        description={
          timeZone && `Days begin at midnight in ${zoneWords({ zone: timeZone })}. Choose where your business is.`
        }
        error={timeZone === '' ? 'Choose where your business is, so that days begin at your midnight.' : undefined}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data={zones.map((zone) => ({ value: zone, label: zone || 'Choose a time zone' }))}
        value={timeZone}
        onChange={(event) => change(event.currentTarget.value)}
      />
    </FieldPlace>
  )
}
