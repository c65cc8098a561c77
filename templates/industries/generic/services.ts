import type { ServiceIdea } from '../industry.ts'

export const services: readonly ServiceIdea[] = [
  {
    name: 'First conversation',
    text: 'Tell us what you are after, and we’ll ask the questions that matter. You leave knowing what is possible and what it would take.',
    picture: ['', 'Two chairs at a table with cups'],
    stems: 'consult advice advis',
  },
  {
    name: 'A clear plan',
    text: 'What happens, in which order, by when and for how much, written down. Nothing is started until you agree.',
    picture: ['notebook pencil', 'An open notebook with a pencil'],
    stems: 'quot estimat',
  },
  {
    name: 'The work itself',
    text: 'Done by people who know the craft and take the time it needs. You always know how far along it is.',
    picture: ['', 'A workbench with tools laid out'],
    stems: 'project',
  },
  {
    name: 'Word along the way',
    text: 'You hear how it is going without having to ask. If something changes, you are the first to know.',
    picture: ['letter envelope', 'An envelope and a pen on a desk'],
    stems: 'update progress',
  },
  {
    name: 'A last look together',
    text: 'We go over the result with you and put right what isn’t. You say when it is finished.',
    picture: ['', 'An open door with light behind it'],
    stems: 'inspect handover review',
  },
  {
    name: 'Help afterward',
    text: 'If a question comes up later, ask the person who did the work. We would rather hear from you than have you wonder.',
    picture: ['telephone', 'A telephone on a desk'],
    stems: 'support aftercare',
  },
]

export const anyService: readonly string[] = [
  'Tell us what you have in mind and we’ll explain how we would go about it. You decide once you know the price.',
  'Done with care by someone who does it every week. Ask what it involves and we’ll walk you through it.',
  'A good place to start if you are new to us. Send a message and we’ll find a time.',
  'Everyone wants it a little differently, so we ask first. Then we do it the way you said.',
  'Ask for this one by name. We’ll let you know what it costs and how soon we can fit you in.',
  'We take the time it needs and leave things the way we would want to find them.',
  'Not sure if this is what you need? Describe your situation and we’ll give you an honest answer.',
  'Good on its own, and easily combined with anything else on this page.',
]
