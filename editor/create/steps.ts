/** The wizard's steps, in order, by the labels they are shown with. */
export const steps = ['About', 'Fonts', 'Colors', 'Sections', 'Launch'] as const
export type Step = (typeof steps)[number]

/** The step before or after, or undefined at either end. */
export const stepBeside = (step: Step, by: -1 | 1): Step | undefined => steps[steps.indexOf(step) + by]
