import { ActionIcon, Textarea } from '@mantine/core'
import { IconArrowUp, IconChevronDown, IconPlayerStopFilled, IconSparkles } from '@tabler/icons-react'
import { useAtomValue } from 'jotai'
import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { messageLength } from '#worker/asks/schema.ts'
import { panelOpenAtom, useAskFolded } from '../document/selection.ts'
import { Counted } from '../form/counted.tsx'
import { useOpenScreen } from '../palette/screen-places.ts'
import { useShortcutWords } from '../toolbar/use-shortcuts.ts'
import classes from './ask.module.css'
import { AskAnswer, EarlierAsks, Suggestions } from './ask-answer.tsx'
import { AskCard } from './ask-card.tsx'
import { useAsking } from './asking.ts'

const lineId = 'ask-line'
const question = 'What should change?'

/** The input below the page for requesting changes. Replies and proposed changes show above it. */
export function AskBar({ draftId }: { draftId: string }) {
  const openScreen = useOpenScreen()
  const { asking, asks, ask, stop, settle, redo, reopen } = useAsking(draftId, openScreen)
  const [typed, setTyped] = useState('')
  const { folded, setFolded } = useAskFolded()
  const panelOpen = useAtomValue(panelOpenAtom)
  const bar = useRef<HTMLElement>(null)
  const help = useSuggestionsOpen(bar)
  const keyboard = useKeyboardHeight(bar)
  const keys = useShortcutWords()
  useFocusOnProposal(bar, asking.status === 'proposed')

  const line = () => document.getElementById(lineId) as HTMLTextAreaElement | null
  /** Focuses the input, except on touch screens, where the keyboard would cover the page. */
  const returnToLine = () => {
    help.close()
    if (bar.current?.contains(document.activeElement)) (isTouched() ? bar.current : line())?.focus()
  }
  const send = async (message: string) => {
    if (message === '' || asking.status === 'running') return
    help.close()
    setTyped(message)
    const isAnswered = await ask(message)
    // Keep text typed during the run.
    if (isAnswered) setTyped((now) => (now.trim() === message ? '' : now))
  }
  const put = (message: string) => {
    setTyped(message)
    help.close()
    line()?.focus()
  }
  const fold = () => {
    stop()
    setFolded(true)
  }
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      void send(typed.trim())
    }
    if (event.key === 'ArrowUp' && typed === '') help.open()
    if (event.key !== 'Escape') return
    if (asking.status === 'quiet') line()?.blur()
    else stop()
    help.close()
  }

  if (folded) return null
  const isRunning = asking.status === 'running'
  const isAsking = help.isOpen && asking.status === 'quiet' && typed === ''
  return (
    <section
      ref={bar}
      className={classes.ask}
      style={{ '--keyboard': `${keyboard}px` } as CSSProperties}
      aria-label="Ask for a change"
      data-ask
      data-away={panelOpen || undefined}
      tabIndex={-1}
      onBlur={help.onBlur}
    >
      <div className={classes.over}>
        {asking.status === 'proposed' ? (
          <AskCard
            key={asking.turn.turnId}
            turn={asking.turn}
            onSettled={(accepted) => {
              settle(asking.turn, accepted)
              returnToLine()
            }}
            onClose={() => {
              stop()
              returnToLine()
            }}
          />
        ) : (
          <AskAnswer
            asking={asking}
            onRetry={() => send(typed.trim())}
            onRedo={redo}
            onChoose={(choice) => void send(choice)}
            onOpen={openScreen}
            onClose={() => [stop(), returnToLine()]}
          />
        )}
        {isAsking && asks && (asks.turns.length > 0 || asks.suggestions.length > 0) && (
          <div className={classes.help}>
            <EarlierAsks turns={asks.turns} onReopen={reopen} onPut={put} />
            <Suggestions suggestions={asks.suggestions} onPut={put} />
          </div>
        )}
      </div>
      <form
        className={classes.line}
        onSubmit={(event) => {
          event.preventDefault()
          void send(typed.trim())
        }}
      >
        <IconSparkles className={classes.sign} size={18} aria-hidden />
        <Counted length={typed.length} max={messageLength}>
          <Textarea
            id={lineId}
            variant="unstyled"
            classNames={{ input: classes.input }}
            aria-label={question}
            placeholder={question}
            aria-keyshortcuts="Control+J Meta+J"
            enterKeyHint="send"
            maxLength={messageLength}
            autosize
            minRows={1}
            maxRows={3}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onFocus={help.onFocus}
            onClick={help.open}
            onKeyDown={press}
          />
        </Counted>
        {typed === '' && !isRunning && (
          <kbd className={classes.keys} aria-hidden>
            {keys.ask}
          </kbd>
        )}
        {typed === '' && !isRunning && (
          <ActionIcon variant="subtle" color="gray" aria-label="Hide this line" title="Hide this line" onClick={fold}>
            <IconChevronDown size={18} aria-hidden />
          </ActionIcon>
        )}
        {isRunning ? (
          <ActionIcon
            key="stop"
            variant="filled"
            color="gray"
            radius="xl"
            aria-label="Stop"
            title="Stop"
            onClick={() => [stop(), line()?.focus()]}
          >
            <IconPlayerStopFilled size={14} aria-hidden />
          </ActionIcon>
        ) : (
          <ActionIcon
            key="send"
            type="submit"
            radius="xl"
            aria-label="Send"
            title="Send"
            aria-disabled={typed.trim() === '' || undefined}
            data-disabled={typed.trim() === '' || undefined}
          >
            <IconArrowUp size={18} aria-hidden />
          </ActionIcon>
        )}
      </form>
    </section>
  )
}

const isTouched = () => matchMedia('(pointer: coarse)').matches

/** Opens the suggestions when the owner focuses the input, but not when focus is restored to it. */
function useSuggestionsOpen(bar: RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useState(false)
  return {
    isOpen,
    open: () => setOpen(true),
    close: () => setOpen(false),
    // Focus that moves within the bar doesn't open them.
    onFocus: ({ relatedTarget }: FocusEvent) => bar.current?.contains(relatedTarget) || setOpen(true),
    onBlur: ({ relatedTarget }: FocusEvent) => bar.current?.contains(relatedTarget) || setOpen(false),
  }
}

/** Moves the focus to a proposal, unless the owner is in another field. */
function useFocusOnProposal(bar: RefObject<HTMLElement | null>, isProposed: boolean) {
  useEffect(() => {
    const isFree = document.activeElement === document.body || bar.current?.contains(document.activeElement)
    if (isProposed && isFree) bar.current?.querySelector<HTMLElement>('[data-card]')?.focus()
  }, [bar, isProposed])
}

/** Height of the on-screen keyboard in pixels, while the input has the focus. */
function useKeyboardHeight(bar: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(0)
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return
    const measure = () => {
      const covered = window.innerHeight - view.height - view.offsetTop
      const isTyped = bar.current?.contains(document.activeElement) && view.scale === 1
      setHeight(isTyped ? Math.max(0, Math.round(covered)) : 0)
    }
    view.addEventListener('resize', measure)
    view.addEventListener('scroll', measure)
    return () => {
      view.removeEventListener('resize', measure)
      view.removeEventListener('scroll', measure)
    }
  }, [bar])
  return height
}
