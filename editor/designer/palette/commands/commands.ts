import type { Icon } from '@tabler/icons-react'
import { IconArrowBackUp, IconCalendarOff, IconClock, IconPhone, IconTag } from '@tabler/icons-react'
import { applySteps, makeStep, type Step } from '#renderer/document/tools/steps.ts'
import type { ToolName } from '#renderer/document/tools/tools.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { today } from '../../document/business.ts'
import { panelOpenAtom } from '../../document/selection.ts'
import { proposalAtom } from '../opening.ts'
import type { PaletteResult } from '../palette-result.ts'
import type { Tools } from '../places/place.ts'
import { parseClosedDates } from './parse-dates.ts'
import { parseHours } from './parse-hours.ts'
import { parsePhone } from './parse-phone.ts'
import { parsePrice } from './parse-price.ts'
import { tokenize } from './tokens.ts'
import { undoIn } from './undo-steps.ts'

type Command = { icon: Icon; tool: ToolName; input: Record<string, unknown> }

/** Parses typed text as a command. Empty if a word is unknown or nothing would change. */
export function commandsIn(typed: string, site: WebsiteSettings, tools: Tools): PaletteResult[] {
  const undo = undoIn(typed, tools)
  if (undo)
    return [
      {
        label: `Undo “${undo.name}”`,
        where: 'Takes this step back',
        icon: IconArrowBackUp,
        value: '',
        choose: undo.undo,
      },
    ]
  const command = commandIn(typed, site)
  const step = command && stepOf(command, site)
  if (!step) return []
  const propose = () => {
    tools.store.set(panelOpenAtom, false)
    tools.store.set(proposalAtom, proposalOf(typed, step))
  }
  return [{ label: step.title, where: 'Shows you the change first', icon: command.icon, value: '', choose: propose }]
}

function commandIn(typed: string, site: WebsiteSettings): Command | undefined {
  if (!/\d|\p{L}{3}/u.test(typed)) return undefined
  const tokens = tokenize(typed, site.settings.language)
  const hours = parseHours(tokens, site.business.hours)
  if (hours) return { icon: IconClock, tool: 'set-hours', input: hours }
  const dates = parseClosedDates(tokens, today())
  if (dates) return { icon: IconCalendarOff, tool: 'set-date-hours', input: { action: 'add', times: [], ...dates } }
  const phone = parsePhone(typed)
  if (phone) return { icon: IconPhone, tool: 'set-phone', input: { action: 'set', ...phone } }
  const price = parsePrice(typed, site)
  return price && { icon: IconTag, tool: 'change-service', input: price }
}

/** Undefined if the step would change nothing. */
function stepOf({ tool, input }: Command, site: WebsiteSettings): Step | undefined {
  const step = makeStep(site, { id: 'step-1', tool, input })
  return step && applySteps(site, [step]).applied.length > 0 ? step : undefined
}

const proposalOf = (message: string, step: Step) => ({
  turnId: crypto.randomUUID(),
  at: new Date().toISOString(),
  message,
  outcome: 'proposed' as const,
  title: step.title,
  text: `${step.title}.`,
  steps: [step],
  choices: [],
  screen: null,
  accepted: null,
})
