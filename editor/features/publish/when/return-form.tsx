import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import type { Clock } from '../../../ui/when-words.ts'
import { TimeField } from './time-field.tsx'
import { choiceWords, quickTimes, type WhenChoice } from './when-choice.ts'

const own = 'own'

type ReturnFormProps = { choice: WhenChoice; now: number; clock: Clock; onChange: (choice: WhenChoice) => void }

/** When what is online now comes back: at one of the times that are offered, or another. */
export function ReturnForm({ choice, now, clock, onChange }: ReturnFormProps) {
  const { at, backAt } = choice
  const quick = quickTimes(choice, now, clock)
  const [wantsOwn, setOwn] = useState(false)
  const isOwn = wantsOwn || backAt === null || !quick.includes(backAt)
  const choose = (value: string) => {
    setOwn(value === own)
    if (value !== own) onChange({ at, backAt: value })
  }
  const offered = quick.map((value) => ({ value, label: choiceWords({ at: value, backAt: null }, now, clock) }))
  return (
    <>
      <SegmentedControl
        fullWidth
        size="xs"
        withItemsBorders={false}
        aria-label="When the current version comes back"
        data={[...offered, { value: own, label: 'Custom' }]}
        value={isOwn ? own : backAt}
        onChange={choose}
      />
      {isOwn && (
        <TimeField
          label="Comes back"
          value={backAt ?? ''}
          now={now}
          clock={clock}
          after={at}
          onChange={(value) => onChange({ at, backAt: value })}
        />
      )}
    </>
  )
}
