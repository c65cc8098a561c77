import type { Question } from '../industry.ts'

export const questions: readonly Question[] = [
  {
    question: 'What will it cost?',
    answer:
      'That depends on the ground, the drawings and the taste in tile. After a first visit we can name a range; a firm price comes from drawings, line by line.',
  },
  {
    question: 'How long does it take?',
    answer:
      'Permits and drawings often take as long as the framing. You get a schedule before we begin, and a new one whenever something moves it.',
  },
  {
    question: 'Can we live in the house meanwhile?',
    answer:
      'Through an addition, usually. Through a kitchen, with a hot plate and good humor. Through a whole-house remodel we wouldn’t advise it.',
  },
  {
    question: 'Do I need a permit?',
    answer:
      'For anything that bears, drains, heats or carries current: almost always. We find out what your building department wants and say who applies.',
  },
  {
    question: 'What if I change my mind?',
    answer:
      'Most people do, once. We write down what the change costs and how many days it adds, and nothing happens until you have said yes to both.',
  },
  {
    question: 'Do I need an architect?',
    answer:
      'For a new house or anything structural, you need somebody’s stamp on a drawing. Bring your own architect or let us introduce one.',
  },
  {
    question: 'How are payments arranged?',
    answer:
      'In stages tied to work you can see: foundation, frame, roof, finish. Keep something back until the last small thing is done.',
  },
  {
    question: 'What if you open a wall and find something?',
    answer:
      'In an old house we expect to. We stop, show you, and price it before going on; a sensible budget has a little set aside for that day.',
  },
]
