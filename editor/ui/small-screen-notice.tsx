import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { type PropsWithChildren, useState } from 'react'
import { product } from '../../renderer/document/product.ts'
import { Notice } from './notice.tsx'

/** Under 768 px says that the page wants a larger screen, and lets through whoever wants to go on all the same. */
export function SmallScreenNotice({ children }: PropsWithChildren) {
  const small = useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false })
  const [passed, setPassed] = useState(false)
  if (!small || passed) return children
  return (
    <Notice
      title={`${product.name} is designed for larger screens`}
      action={<Button onClick={() => setPassed(true)}>Continue anyway</Button>}
    >
      Open this page on a tablet or a computer to see your site while you edit it.
    </Notice>
  )
}
