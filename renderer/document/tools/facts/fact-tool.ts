import type * as z from 'zod'
import { changeBusiness } from '../../../facts/change-business.ts'
import type { Business } from '../../business.ts'
import type { WebsiteSettings } from '../../website-settings.ts'
import type { Outcome, Tool } from '../tool.ts'
import { type CustomText, clearCustomText, customTextOf } from './custom-text.ts'

/** The changed facts, or why they can't change. `known`: the business already has the fact. */
export type FactChange = Partial<Business> | { problem: string; known?: true }

type FactSpec<Name extends string, Input extends z.ZodObject> = Omit<Tool<Name, Input>, 'run' | 'shownIn'> & {
  shownIn: ReturnType<NonNullable<Tool['shownIn']>>
  base?: (document: WebsiteSettings, input: z.output<Input>) => WebsiteSettings
  /** Text on the page that would hide the fact. The change clears it. */
  hiddenBy?: (input: z.output<Input>, business: Business) => CustomText
  change: (business: Business, input: z.output<Input>, document: WebsiteSettings) => FactChange
}

export function factTool<const Name extends string, Input extends z.ZodObject>({
  shownIn,
  base: baseFor = (document) => document,
  hiddenBy = () => ({ kinds: [] }),
  change,
  ...tool
}: FactSpec<Name, Input>): Tool<Name, Input> {
  return {
    ...tool,
    shownIn: () => shownIn,
    titleOf: (input, document) => {
      const base = baseFor(document, input)
      const title = tool.titleOf(input, base)
      const hidden = isKnown(change(base.business, input, base))
        ? customTextOf(base, hiddenBy(input, base.business))
        : ''
      return hidden === '' ? title : `${title}, instead of the words in ${hidden}`
    },
    run: (document, input): Outcome => {
      const base = baseFor(document, input)
      const changed = change(base.business, input, base)
      const own = hiddenBy(input, base.business)
      if ('problem' in changed) {
        // The page may show custom text instead of the fact.
        const isHidden = isKnown(changed) && customTextOf(base, own) !== ''
        return isHidden ? clearCustomText(base, own) : { problem: String(changed.problem) }
      }
      const after = changeBusiness(base, changed)
      return after === base ? document : clearCustomText(after, own)
    },
  }
}

const isKnown = (change: FactChange) => 'problem' in change && change.known === true
