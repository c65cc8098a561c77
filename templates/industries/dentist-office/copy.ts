import type { Copy } from '../industry.ts'

export const copy: Copy = {
  headlines: [
    'Gentle dentistry, clearly explained',
    'Dentistry without the dread',
    'Good teeth, calm visits',
    'A dentist[ in {place}] who listens',
    'Healthy teeth, no surprises',
  ],
  introductions: [
    '{name} looks after teeth[ in {place}], from first tooth to last crown. We show you what we see, explain what it means and let you decide.',
    'If it has been a while, you are in good company and nobody will scold you. {name} is a dental office[ in {place}] that begins with a conversation and takes it from there.',
    'Checkups, cleanings and repairs, done gently and at a pace you can live with. At {name}[ in {place}] you hear the plan and the price before anything starts.',
  ],
  about: [
    '{name} is a dental practice[ in {place}] for families, nervous adults and anyone in between. We explain with pictures rather than Latin and stop when you raise your hand. Keeping a tooth healthy is always our first choice; repairing it is the second.',
    'Fear of the dentist is usually a memory. At {name} we take the time to replace it with a better one, visit by visit. You see what we see on the screen, and you’ll know what is urgent and what can be watched.',
  ],
  quotes: [
    'Raise your hand and we stop. Always.',
    'The gentlest filling is the one you never need.',
    'It’s been a while? Good that you came.',
    'We explain it until it makes sense.',
    'Small and early beats big and late.',
  ],
  bannerLines: ['Time for a checkup?', 'We’ll take it slowly', 'Something to smile about'],
  headings: {
    services: 'Care for your teeth',
    gallery: 'Around the practice',
    team: 'The people in the room',
    reviews: 'What patients say',
    questions: 'Before your visit',
  },
  servicesText: 'Most of what we do is prevention. When something needs repair, you see it on the screen first.',
  scheduling: {
    heading: 'Book a visit',
    text: 'Choose a time, and tell us if you are nervous so that we can plan a little longer. For sudden pain, call the practice rather than booking online.',
  },
  video: {
    heading: 'Your first visit, room by room',
    text: 'See the waiting room, the chair and the people before you come. Most of a first visit is talking and looking.',
  },
  contact: {
    heading: 'Ask the practice',
    text: 'Questions about a visit, a worry or a wobbly tooth are all welcome. In case of heavy bleeding or swelling, seek emergency care first.',
  },
  callToAction: 'Request an appointment',
  servicesLabel: 'What we treat',
}
