import { Switch, Textarea } from '@mantine/core'
import { useSetAtom } from 'jotai'
import { use } from 'react'
import type { HoursException } from '#renderer/document/business.ts'
import { limits } from '#renderer/document/fields/limits.ts'
import { exceptionRows } from '#renderer/facts/exception-rows.ts'
import { hoursRows } from '#renderer/facts/format-hours.ts'
import { editAtom } from '../../document/edits.ts'
import { Counted } from '../counted.tsx'
import { FieldPlace } from '../field-place.tsx'
import type { FieldProps } from '../field-props.ts'
import classes from '../fields.module.css'
import { withBusinessZone } from './business-clock.ts'
import { BusinessFactsContext } from './business-facts.ts'
import { ExceptionsField } from './exceptions-field.tsx'
import { confirmed, OriginNote } from './fact-notes.tsx'
import factClasses from './facts.module.css'
import { WeekField } from './week-field.tsx'

export function HoursField({ field, id, value, onChange }: FieldProps<'hours'>) {
  const edit = useSetAtom(editAtom)
  const changeExceptions = (exceptions: HoursException[], typing?: string) => {
    onChange({ ...value, exceptions }, typing)
    if (exceptions.some(({ firstDay }) => firstDay !== '')) edit(withBusinessZone, typing)
  }
  return (
    <fieldset className={classes.group}>
      <legend className={classes.label}>{field.label}</legend>
      <WeekField id={id} hours={value} onChange={(week, typing) => onChange({ ...value, ...week }, typing)} />
      <FieldPlace path={`${id}.byAppointment`}>
        <Switch
          id={`${id}-appointment`}
          label="By appointment"
          checked={value.byAppointment}
          onChange={(event) => onChange({ ...value, byAppointment: event.currentTarget.checked })}
        />
      </FieldPlace>
      <FieldPlace path={`${id}.exceptions`}>
        <ExceptionsField id={`${id}-exceptions`} exceptions={value.exceptions} onChange={changeExceptions} />
      </FieldPlace>
      <Counted length={value.note.length} max={limits.businessHoursNote}>
        <Textarea
          id={`${id}-note`}
          label="Notes"
          description="What no date can say, one per line, such as “Open on bank holidays”."
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autosize
          minRows={2}
          maxRows={8}
          maxLength={limits.businessHoursNote}
          value={value.note}
          onChange={(event) => onChange({ ...value, note: event.currentTarget.value }, `${id}-note`)}
        />
      </Counted>
      <Preview value={value} onChange={onChange} />
    </fieldset>
  )
}

function Preview({ value, onChange }: Pick<FieldProps<'hours'>, 'value' | 'onChange'>) {
  const { locale } = use(BusinessFactsContext)
  const rows = [...hoursRows(value, locale), ...exceptionRows(value, locale)]
  if (rows.length === 0) return <p className={factClasses.seen}>No opening hours are shown.</p>
  return (
    <>
      <p className={factClasses.seen}>Visitors see:</p>
      <dl className={factClasses.preview} lang={locale}>
        {rows.map(({ days, times }) => (
          <div key={`${days} ${times}`} className={factClasses.previewRow}>
            <dt>{days}</dt>
            <dd>{times}</dd>
          </div>
        ))}
      </dl>
      <OriginNote fact={value} ages onConfirm={() => onChange(confirmed(value))} />
    </>
  )
}
