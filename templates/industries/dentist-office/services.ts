import type { ServiceIdea } from '../industry.ts'

export const services: readonly ServiceIdea[] = [
  {
    name: 'Checkups',
    text: 'A careful look, pictures when they help and a plain account of what we found. Often the answer is that all is well.',
    picture: ['tooth mirror', 'A tooth beside a dental mirror'],
    stems: 'check exam consult x ray xray screen general family',
  },
  {
    name: 'Cleanings',
    text: 'Tartar off, stains off, and a few minutes on the spots your brush keeps missing. Gentle around sensitive gums.',
    picture: ['toothbrush cup', 'A toothbrush in a cup'],
    stems: 'clean hygien polish scale prevent gum periodont',
  },
  {
    name: 'Fillings',
    text: 'Small repairs in the color of your tooth, done before they become large ones. Numb first, and we check that it is.',
    picture: ['tooth shape', 'A tooth with a small repair'],
    stems: 'filling cavit decay restor bond composite',
  },
  {
    name: 'Crowns and bridges',
    text: 'For teeth that need more than a filling. Shaped to your bite and matched in daylight.',
    picture: ['tooth crown', 'A row of teeth with a crown'],
    stems: 'crown bridge cap denture veneer inlay',
  },
  {
    name: 'Whitening',
    text: 'Done under supervision and in steps, so that teeth get lighter and not sorer. We’ll tell you what it can and can’t change.',
    picture: ['smile', 'A smile with even teeth'],
    stems: 'whiten bleach cosmetic smile veneer aesthet',
  },
  {
    name: 'Children’s dentistry',
    text: 'First visits are for sitting in the chair, counting teeth and choosing a sticker. The rest can wait until there is trust.',
    picture: ['small toothbrush star', 'A small toothbrush with a star'],
    stems: 'child kid pediatr paediatr baby',
  },
  {
    name: 'Root canals',
    text: 'They have a worse name than they deserve. Their purpose is to end the pain and keep the tooth.',
    picture: ['tooth root', 'A tooth with its root'],
    stems: 'root canal endodont nerve',
  },
  {
    name: 'Implants',
    text: 'A new root where one is missing, and a tooth on top of it. We talk through the time, the cost and the alternatives first.',
    picture: ['tooth implant', 'A tooth on an implant'],
    stems: 'implant missing',
  },
  {
    name: 'Straightening',
    text: 'Aligners or braces, for grown-ups too. We check first whether your bite is ready for it.',
    picture: ['teeth row aligner', 'A row of teeth with a clear aligner'],
    stems: 'ortho brace align invisalign straight retainer',
  },
  {
    name: 'Sudden pain',
    text: 'A broken tooth, a lost filling, a night without sleep. Call and tell us what it’s like, and we’ll say how soon we can see you.',
    picture: ['telephone clock', 'A telephone beside a clock'],
    stems: 'emergenc pain urgent ache broken extract wisdom surg',
  },
]

export const anyService: readonly string[] = [
  'We look first, show you what we see and explain the choices. Nothing starts until you say so.',
  'Done gently and without hurry. Raise your hand and we stop.',
  'Ask about it at your next visit. We’ll tell you honestly whether you would benefit.',
]
