import { useNetwork } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { problems, stillIntact } from '#ui/errors/error-texts.ts'
import { useFacts } from '../facts/use-facts.ts'
import { FootNotice } from '../launch/foot-parts.tsx'

/** Explains why the preview may lack something that the owner typed. Disappears when the connection returns. */
export function ReadingNotice() {
  const { online } = useNetwork()
  const { reading } = useFacts()
  const queries = useQueryClient()
  if (!online) return <FootNotice isAlert>{`${problems.readingOffline}. ${stillIntact.answers}`}</FootNotice>
  if (reading !== 'failed') return null
  return (
    <FootNotice isAlert>
      {`${problems.reading}. ${stillIntact.answers} `}
      <button type="button" onClick={() => void queries.refetchQueries({ queryKey: ['facts'], type: 'active' })}>
        Try again
      </button>
    </FootNotice>
  )
}
