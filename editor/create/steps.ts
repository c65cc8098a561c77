export const steps = ['About', 'Fonts', 'Colors', 'Sections', 'Launch'] as const
export type Step = (typeof steps)[number]

export const adjacentStep = (step: Step, by: -1 | 1): Step | undefined => steps[steps.indexOf(step) + by]
