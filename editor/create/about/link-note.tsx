import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { unreadablePage } from '#renderer/document/values/unreadable-page.ts'
import { FieldNote } from '#ui/fields/field-note.tsx'
import { parseLink } from '../answers.ts'
import { linkCheckQuery, linkProblems } from './link-check.ts'

const debounceMs = 900

/** Shows below the link whether the page can be imported. It never blocks the step. */
export function LinkNote({ link, hint }: { link: string; hint: string }) {
  const address = parseLink(link) ?? ''
  const [settled] = useDebouncedValue(address, debounceMs)
  const { data, isFetching } = useQuery(linkCheckQuery(settled))
  const unreadable = unreadablePage(address)
  const state = settled === address ? data : undefined
  const problem = state && linkProblems[state]
  // The step's sticky buttons may cover the note.
  useEffect(() => {
    if (problem || unreadable) document.querySelector('input[name=link]:focus')?.scrollIntoView({ block: 'nearest' })
  }, [problem, unreadable])
  if (unreadable) return <FieldNote hint={linkAdvice[unreadable]} />
  const opened = state === 'readable' ? `This page opens. ${hint}` : hint
  return <FieldNote problem={problem} hint={isFetching ? 'Opening this page…' : opened} />
}

const linkAdvice: Readonly<Record<'social' | 'map', string>> = {
  social:
    'Social networks don’t let us read their pages. We’ll link to yours. Copy your services, prices and opening hours from it into the description.',
  map: 'We can’t read map listings. Copy your phone number, address and opening hours from it into the description.',
}
