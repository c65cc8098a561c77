import type { Question } from '../industry.ts'

export const questions: readonly Question[] = [
  {
    question: 'How often should the system be serviced?',
    answer:
      'Once a year for heating and once for cooling is a good rule. Change the filter in between, every one to three months.',
  },
  {
    question: 'Repair or replace?',
    answer:
      'We look at its age, what the part costs and what it uses. If a repair will give you good years, we’ll say so.',
  },
  {
    question: 'What size system do I need?',
    answer:
      'The house decides: its size, windows, insulation and climate. Bigger is not better; an oversized system starts and stops and never gets comfortable.',
  },
  {
    question: 'Why is one room always colder?',
    answer:
      'Often a leaking or badly balanced duct, sometimes insulation or a door that blocks the return air. It can usually be found in one visit.',
  },
  {
    question: 'Do heat pumps work in the cold?',
    answer:
      'Modern ones do, far below freezing, if they are sized for it. In very cold places a second source of heat can make sense.',
  },
  {
    question: 'What can I check before I call?',
    answer:
      'The thermostat’s batteries, the breaker, the filter and the switch by the unit. If it is still silent, call us.',
  },
  {
    question: 'How do I change the filter?',
    answer:
      'Switch the system off, note the size printed on the frame and the direction of the arrow, and slide the new one in the same way.',
  },
]
