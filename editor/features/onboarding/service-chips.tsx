import { IconCheck, IconPlus } from '@tabler/icons-react'
import { useAtomValue, useSetAtom } from 'jotai'
import { limits } from '../../../renderer/document/limits.ts'
import { openingWords } from '../../../templates/trade-words.ts'
import { saysService, withoutService, withService } from './listed-services.ts'
import classes from './service-chips.module.css'
import { answersAtom, changeAnswersAtom } from './wizard-state.ts'

/** Services that the trade usually offers. Each adds its words to the description, or removes them again. */
export function ServiceChips({ services }: { services: readonly string[] | undefined }) {
  const { businessActivities, industry } = useAtomValue(answersAtom)
  const change = useSetAtom(changeAnswersAtom)
  if (services?.length === 0) return null

  return (
    <fieldset className={classes.chips}>
      <legend>Do you offer any of these? Tap to add them.</legend>
      {services?.map((service) => {
        const isSaid = saysService(businessActivities, service)
        const said = isSaid
          ? withoutService(businessActivities, service)
          : withService(businessActivities, service, openingWords(industry))
        return (
          <button
            key={service}
            type="button"
            aria-pressed={isSaid}
            disabled={said.length > limits.businessDescription}
            onClick={() => change({ businessActivities: said })}
          >
            {isSaid ? (
              <IconCheck size={14} stroke={2.25} aria-hidden />
            ) : (
              <IconPlus size={14} stroke={2.25} aria-hidden />
            )}
            {service}
          </button>
        )
      })}
    </fieldset>
  )
}
