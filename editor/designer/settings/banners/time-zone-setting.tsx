import { NativeSelect } from '@mantine/core'
import { zoneWords } from '#ui/words/when-words.ts'
import { FieldPlace } from '../../form/field-place.tsx'
import { useSetting } from '../use-setting.ts'

const path = 'settings.timeZone'

/** In which time zone the days of the website begin. It starts as the owner's own. */
export function TimeZoneSetting() {
  const [timeZone, change] = useSetting('timeZone')
  const value = timeZone || 'UTC'
  const zones = [...new Set([value, ...Intl.supportedValuesOf('timeZone')])].sort()
  return (
    <FieldPlace path={path}>
      <NativeSelect
        id={path}
        label="Time zone"
        description={`Days begin at midnight in ${zoneWords({ zone: value, hour12: false })}. Choose where your business is.`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data={zones}
        value={value}
        onChange={(event) => change(event.currentTarget.value)}
      />
    </FieldPlace>
  )
}
