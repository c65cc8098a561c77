import { UnstyledButton } from '@mantine/core'
import { useAtomValue, useSetAtom } from 'jotai'
import { openFieldAtom } from '../document/selection.ts'
import { pageFactsAtom } from './page-facts.ts'
import classes from './previews.module.css'

/** Where the text under the title comes from, with the way there. */
export function DescriptionSource() {
  const from = useAtomValue(pageFactsAtom)?.descriptionFrom
  const open = useSetAtom(openFieldAtom)
  if (!from) return null
  return (
    <p className={classes.note}>
      This text comes from the beginning of your introduction.{' '}
      <UnstyledButton className={classes.link} onClick={() => open(from)}>
        Edit introduction
      </UnstyledButton>
    </p>
  )
}
