import { product } from '#renderer/document/product.ts'
import type { QuestionAnswer } from '../parts/questions.tsx'
import { planLimits } from './plan-limits.ts'

export const pricingQuestions: readonly QuestionAnswer[] = [
  {
    question: 'Why is it free?',
    answer:
      'Because a page like yours costs very little to keep. It is plain HTML of about twelve kilobytes, created once when you publish and served as it is. By our own estimate, a website costs less than a cent a month to store and serve. That’s not a business model, but it’s why nobody has to charge you for it.',
  },
  {
    question: 'Will it stay free?',
    answer:
      'There is no paid plan, no trial that runs out, and no card on file to charge. Nobody honest promises you forever. What we can say: if something that is free today should ever cost money, we write to you at least 30 days before, and you can take your things and go.',
  },
  {
    question: 'What happens to my website if you stop?',
    answer: `You’d have time to take it with you, and you can do that today: the download in your account holds your words, every version and your pictures as ordinary files. Your own domain stays yours, since it was never ours. And ${product.name} is open source: with those files, someone who knows how can publish the same pages on another server.`,
  },
  {
    question: 'Are there advertisements on my page?',
    answer: `No, and we put nothing on it that follows your visitors around. They are counted, without a cookie and without our knowing who they were. One small line in the footer says that it was made with ${product.name}. It’s always there. Hiding it is not currently available on any plan.`,
  },
  {
    question: 'What will I still have to pay for?',
    answer:
      'A domain, if you want one: you rent it by the year from a registrar, and we get nothing from that. A mailbox at that domain, if you want one, from a company that offers mailboxes. And coffee.',
  },
  {
    question: 'Where are the limits?',
    answer: `${planLimits.websites} websites in an account, ${planLimits.pictures} pictures on each, ${planLimits.pictureMegabytes} MB a picture, ${planLimits.versions} published versions kept. Visitors and messages are free, however many there are, and a busy week never ends in a bill.`,
  },
  {
    question: 'What is it not right for?',
    answer:
      'A shop with a cart, a website with many pages, a members’ area, a blog of your own, or a team in which several people edit the same website. It makes one very good page for a business that works with people. If you need more than that, we’d rather you knew now.',
  },
  {
    question: 'Do you take a commission on my bookings or sales?',
    answer:
      'No. Buttons on your page lead to your phone, your email or your own booking page, and the form writes only to you. The rest is between you and your customers.',
  },
]
