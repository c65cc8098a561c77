import type { SamplePerson, SampleReview } from '../industry.ts'

export const reviews: readonly SampleReview[] = [
  {
    name: 'Lorraine Becker',
    text: 'I had been coming down the stairs sideways for a year and thought that was my age. Now I come down them forwards, holding the laundry.',
  },
  {
    name: 'Mateo R.',
    text: 'Three exercises, four minutes each. He said I would do them if there were only three, and he was right about that.',
  },
  {
    name: 'Farah Siddiqui',
    text: 'She asked me what I missed most and I said swimming. Every visit after that was about getting my arm over my head.',
  },
  {
    name: 'Glenn Hofstad',
    text: 'They sent me back to my doctor with a note before touching the knee. I appreciated that more than a massage.',
  },
  {
    name: 'Imani Brooks',
    text: 'I liked that everything was measured. On a bad day I could look at the sheet and see that I had come further than I felt.',
  },
  {
    name: 'Sue and Walter Pike',
    text: 'Walter does his balance practice at the kitchen counter while the kettle boils. It was their idea, and it is the only reason it happens.',
  },
]

export const team: readonly SamplePerson[] = [
  {
    name: 'Katrin Vogel',
    portrait: 'woman',
    title: 'Physical therapist',
    bio: 'Works with backs and with people who have been told to live with it. Watches you walk in before you know the visit has started.',
  },
  {
    name: 'Andre Mbeki',
    portrait: 'man',
    title: 'Sports physical therapist',
    bio: 'Former goalkeeper with two repaired fingers. Negotiates fairly about when you may run again.',
  },
  {
    name: 'Yun-hee Park',
    portrait: 'woman',
    title: 'Balance and home visits',
    bio: 'Knows every handrail in the neighborhood. Teaches getting up from the floor as a party trick.',
  },
  {
    name: 'Colin Farrow',
    portrait: 'man',
    title: 'Reception',
    bio: 'Sorts out referrals and receipts so that you don’t have to. Keeps the hot packs hot.',
  },
]
