import { Button } from '@mantine/core'
import { useAtom } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import { type PropsWithChildren, useState } from 'react'
import { product } from '#renderer/document/product.ts'
import { useSmallScreen } from '../use-small-screen.ts'
import { Notice } from './notice.tsx'

/** Whether the person went on past the notice, in this browser. */
const passedAtom = atomWithStorage('smallScreenPassed', false, undefined, { getOnInit: true })

/** Below 768 px, says once that the page needs a larger screen, and lets people continue anyway. */
export function SmallScreenNotice({ children }: PropsWithChildren) {
  const small = useSmallScreen()
  // A person at work keeps the open page when the window becomes smaller.
  const [opened] = useState(!small)
  const [passed, setPassed] = useAtom(passedAtom)
  if (!small || opened || passed) return children
  return (
    <Notice
      title={`${product.name} is designed for larger screens`}
      action={<Button onClick={() => setPassed(true)}>Continue anyway</Button>}
    >
      On a tablet or a computer, you see more of your website while you edit. On this screen, you can edit text and
      pictures, and publish.
    </Notice>
  )
}
