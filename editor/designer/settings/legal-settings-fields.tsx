import { Button, Switch } from '@mantine/core'
import { useState } from 'react'
import type { LegalKind } from '#renderer/document/legal.ts'
import { hasWords } from '#renderer/document/values/languages.ts'
import { focusSoon } from '#ui/window/focus-soon.ts'
import { lazyComponent, useLatched } from '#ui/window/lazy.tsx'
import { FieldPlace } from '../form/field-place.tsx'
import { LegalFields, useLegal } from './legal-fields.tsx'
import classes from './settings.module.css'
import { useSetting } from './use-setting.ts'

const LegalReader = lazyComponent(() => import('./legal-reader.tsx').then((file) => file.LegalReader))

const pages = [
  {
    kind: 'privacy',
    label: 'Privacy page',
    does: 'Explains what your website, as set up now, does with people’s data. Linked in the footer.',
  },
  {
    kind: 'terms',
    label: 'Terms page',
    does: 'Explains who runs the website and what your offers and prices mean. Linked in the footer.',
  },
] as const

const readId = (kind: LegalKind) => `read-${kind}`

/** The website's legal pages, the facts that they need, and previews. */
export function LegalSettingsFields() {
  const [legal, change] = useLegal()
  const [shown, setShown] = useState<LegalKind>('privacy')
  const [reading, setReading] = useState(false)
  const everRead = useLatched(reading)
  const [language] = useSetting('language')
  const read = (kind: LegalKind) => {
    setShown(kind)
    setReading(true)
  }
  return (
    <>
      {pages.map(({ kind, label, does }) => (
        <FieldPlace key={kind} path={`settings.legal.${kind}`}>
          <Switch
            id={`settings.legal.${kind}`}
            label={label}
            description={does}
            checked={legal[kind]}
            onChange={(event) => change({ [kind]: event.currentTarget.checked })}
          />
          {legal[kind] && (
            <Button
              id={readId(kind)}
              className={classes.read}
              variant="light"
              color="gray"
              size="xs"
              aria-label={`Read the ${label.toLowerCase()}`}
              onClick={() => read(kind)}
            >
              Read
            </Button>
          )}
        </FieldPlace>
      ))}
      {(legal.privacy || legal.terms) && (
        <>
          <div className={classes.notice}>
            <p>A starting point, not legal advice. Ask a lawyer to check it.</p>
            {!hasWords(language) && <p>It’s in English. We don’t have a version in your website’s language yet.</p>}
          </div>
          <LegalFields />
        </>
      )}
      {everRead && (
        <LegalReader
          opened={reading}
          kind={shown}
          onClose={() => setReading(false)}
          onClosed={() => focusSoon(readId(shown))}
        />
      )}
    </>
  )
}
