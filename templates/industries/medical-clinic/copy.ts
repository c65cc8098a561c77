import type { Copy } from '../industry.ts'

export const copy: Copy = {
  headlines: [
    'Medicine, with time to listen',
    'A clinic that knows your name',
    'Plain answers about your health',
    'Better to ask than to wonder',
    'Somebody to call when you’re unwell',
    'Care[ in {place}] that follows up',
    'A doctor[ in {place}] who explains',
  ],
  introductions: [
    '{name} is a medical clinic[ in {place}] for coughs that won’t leave, checkups you have put off and most things between. You are seen by someone who has read your notes before you sit down.',
    'Many visits begin with the words “it’s probably nothing”. Often that’s true, and {name}[ in {place}] would still rather take a look than have you lie awake.',
    'A fever, blood pressure, a mole that has changed, a form for school. {name} takes care of the ordinary health of ordinary families[ in {place}], and knows when to send you to somebody else.',
    'At {name}[ in {place}] you can ask the question you looked up last night. We examine first, tell you what we found and agree with you on what happens next.',
  ],
  about: [
    '{name} sees people of every age[ in {place}], from a first fever to a drawer full of tablets. We ask before we examine and explain before we prescribe. When waiting is the best treatment, we say so and tell you what to watch for.',
    'Much of good medicine is looking closely and remembering. {name} keeps your notes, your results and your story together, so that you don’t start over at every visit. When you need a specialist, we write the letter and read the answer with you.',
    'People come to {name}[ from all over {place}] with sore throats, stiff knees and worries that have no name yet. Nobody talks to you with a hand on the door. You leave knowing what we think it is, what to do about it and when to come back.',
  ],
  quotes: [
    'Ask the question you nearly didn’t ask.',
    'The last thing you mention is often the one that matters.',
    'Listen first. The stethoscope can wait a minute.',
    'If it worries you, it’s worth ten minutes.',
    'You know your body. We know where to look.',
    'A result means little until somebody explains it.',
    'Sometimes the best prescription is a good night’s sleep.',
  ],
  bannerLines: [
    'Put it off long enough?',
    'Bring the whole list',
    'A chair, a listener and a plan',
    'How are you, really?',
  ],
  headings: {
    services: 'What we look after',
    gallery: 'Inside the clinic',
    team: 'Who you’ll see',
    reviews: 'What patients say',
    questions: 'Before you come in',
  },
  servicesText:
    'The everyday care of everyday health. If you don’t know where your question belongs, bring it here first.',
  scheduling: {
    heading: 'Book an appointment',
    text: 'Choose a time and say in a few words what the visit is about. For chest pain, trouble breathing or anything that can’t wait, call your local emergency number instead.',
  },
  video: {
    heading: 'A visit, from door to plan',
    text: 'See where you check in, where you wait and what happens in the examination room. Children like to have seen it first, and so do some adults.',
  },
  contact: {
    heading: 'Ask the front desk',
    text: 'Write to us about appointments, records and forms, and keep medical details for the visit. In an emergency, call your local emergency number.',
  },
  callToAction: 'Request an appointment',
  servicesLabel: 'What we look after',
}
