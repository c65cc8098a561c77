import type { ServiceIdea } from '../industry.ts'

export const services: readonly ServiceIdea[] = [
  {
    name: 'Individual therapy',
    text: 'Regular sessions for you alone, at a pace you set. We agree what you would like to be different and come back to it often.',
    picture: ['two armchairs lamp', 'Two armchairs with a lamp between them'],
    stems: 'individual one person adult psychotherap counsel talk personal',
  },
  {
    name: 'Anxiety and stress',
    text: 'For worry that won’t switch off, panic, and sleep that doesn’t come. You’ll learn what feeds it and what helps it settle.',
    picture: ['calm sea horizon', 'A calm sea under a wide sky'],
    stems: 'anxi stress panic worry sleep burnout phobia',
  },
  {
    name: 'Low mood and depression',
    text: 'When everything costs effort and little gives anything back. We look for small steps that are possible now.',
    picture: ['window light plant', 'A plant in the light of a window'],
    stems: 'depress mood low motivat self esteem confidence',
  },
  {
    name: 'Couples',
    text: 'For two people who keep having the same argument, or none at all. We slow it down so that both can be heard.',
    picture: ['two cups table', 'Two cups on a table'],
    stems: 'couple marriag relation marital partner premarit family',
  },
  {
    name: 'Grief and loss',
    text: 'After a death, a separation or a life that went another way. There is no schedule for it and no wrong way to do it.',
    picture: ['candle leaves', 'A candle beside a branch of leaves'],
    stems: 'grief loss bereave mourn divorce',
  },
  {
    name: 'Trauma',
    text: 'Careful work with things that happened and still happen inside. Safety comes first and the pace is yours.',
    picture: ['forest path landscape', 'A path between trees'],
    stems: 'trauma ptsd emdr abuse',
  },
  {
    name: 'Teenagers',
    text: 'A person to talk to who is neither parent nor teacher. What stays private is agreed with everyone at the start.',
    picture: ['notebook pencil window', 'A notebook and a pencil by a window'],
    stems: 'teen adolesc young child kid school parent',
  },
  {
    name: 'Online sessions',
    text: 'The same hour from a place where you won’t be overheard. All you need is a door that closes.',
    picture: ['laptop cup plant', 'A laptop with a cup and a plant'],
    stems: 'online video virtual tele remote phone',
  },
  {
    name: 'Life changes',
    text: 'A move, a birth, a new job, an end. Some changes are wanted and still hard.',
    picture: ['open door light', 'An open door with light behind it'],
    stems: 'life transition change career coach postpartum adhd identity lgbt',
  },
]

export const anyService: readonly string[] = [
  'We begin with what it is like for you, and agree together what would help.',
  'Held in confidence and at your pace. Ask for a first conversation to see if it fits.',
  'If you are not sure that this is the right kind of help, ask; we’ll be honest about it.',
]
