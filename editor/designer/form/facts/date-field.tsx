import { TextInput, type TextInputProps } from '@mantine/core'

type DateFieldProps = Pick<TextInputProps, 'id' | 'label' | 'size' | 'error' | 'min' | 'max'> & {
  /** '2026-12-01', or blank. */
  value: string
  /** BCP 47, for date formatting. */
  locale: string
  onChange: (value: string) => void
}

/** A date input. Browsers format it in their own language, so the hint repeats the date in the business's format. */
export function DateField({ value, locale, onChange, ...field }: DateFieldProps) {
  return (
    <TextInput
      {...field}
      type="date"
      value={value}
      description={value === '' ? undefined : dayWords(value, locale)}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

/** 'Tue, 1 Dec 2026' in Britain. */
export const dayWords = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(`${day}T00:00Z`))
