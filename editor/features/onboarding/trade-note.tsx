import { IconX } from '@tabler/icons-react'
import { useAtomValue, useSetAtom } from 'jotai'
import { openingWords, tradeWordsOf } from '../../../templates/trade-words.ts'
import classes from './trade-note.module.css'
import { answersAtom, changeAnswersAtom } from './wizard-state.ts'

/** The trade that a link has told, for as long as nobody takes it away. */
export function TradeNote() {
  const { industry } = useAtomValue(answersAtom)
  const change = useSetAtom(changeAnswersAtom)
  const trade = tradeWordsOf(industry)
  if (trade === '') return null
  return (
    <p className={classes.note}>
      <span>{openingWords(industry)}</span>
      <button type="button" aria-label={`Remove: not a website for ${trade}`} onClick={() => change({ industry: '' })}>
        <IconX size={15} stroke={2} aria-hidden />
      </button>
    </p>
  )
}
