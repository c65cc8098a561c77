import type { IndustryTexts } from '../industry-copy.ts'

export default {
  group: 'hair-and-body',
  order: 30,
  plural: 'Spas',
  one: 'a spa',
  title: 'Spa website, quiet by design',
  description:
    'A spa website without pop-ups: treatments with minutes and prices, the rooms in good light, and a button to the booking system you use. Free to make.',
  headline: 'A page that speaks at treatment-room volume',
  lead: 'It’s Thursday and the shoulders are up at the ears, or a birthday is tomorrow and nothing is wrapped. They look for how long, how much, and whether it’s candles or chlorine. Countdowns and chat bubbles are what they came to get away from.',
  card: 'Treatments, minutes and prices, on a page without a single thing that blinks.',
  style: 'Elegant',
  needs: [
    {
      title: 'Minutes and prices, side by side',
      text: 'Sixty or ninety, and what each costs: each treatment has a field for both, and nobody calls to ask. Forty fit. If your list is longer, show the ones your therapists like giving.',
    },
    {
      title: 'The room before anyone lies down',
      text: 'Linen, steam, the view from the table with the blind half down. Frame the gallery upright, square or round, crop in place, and let a tap open each picture large.',
    },
    {
      title: 'Nothing that moves on its own',
      text: 'No music, no sliding banners, no bubble asking how it can help: a page made here couldn’t if it wanted to. A cookie notice appears only if you switch it on.',
    },
  ],
  servicesLead:
    'Sixty minutes or ninety, and what each costs: one line a treatment, and the phone rings less. Add-ons and gift cards can have their own lines.',
  questions: [
    {
      question: 'Can guests buy gift cards?',
      answer:
        'Not from the page. If your booking system sells them, they deserve a button of their own, in the introduction in December and among the treatments in spring. If they lie in a drawer at the desk, say so; a card one can hold has its friends.',
    },
    {
      question: 'Which booking systems does it work with?',
      answer:
        'Any that gives you a web address. The button opens it, and guests finish over there, since calendars are not embedded. Should you change systems, you paste the other link and publish.',
    },
    {
      question: 'May I write that massage cures back pain?',
      answer:
        'Better not. Describe what happens on the table and how people tend to feel getting up, and leave curing to those who are licensed for it. If your state licenses massage, say the number once, and the page shows it as a credential.',
    },
    {
      question: 'We don’t want it to look like a template.',
      answer:
        'Then start with Elegant, which leaves the most white around things, and take something away. Seven colors, two pairs of fonts, corners, frames and the order of sections are yours to set. Your own photographs do the remaining nine tenths.',
    },
    {
      question: 'How do I sell the quiet hours on Tuesday?',
      answer:
        'Say it above the treatments: “Tuesdays until noon, the steam room is nearly yours.” Only you know the discount, so write it in by hand and take it out when it has worked. There are no coupons or codes to manage.',
    },
  ],
  related: ['hair-styling', 'physical-therapist', 'fitness'],
} satisfies IndustryTexts
