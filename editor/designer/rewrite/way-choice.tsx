import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { type RewriteWay, wishLength } from '#worker/asks/rewrites/schema.ts'
import { languages } from '../settings/languages.ts'
import classes from './rewriting.module.css'
import type { Asked } from './rewriting.ts'

type WayChoiceProps = {
  ways: readonly RewriteWay[] | undefined
  running: RewriteWay | undefined
  onAsk: (how: Asked) => void
}

/** Disables a button but keeps its focus, which `disabled` would drop. */
export const waiting = { 'data-disabled': true, 'aria-disabled': true } as const

/** Ways to rewrite. Two of them need one more input. Picking another one replaces the running request. */
export function WayChoice({ ways = [], running, onAsk }: WayChoiceProps) {
  const [open, setOpen] = useState<RewriteWay>()
  const [language, setLanguage] = useState('es')
  const [wish, setWish] = useState('')
  const needsMore = (way: RewriteWay) => way === 'translate' || way === 'own'
  return (
    <>
      <fieldset className={classes.ways} aria-label="How to rewrite it">
        {ways.map((way) => (
          <Button
            key={way}
            size="compact-sm"
            variant={open === way ? 'outline' : 'default'}
            {...(running === way && !needsMore(way) && waiting)}
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
          <Button type="submit" {...(running === 'translate' && waiting)}>
            Translate
          </Button>
        </form>
      )}
      {open === 'own' && (
        <form
          className={classes.more}
          onSubmit={send(() => running !== 'own' && wish.trim() !== '' && onAsk({ way: 'own', wish: wish.trim() }))}
        >
          <TextInput
            label="What should change?"
            placeholder="For example: mention that we answer the phone at night"
            maxLength={wishLength}
            value={wish}
            onChange={(event) => setWish(event.currentTarget.value)}
          />
          <Button type="submit" disabled={wish.trim() === ''} {...(running === 'own' && waiting)}>
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

/** Button labels. */
const wayWords: Record<RewriteWay, string> = {
  rewrite: 'Rewrite',
  shorter: 'Shorter',
  longer: 'Longer',
  friendlier: 'Friendlier',
  formal: 'More formal',
  translate: 'Translate',
  own: 'Custom…',
}
