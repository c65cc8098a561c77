import type { ServiceIdea } from '../industry.ts'
import { tradeServices } from './trade-services.ts'

/** What any business does in some way. */
const anyBusiness: readonly ServiceIdea[] = [
  {
    name: 'Talking it through',
    text: 'Tell us what you’re after, and we’ll ask the questions that matter. You’ll know what is possible and what it would take.',
    picture: ['', 'Two chairs at a table with cups'],
    stems: 'consult advice advis quot estimat',
  },
  {
    name: 'Just the one thing',
    text: 'You don’t have to take the lot. Ask for the part you want, and that is the part you pay for.',
    picture: ['', 'A single object on a table'],
    stems: 'single',
  },
  {
    name: 'Start to finish',
    text: 'From the first idea to the last detail, with one person to ask along the way. You can look in at any point.',
    picture: ['', 'A table with things laid out in a row'],
    stems: 'complete project',
  },
  {
    name: 'Out of the ordinary',
    text: 'If what you have in mind isn’t quite any of these, describe it in your own words. We’ll tell you whether it can be done, and how.',
    picture: ['', 'An open box with something wrapped inside'],
    stems: 'custom bespoke special unusual',
  },
  {
    name: 'In a hurry',
    text: 'Dates move, things break and some questions won’t wait. Tell us when you need it by, and you’ll get a quick and honest answer.',
    picture: ['clock', 'A clock on a wall'],
    stems: 'urgent emergenc rush express',
  },
  {
    name: 'Afterward',
    text: 'Something to ask, adjust or put right later on? You reach the same people, and they remember.',
    picture: ['telephone', 'A telephone on a desk'],
    stems: 'support aftercare',
  },
]

export const services: readonly ServiceIdea[] = [...anyBusiness, ...tradeServices]

export const anyService: readonly string[] = [
  'Everyone wants it a little differently, so we ask first. Then we do it the way you said.',
  'Ask what it involves, and somebody who does it every week will walk you through it.',
  'Tell us what you have in mind and by when. You decide once you know the price.',
  'Done in its own time, and checked before it’s yours.',
  'A good one to begin with if you are new to us.',
  'Good on its own, and easily combined with the rest.',
  'Not sure if this is the one for you? Describe what you’re after, and we’ll say so if it isn’t.',
  'Best left to somebody who does it often, and who likes being asked about it.',
  'Send us a few lines about what you need, and we’ll take it from there.',
  'Small or large, it gets the same care.',
  'Mention anything unusual when you write, so that we come prepared.',
  'Ask about it when you get in touch, and you’ll hear what it involves and what it costs.',
]
