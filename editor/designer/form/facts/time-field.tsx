import { NativeSelect, type NativeSelectProps } from '@mantine/core'

const stepMinutes = 5

type TimeFieldProps = Pick<NativeSelectProps, 'id' | 'label' | 'size' | 'disabled'> & {
  name: string
  /** '09:30' */
  value: string
  /** BCP 47, for time formatting. */
  locale: string
  onChange: (value: string) => void
}

/** A time in the 12- or 24-hour clock of the business's country. Native time inputs use the browser's language. */
export function TimeField({ name, value, locale, onChange, ...field }: TimeFieldProps) {
  return (
    <NativeSelect
      {...field}
      aria-label={name}
      data={timesOfDay(value, locale)}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

/** Every five minutes, plus the current value. */
export function timesOfDay(value: string, locale: string): { value: string; label: string }[] {
  const format = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  const steps = Array.from({ length: (24 * 60) / stepMinutes }, (_, step) => asTime(step * stepMinutes))
  return [...new Set([...steps, value])].sort().map((time) => ({
    value: time,
    label: format.format(Date.parse(`2024-01-01T${time}Z`)),
  }))
}

const asTime = (minutes: number) => new Date(minutes * 60_000).toISOString().slice(11, 16)
