import { Button, Loader, TextInput } from '@mantine/core'
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react'
import { limits } from '#renderer/document/fields/limits.ts'
import { useSmallScreen } from '#ui/use-small-screen.ts'
import classes from './address.module.css'
import { type HandleState, handleMessage } from './handle-state.ts'

const tones: Record<HandleState['status'], 'quiet' | 'good' | 'wrong'> = {
  empty: 'quiet',
  checking: 'quiet',
  available: 'good',
  'in-use': 'wrong',
  invalid: 'wrong',
  unchecked: 'wrong',
}

type HandleFieldProps = {
  state: HandleState
  /** The current handle. Null while offline. */
  published: string | null
  /** Focused when the dialog opens. */
  takesFocus?: boolean
  onType: (text: string) => void
}

/** The web address input with its status below. The status line always takes space, to avoid layout shift. */
export function HandleField({ state, published, takesFocus = false, onType }: HandleFieldProps) {
  const { handle, status, domain } = state
  const isSmall = useSmallScreen()
  const ending = domain && <span id="web-address-domain">{domain}</span>
  const isHere = handle === published && status !== 'unchecked'
  const tone = isHere ? 'good' : tones[status]
  const icons = {
    quiet: status === 'checking' ? <Loader size={14} aria-hidden /> : null,
    good: <IconCircleCheck size={16} aria-hidden />,
    wrong: <IconAlertCircle size={16} aria-hidden />,
  }
  return (
    <>
      <TextInput
        id="web-address"
        label="Web address"
        size="md"
        classNames={{ label: classes.label, section: classes.domain }}
        value={handle}
        onChange={(event) => onType(event.currentTarget.value)}
        maxLength={limits.handle * 2}
        rightSection={!isSmall && ending}
        rightSectionWidth={domain && !isSmall ? domain.length * 7.5 + 24 : undefined}
        rightSectionPointerEvents="none"
        aria-describedby="web-address-domain web-address-status"
        aria-invalid={tone === 'wrong' || undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus={takesFocus || undefined}
      />
      {isSmall && <p className={classes.ending}>{ending}</p>}
      <p id="web-address-status" className={classes.status} data-tone={tone} role="status">
        {icons[tone]}
        {isHere ? 'Your website is here' : handleMessage(state)}
      </p>
    </>
  )
}

type FreeHandlesProps = {
  suggestions: readonly string[]
  looking: boolean
  before?: string
  onChoose: (handle: string) => void
}

/** Available alternatives, in a scrolling row. */
export function FreeHandles({ suggestions, looking, before = 'Available:', onChoose }: FreeHandlesProps) {
  return (
    <div className={classes.free} role="status">
      {suggestions.length > 0 && before}
      {suggestions.length === 0 &&
        (looking ? 'Looking for similar addresses…' : 'Try adding your town or what you do.')}
      {suggestions.map((suggestion) => (
        <Button key={suggestion} size="compact-sm" variant="light" color="gray" onClick={() => onChoose(suggestion)}>
          {suggestion}
        </Button>
      ))}
    </div>
  )
}
