import { Loader, TextInput } from '@mantine/core'
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react'
import { type HandleState, handleMessage } from './handle-state.ts'
import classes from './publish.module.css'

const tones: Record<HandleState['status'], 'quiet' | 'good' | 'wrong'> = {
  empty: 'quiet',
  checking: 'quiet',
  available: 'good',
  'in-use': 'wrong',
  invalid: 'wrong',
  unchecked: 'wrong',
}

/** The web address as one types it, with what is known of it below; the line is always there, so nothing moves. */
export function HandleField({ state, onType }: { state: HandleState; onType: (text: string) => void }) {
  const tone = tones[state.status]
  const icons = {
    quiet: null,
    good: <IconCircleCheck size={16} aria-hidden />,
    wrong: <IconAlertCircle size={16} aria-hidden />,
  }
  return (
    <div>
      <TextInput
        id="web-address"
        label="Web address"
        value={state.handle}
        onChange={(event) => onType(event.currentTarget.value)}
        rightSection={state.status === 'checking' ? <Loader size="xs" aria-hidden /> : null}
        aria-describedby="web-address-status"
        aria-invalid={tone === 'wrong' || undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus
      />
      <p id="web-address-status" className={classes.check} data-tone={tone} role="status">
        {icons[tone]}
        {handleMessage(state)}
      </p>
      <p className={classes.address}>{state.url ? bare(state.url) : ''}</p>
    </div>
  )
}

/** An address as a person would say it. */
export const bare = (url: string) => url.replace(/^https?:\/\//, '').replace(/\/$/, '')
