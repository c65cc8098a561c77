import type { Question } from '../industry.ts'

export const questions: readonly Question[] = [
  {
    question: 'Can you tell me the price over the phone?',
    answer:
      'For simple jobs, often a good idea of it. For anything behind a wall or under a floor we need to look first, and you get the price before work begins.',
  },
  {
    question: 'What should I do while I wait?',
    answer:
      'Turn off the water at the main valve, usually near the meter or under the kitchen sink. Then open a faucet downstairs to empty the pipes, and keep clear of any wet electrics.',
  },
  {
    question: 'Do you repair or replace?',
    answer:
      'Repair, if the repair will last. When a new part or unit is the better buy over the next few years we tell you why, and the choice stays yours.',
  },
  {
    question: 'Will you make a mess?',
    answer:
      'Some jobs raise dust or need a hole. We cover floors, tell you beforehand what has to be opened, and take our waste away.',
  },
  {
    question: 'Can I buy the fixtures myself?',
    answer: 'Yes. Send us the model before you order, and we’ll check that it fits your pipes and your water pressure.',
  },
  {
    question: 'Which area do you cover?',
    answer:
      'We work[ in {place} and] close to home so that we can come back quickly if needed. Not sure if you are in range? Ask.',
  },
  {
    question: 'Why is my water pressure low?',
    answer:
      'A half-closed valve, a clogged aerator and a hidden leak can all look the same at the sink. Check whether it is one faucet or all of them; that tells us where to start.',
  },
]
