import { useFacts } from '../facts/use-facts.ts'
import type { Step } from '../steps.ts'
import { ColorsStep } from './colors-step.tsx'
import { FontsStep } from './fonts-step.tsx'
import { SectionsStep } from './sections-step.tsx'

const parts = { Fonts: FontsStep, Colors: ColorsStep, Sections: SectionsStep } as const

export function DesignStep({ step }: { step: Extract<Step, keyof typeof parts> }) {
  useFacts()
  const Part = parts[step]
  return <Part />
}
