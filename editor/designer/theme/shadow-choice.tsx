import { shadows } from '../../../renderer/document/enumerations.ts'
import { sectionTypes } from '../../../renderer/document/section-types.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { FieldPlace } from '../../fields/field-place.tsx'
import { humanise } from '../../fields/humanise.ts'
import { ChoiceCards } from './choice-cards.tsx'
import classes from './shapes.module.css'

type Shadow = (typeof shadows)[number]

const options = shadows.map((shadow) => ({
  id: shadow,
  name: humanise(shadow),
  sample: <span className={classes.lifted} data-shadow={shadow} />,
}))

/** How far the cards and pictures of all sections stand off the page. No card is marked where sections differ. */
export function ShadowChoice({ site, onChange }: { site: WebsiteSettings; onChange: (shadow: Shadow) => void }) {
  return (
    <FieldPlace path="theme.shadow">
      <ChoiceCards
        legend="Shadows"
        hint="For cards and pictures in every section. Override it in a section’s Look."
        name="theme.shadow"
        columns={5}
        options={options}
        value={commonShadow(site)}
        onChange={(id) => {
          const shadow = shadows.find((name) => name === id)
          if (shadow) onChange(shadow)
        }}
      />
    </FieldPlace>
  )
}

function commonShadow({ sections }: WebsiteSettings): Shadow | undefined {
  const [first, ...others] = sections.filter(({ type }) => !sectionTypes[type].required)
  const shadow = first?.design.shadow
  return others.every(({ design }) => design.shadow === shadow) ? shadow : undefined
}
