import { Button } from '@mantine/core'
import { IconDice5 } from '@tabler/icons-react'
import { useSetAtom } from 'jotai'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { styleChoices, surprise } from '../../../templates/surprise.ts'
import { editAtom } from '../document/edits.ts'
import { useToastWithUndo } from '../document/undo-toast.ts'
import { withSurprise } from './with-surprise.ts'

/** Another look at a press: one step to undo, and not a word of the website changes. */
export function SurpriseButton({ site }: { site: WebsiteSettings }) {
  const edit = useSetAtom(editAtom)
  const toast = useToastWithUndo()
  const change = () => {
    const look = surprise(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0, site)
    edit((before) => withSurprise(before, look))
    const style = styleChoices.find(({ id }) => id === look.style)?.name ?? look.style
    toast(`New look. Style: ${style}. Colors: ${look.paletteName}.`)
  }
  return (
    <Button variant="default" size="xs" leftSection={<IconDice5 size={16} aria-hidden />} onClick={change}>
      Surprise me
    </Button>
  )
}
