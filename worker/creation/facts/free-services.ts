import type { FoundService } from './priced-services.ts'
import { capitalized, matchesOf } from './text.ts'

const free = [
  /(?<![\p{L}-])(?:an? )?free (?<name>(?:\d{1,2}[- ]min(?:ute)? )?(?:initial |first |introductory |phone |online |design |home )?(?:consultations?|assessments?|trial (?:lesson|class|session)|taster (?:lesson|class|session)s?|discovery call|trial))(?![\p{L}-])/giu,
  /(?<![\p{L}-])(?:the )?(?<name>(?:first|initial) (?:consultation|lesson|class|session|visit|appointment)) (?:is )?free(?![\p{L}-])(?! of)/giu,
  /(?<![\p{L}-])kostenlose[sr]? (?<name>(?:Erst)?(?:beratung|gespräch)|Probestunde|Probetraining)(?![\p{L}-])/giu,
  /(?<![\p{L}-])(?<name>(?:primera )?(?:consulta|visita|clase de prueba|valoración)) (?:gratis|gratuita)(?![\p{L}-])/giu,
  /(?<![\p{L}-])(?<name>(?:première )?(?:consultation|séance d'essai|cours d'essai)) (?:gratuite?|offerte?)(?![\p{L}-])/giu,
  /(?<![\p{L}-])(?<name>(?:prima )?(?:consulenza|lezione di prova|visita)) gratuita(?![\p{L}-])/giu,
]

/** What costs nothing: 'Consultation', free of charge. The currency of nothing is any; it is never shown. */
export function freeServices(text: string): FoundService[] {
  return free.flatMap((pattern) =>
    matchesOf(text, pattern)
      .filter(({ match }) => !/\b(?:no|not|when|with|if)\s*$/i.test(text.slice(0, match.index)))
      .map(({ match, span }) => ({
        name: capitalized(match.groups?.name ?? ''),
        price: { amount: 0, to: null, currency: 'USD', from: false, unit: '' },
        ...{ duration: '', note: '', group: '' },
        spans: [span],
      })),
  )
}
