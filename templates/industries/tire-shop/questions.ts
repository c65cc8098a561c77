import type { Question } from '../industry.ts'

export const questions: readonly Question[] = [
  {
    question: 'How do I know when a tire is worn out?',
    answer:
      'Look for the small bars across the grooves: when the tread is level with them, it is finished. Wet roads ask for more, so we suggest planning before you get there.',
  },
  {
    question: 'Do I need to replace all four?',
    answer:
      'Not always. Two on one axle is often fine, but some four-wheel drives need all four to match, and your manual says so. We measure and tell you which you have.',
  },
  {
    question: 'Can every flat be repaired?',
    answer:
      'A small hole in the middle of the tread, usually yes. The sidewall and the shoulder flex too much to hold a patch, and a tire driven flat is often ruined inside.',
  },
  {
    question: 'What do the numbers on the sidewall mean?',
    answer:
      'Width, height as a share of the width, then the rim it fits. The last four digits after DOT are the week and the year it was made.',
  },
  {
    question: 'How often should tires be rotated?',
    answer:
      'About every second oil change, or sooner if the front pair wears fast. Keep the receipts; many tire makers ask for them if there is a claim.',
  },
  {
    question: 'Why does my car pull to one side?',
    answer:
      'Check the pressures first, because a soft tire does the same. If they are even, it is likely the alignment, and a curb or a pothole is often the reason.',
  },
  {
    question: 'Will you fit tires I bought elsewhere?',
    answer: 'Usually, yes. Call with the size and the brand first, and bring them with the labels still on.',
  },
  {
    question: 'Why come back to have the nuts checked?',
    answer:
      'Wheels settle a little in their first miles, alloys most of all. It takes a minute with the torque wrench.',
  },
]
