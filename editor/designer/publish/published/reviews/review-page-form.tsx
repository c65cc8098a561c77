import { Button, TextInput } from '@mantine/core'
import { useSetAtom } from 'jotai'
import { type FormEvent, useState } from 'react'
import { limits } from '#renderer/document/fields/limits.ts'
import { parseWebAddress } from '#renderer/document/values/parse-web-address.ts'
import publishedClasses from '../published.module.css'
import { reviewPageAtom } from './review-page.ts'

export function ReviewPageForm({ page, onDone }: { page: string; onDone: () => void }) {
  const [text, setText] = useState(page)
  const [problem, setProblem] = useState<string>()
  const keep = useSetAtom(reviewPageAtom)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const url = parseWebAddress(text)
    if (!url) return setProblem('This is not a web address. It starts with https://')
    keep(url)
    onDone()
  }
  return (
    <form onSubmit={submit} noValidate>
      <TextInput
        label="Your review link"
        description="On Google, search for your business while you are signed in, choose Ask for reviews and copy the link. Any other review page works too."
        inputWrapperOrder={['label', 'description', 'input', 'error']}
        size="md"
        type="url"
        inputMode="url"
        value={text}
        maxLength={limits.url}
        error={problem}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setProblem(undefined)
        }}
        autoComplete="off"
        data-autofocus
      />
      <div className={publishedClasses.buttons}>
        <Button type="submit" disabled={text.trim() === ''}>
          Save link
        </Button>
        {page !== '' && (
          <Button variant="default" onClick={onDone}>
            Keep the old one
          </Button>
        )}
      </div>
    </form>
  )
}
