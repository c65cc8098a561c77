import type { Question } from '../industry.ts'

export const questions: readonly Question[] = [
  {
    question: 'What do I need to apply?',
    answer:
      'Identification, proof of income and a reference or two; the exact list comes with the listing. Everyone is asked for the same things.',
  },
  {
    question: 'Are pets allowed?',
    answer:
      'That is up to the building as well as the owner. Some set a number or a weight, so tell us about yours before you fall for the view.',
  },
  {
    question: 'What is included in the rent?',
    answer:
      'The listing spells it out. Water and heat often come with the building; power and internet seldom do. Ask about the parking stall and the locker, because they may be separate.',
  },
  {
    question: 'How do I get my deposit back?',
    answer:
      'Leave the place as the move-in photographs show it, apart from ordinary wear. We compare room by room with you and explain any deduction.',
  },
  {
    question: 'Who fixes things?',
    answer:
      'Tell us, and we find out whose it is: the owner’s, the building’s or a fuse. For water coming from anywhere it shouldn’t, call the building’s emergency number first.',
  },
  {
    question: 'I own a condo. What does my association allow?',
    answer:
      'Bylaws differ: some set a shortest lease, some a limit on rented units, some a form. Send us yours and we’ll read it before anything is advertised.',
  },
  {
    question: 'Can I see a condo by video?',
    answer:
      'Yes, live, so that you can ask us to open the closet and run the shower. If you can, come by once at night to hear the street.',
  },
  {
    question: 'Can I move in on a weekend?',
    answer:
      'The building decides, and the elevator has to be booked. We ask as soon as the lease is signed, because the last weekend of a month goes first.',
  },
]
