import type { PresetStyle } from '../../../renderer/document/enumerations.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { styleChoices } from '../../../templates/surprise.ts'
import { SiteMiniature } from '../../ui/site-miniature.tsx'
import { ChoiceCards } from './choice-cards.tsx'

/** The preset styles, each as the top of the person's own website in it. */
export function StyleChoice({ site, onChange }: { site: WebsiteSettings; onChange: (style: PresetStyle) => void }) {
  return (
    <ChoiceCards
      legend="Style"
      legendHidden
      name="style"
      options={styleChoices.map(({ id, name, phrase }, turn) => ({
        id,
        name,
        phrase,
        sample: <SiteMiniature site={site} style={id} name={name} turn={turn} />,
      }))}
      value={site.style}
      onChange={(id) => {
        const choice = styleChoices.find((candidate) => candidate.id === id)
        if (choice) onChange(choice.id)
      }}
    />
  )
}
