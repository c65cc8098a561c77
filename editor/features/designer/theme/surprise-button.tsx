import { Button } from '@mantine/core'
import { IconDice5 } from '@tabler/icons-react'
import { useSetAtom } from 'jotai'
import { useRef } from 'react'
import type { WebsiteSettings } from '../../../../renderer/document/website-settings.ts'
import { styleChoices } from '../../../../templates/styles/style-choices.ts'
import { surprise } from '../../../../templates/surprise/surprise.ts'
import { editAtom } from '../../../state/draft.ts'
import { hideToast, toast } from '../../../ui/toast.ts'
import { withSurprise } from './with-surprise.ts'

/** Another look at a press: one step to undo, and not a word of the website changes. */
export function SurpriseButton({ site }: { site: WebsiteSettings }) {
  const edit = useSetAtom(editAtom)
  const said = useRef<string>(undefined)
  const change = () => {
    const look = surprise(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0, site)
    edit((before) => withSurprise(before, look))
    if (said.current) hideToast(said.current)
    const style = styleChoices.find(({ id }) => id === look.style)?.name ?? look.style
    said.current = toast(`New look. Undo brings the old one back. Style: ${style}. Colors: ${look.paletteName}.`)
  }
  return (
    <Button variant="default" size="xs" leftSection={<IconDice5 size={16} aria-hidden />} onClick={change}>
      Surprise me
    </Button>
  )
}
