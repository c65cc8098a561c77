import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { type RewriteWay, wishLength } from '#worker/asks/rewrites/schema.ts'
import { languages } from '../settings/languages.ts'
import classes from './rewriting.module.css'
import type { RewriteChoice } from './rewriting.ts'

type WayChoiceProps = {
  ways: readonly RewriteWay[] | undefined
  running: RewriteWay | undefined
  onAsk: (how: RewriteChoice) => void
}

/** Disables a button without dropping its focus, as `disabled` would. */
export const unavailable = { 'data-disabled': true, 'aria-disabled': true } as const

/** Ways to rewrite. Two of them need another input. Picking a different way replaces the running request. */
export function WayChoice({ ways = [], running, onAsk }: WayChoiceProps) {
  const [open, setOpen] = useState<RewriteWay>()
  const [language, setLanguage] = useState('es')
  const [instruction, setInstruction] = useState('')
  const needsMore = (way: RewriteWay) => way === 'translate' || way === 'own'
  return (
    <>
      <fieldset className={classes.ways} aria-label="How to rewrite it">
        {ways.map((way) => (
          <Button
            key={way}
            size="compact-sm"
            variant={open === way ? 'outline' : 'default'}
            {...(running === way && !needsMore(way) && unavailable)}
            aria-expanded={needsMore(way) ? open === way : undefined}
            onClick={() => {
              if (running === way && !needsMore(way)) return
              setOpen(way)
              if (!needsMore(way)) onAsk({ way })
            }}
          >
            {wayWords[way]}
          </Button>
        ))}
      </fieldset>
      {open === 'translate' && (
        <form
          className={classes.more}
          onSubmit={send(() => running !== 'translate' && onAsk({ way: 'translate', language }))}
        >
          <NativeSelect
            label="Language"
            data={languages(language)}
            value={language}
            onChange={(event) => setLanguage(event.currentTarget.value)}
          />
          <Button type="submit" {...(running === 'translate' && unavailable)}>
            Translate
          </Button>
        </form>
      )}
      {open === 'own' && (
        <form
          className={classes.more}
          onSubmit={send(
            () => running !== 'own' && instruction.trim() !== '' && onAsk({ way: 'own', wish: instruction.trim() }),
          )}
        >
          <TextInput
            label="What should change?"
            placeholder="For example: mention that we answer the phone at night"
            maxLength={wishLength}
            value={instruction}
            onChange={(event) => setInstruction(event.currentTarget.value)}
          />
          <Button type="submit" disabled={instruction.trim() === ''} {...(running === 'own' && unavailable)}>
            Rewrite
          </Button>
        </form>
      )}
    </>
  )
}

const send = (ask: () => void) => (event: { preventDefault: () => void }) => {
  event.preventDefault()
  ask()
}

const wayWords: Record<RewriteWay, string> = {
  rewrite: 'Rewrite',
  shorter: 'Shorter',
  longer: 'Longer',
  friendlier: 'Friendlier',
  formal: 'More formal',
  translate: 'Translate',
  own: 'Custom…',
}
