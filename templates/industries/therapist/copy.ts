import type { Copy } from '../industry.ts'

export const copy: Copy = {
  headlines: [
    'A place to say it',
    'Therapy, at your own pace',
    'Room to think, with help',
    'Start where you are',
    'Talk to someone[ in {place}]',
  ],
  introductions: [
    '{name} offers therapy[ in {place}] for people who are carrying more than they want to carry alone. You don’t need a diagnosis or the right words; a first conversation is enough.',
    'Some weeks are hard to get through, and some patterns are hard to see from the inside. {name} offers a quiet hour[ in {place}] to look at both with someone trained to help.',
    'Anxiety, grief, a relationship that has gone silent, or a feeling without a name yet. {name} begins with what brings you here[, in {place},] and goes no faster than you wish.',
  ],
  about: [
    'In a first session, {name} listens, asks a few questions and says honestly whether this is the right kind of help. You are free to ask anything in return. If someone else would suit you better, you’ll hear that too.',
    'Therapy is a conversation with a purpose, held in confidence and at a steady hour. You set the aims, and every few weeks we look back at them together. Nothing is too small to bring, and nothing has to be said before you are ready.',
  ],
  quotes: [
    'You don’t have to have the words yet.',
    'What can be said can be carried.',
    'Small changes count. They are how large ones begin.',
    'Start anywhere. We’ll find the thread.',
    'Some things grow lighter when they are shared.',
  ],
  bannerLines: ['Take your time', 'An hour that is yours', 'You can begin with one sentence'],
  headings: {
    services: 'How we can help',
    gallery: 'The room',
    team: 'Who you’ll meet',
    reviews: 'What clients say',
    questions: 'Before a first session',
  },
  servicesText:
    'People come for many reasons, and often for more than one. If you are not sure what you are looking for, that is a fine place to start.',
  scheduling: {
    heading: 'Arrange a first session',
    text: 'Choose a time for a first conversation; there is nothing to prepare. Please don’t put anything private into the booking form.',
  },
  video: {
    heading: 'What a first session is like',
    text: 'A short tour of the room and of the first hour. It is meant to take some of the nerves out of arriving.',
  },
  contact: {
    heading: 'Write to us',
    text: 'A sentence is enough: what brings you and how we may reach you. This is not a crisis service; in an emergency, call your local emergency number.',
  },
  callToAction: 'Ask about a session',
  servicesLabel: 'How we can help',
}
