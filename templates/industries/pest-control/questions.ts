import type { Question } from '../industry.ts'

export const questions: readonly Question[] = [
  {
    question: 'Is it safe for children and pets?',
    answer:
      'Tell us who lives with you, fish and birds included, and we plan around them. We say what is used, where it goes and how long to stay out of the room, and you get it in writing.',
  },
  {
    question: 'How do I prepare for a visit?',
    answer:
      'Clear the cupboard under the sink and pull things a hand’s width from the walls. Don’t spray or clean the trail beforehand; it leads us to the source.',
  },
  {
    question: 'Will one visit be enough?',
    answer:
      'For a wasp nest, often. Mice, roaches and bed bugs take more than one, because we have to know whether any are left and eggs hatch in their own time.',
  },
  {
    question: 'I have seen only one. Should I worry?',
    answer:
      'One ant is a scout, one mouse is rarely alone and one spider is just a spider. Send us a photo and we’ll tell you which kind of one it is.',
  },
  {
    question: 'Do I have to leave the house?',
    answer:
      'For most treatments no, only the room, until what we used has dried. If yours is one of the exceptions, you’ll know before you book.',
  },
  {
    question: 'Why do they come back every fall?',
    answer:
      'The nights turn cold and your house stays warm. If the gap around a pipe or under the garage door is still there, they will find it again.',
  },
  {
    question: 'Will the neighbors know?',
    answer: 'Not from us. If the source turns out to be a shared wall, we’ll explain why it is worth a word with them.',
  },
  {
    question: 'Can’t I do it myself?',
    answer:
      'Some of it, and we’ll tell you which: a few traps, a door sweep, a sealed bin. Leave nests, wiring and anything in the walls to someone with the gear.',
  },
]
