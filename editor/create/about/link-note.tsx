import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { unreadablePage } from '#renderer/document/values/unreadable-page.ts'
import { FieldNote } from '#ui/fields/field-note.tsx'
import { addressOf } from '../answers.ts'
import { linkCheckQuery, linkProblems } from './link-check.ts'

/** In milliseconds: a page is looked up once its address is typed, not at each letter. */
const pause = 900

/** The note below the link: whether we can import from the page. It never blocks the step. */
export function LinkNote({ link, hint }: { link: string; hint: string }) {
  const address = addressOf(link) ?? ''
  const [settled] = useDebouncedValue(address, pause)
  const { data, isFetching } = useQuery(linkCheckQuery(settled))
  const unreadable = unreadablePage(address)
  const state = settled === address ? data : undefined
  const problem = state && linkProblems[state]
  // The buttons of the step may cover the note.
  useEffect(() => {
    if (problem || unreadable) document.querySelector('input[name=link]:focus')?.scrollIntoView({ block: 'nearest' })
  }, [problem, unreadable])
  if (unreadable) return <FieldNote hint={linkAdvice[unreadable]} />
  const opened = state === 'readable' ? `This page opens. ${hint}` : hint
  return <FieldNote problem={problem} hint={isFetching ? 'Opening this page…' : opened} />
}

/** Advice for a page that needs a sign-in. */
const linkAdvice: Readonly<Record<'social' | 'map', string>> = {
  social:
    'Social networks don’t let us read their pages. We’ll link to yours. Copy your services, prices and opening hours from it into the description.',
  map: 'We can’t read map listings. Copy your phone number, address and opening hours from it into the description.',
}
