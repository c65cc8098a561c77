import type { Question } from '../industry.ts'

export const questions: readonly Question[] = [
  {
    question: 'Do I need an appointment?',
    answer:
      'For a flat or a loose brake, come by and we’ll see if we can do it between other jobs. For a tune-up or a wheel, book a day so that your bike isn’t just waiting here.',
  },
  {
    question: 'How often does a bike need a tune-up?',
    answer:
      'Ridden daily, about twice a year; ridden on sunny weekends, once each spring. If the chain is loud or the lever reaches the bar, it is already time.',
  },
  {
    question: 'Is my bike worth repairing?',
    answer:
      'Ask before you give up on it. We add up what it needs, compare that with what another bike would cost you, and tell you what we would do with our own.',
  },
  {
    question: 'Why did the new chain start to skip?',
    answer:
      'A worn chain wears the sprockets to its own shape, and a new one doesn’t fit them. Replace the chain early and the cassette lasts for several of them.',
  },
  {
    question: 'Do you work on electric bikes?',
    answer:
      'On everything that is also on other bikes: brakes, tires, chains, wheels. For the motor and the battery it depends on the make, so tell us which one you have.',
  },
  {
    question: 'Can I bring parts I bought myself?',
    answer:
      'Yes, if they fit. Send us a photo of the part and of the bike first; there are more standards than anyone would wish for.',
  },
  {
    question: 'Should I clean it first?',
    answer: 'A wipe is kind, but don’t use a pressure washer. It pushes water and grit into the bearings.',
  },
  {
    question: 'What should I take off before I leave it?',
    answer:
      'Bags, lights, locks and the child seat, if you can. Leave the key for a frame lock and the battery, please.',
  },
]
