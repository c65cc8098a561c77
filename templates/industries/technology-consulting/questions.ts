import type { Question } from '../industry.ts'

export const questions: readonly Question[] = [
  {
    question: 'Are we too small for a consultant?',
    answer:
      'Probably not. An hour of advice before a purchase is often worth more to an office of five than to one of five hundred.',
  },
  {
    question: 'Do you earn commission on what you recommend?',
    answer:
      'Ask us, and ask everyone else. You’re told before you decide whether we stand to gain from an option, so that you can weigh it.',
  },
  {
    question: 'How do you charge?',
    answer:
      'By the project when the result can be described, by the hour when it can’t, by the month when we look after things. You see the figure in writing first.',
  },
  {
    question: 'We already have somebody for IT. Can you work together?',
    answer: 'Gladly. They know where things are, and we bring a second opinion or extra hands for a move.',
  },
  {
    question: 'Will everything stop while you change it?',
    answer:
      'We plan the switch for evenings or a weekend where we can, test it first with a few people and keep a way back. You know the date well ahead.',
  },
  {
    question: 'What happens to our data?',
    answer:
      'It stays yours. We work with the least access that the job needs, and hand back every password at the end.',
  },
  {
    question: 'Do you come to us, or is it all remote?',
    answer:
      'Both. Much can be done from a distance; for interviews, cabling and bad days it helps to stand in the room[, in {place} or nearby].',
  },
  {
    question: 'What if we want to leave?',
    answer: 'Then you take the documentation and the accounts with you, and we explain them to whoever comes next.',
  },
]
