import { Switch, TextInput } from '@mantine/core'
import { useSetAtom } from 'jotai'
import { stateOf } from '#renderer/dates/page-dates.ts'
import { limits } from '#renderer/document/fields/limits.ts'
import { type Announcement, announcement as announcementSchema } from '#renderer/document/values/announcement.ts'
import { focusSoon } from '#ui/window/focus-soon.ts'
import { editAtom } from '../../document/edits.ts'
import { describeFields } from '../../form/field-description.ts'
import { FieldPlace } from '../../form/field-place.tsx'
import { FormField } from '../../form/section-form.tsx'
import classes from '../settings.module.css'
import { TextSetting } from '../text-setting.tsx'
import { useSetting } from '../use-setting.ts'
import { announcementNote, withAnnouncement } from './announced.ts'
import { TimeZoneSetting } from './time-zone-setting.tsx'

const path = 'settings.announcement'
const [linkField] = describeFields(announcementSchema.pick({ link: true }))

/** A line above the header of the website, perhaps for some days only. Its text is kept while it is off. */
export function AnnouncementSettings() {
  const [announcement] = useSetting('announcement')
  const [timeZone] = useSetting('timeZone')
  const edit = useSetAtom(editAtom)
  const { enabled, text, firstDay, lastDay } = announcement
  const change = (part: Partial<Announcement>, typing?: string) =>
    edit((document) => withAnnouncement(document, part), typing)
  const isDated = firstDay !== '' || lastDay !== ''
  const state = stateOf(announcement, timeZone, Date.now())
  const day = (part: 'firstDay' | 'lastDay', label: string) => (
    <TextInput
      id={`${path}.${part}`}
      type="date"
      label={label}
      value={announcement[part]}
      min={part === 'lastDay' ? firstDay || undefined : undefined}
      error={part === 'lastDay' && state === 'never' ? 'The last day comes before the first.' : undefined}
      onChange={(event) => change({ [part]: event.currentTarget.value }, `${path}.${part}`)}
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
            {announcementNote(announcement, timeZone, Date.now())}
          </p>
          {isDated && <TimeZoneSetting />}
        </>
      )}
    </>
  )
}
