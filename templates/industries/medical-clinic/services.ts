import type { ServiceIdea } from '../industry.ts'

export const services: readonly ServiceIdea[] = [
  {
    name: 'Checkups',
    text: 'Blood pressure, heart, lungs and the questions you have been saving up. You leave knowing what is fine and what to keep an eye on.',
    picture: ['stethoscope heart', 'A stethoscope'],
    stems: 'checkup check physical annual wellness exam screen prevent',
  },
  {
    name: 'Sick visits',
    text: 'Sore throats, rashes, fevers and coughs that have outstayed their welcome. We find out what it is and what it needs, even when that is only rest.',
    picture: ['mask pills', 'A face mask'],
    stems: 'sick cold cough fever infect throat urgent walk illness acute',
  },
  {
    name: 'Children’s health',
    text: 'Growth, ears, odd rashes and whatever the school wants signed. Small patients may hold the stethoscope first.',
    picture: ['apple book', 'An apple on a low table'],
    stems: 'child kid pediatr paediatr baby babies infant newborn school famil',
  },
  {
    name: 'Vaccinations',
    text: 'Routine, seasonal and for travel. We look at what you have already had before we suggest anything more.',
    picture: ['first aid box', 'A first aid box on a shelf'],
    stems: 'vaccin immuni flu shot travel jab booster',
  },
  {
    name: 'Long-term conditions',
    text: 'Diabetes, asthma, blood pressure, thyroid: things that need a steady eye rather than a quick look. We follow the numbers with you and adjust the plan together.',
    picture: ['pills calendar', 'A jar of tablets'],
    stems: 'chronic diabet asthma pressure hypertens thyroid condition arthrit cholest',
  },
  {
    name: 'Tests and results',
    text: 'Samples taken without fuss, and results explained in words rather than abbreviations. If one needs a second look, you hear why.',
    picture: ['microscope', 'A microscope on a table'],
    stems: 'lab blood test result diagnos sample ultrasound ecg ekg x-ray imaging',
  },
  {
    name: 'Women’s health',
    text: 'Contraception, pregnancy, menopause and the checks that are easy to postpone. Tell us what would make the visit easier, and we’ll arrange what we can.',
    picture: ['flowers armchair', 'Flowers beside an armchair'],
    stems: 'women gynec pregnan contracept menopaus pap prenatal matern',
  },
  {
    name: 'Minor procedures',
    text: 'A cut that needs closing, a stubborn ear, a mole that wants a closer look under a good lamp. We say what you will feel before you feel it.',
    picture: ['magnifier lamp', 'A magnifying glass under a lamp'],
    stems: 'minor procedure stitch wound mole wart skin ear injur suture dermat surger',
  },
  {
    name: 'Visits by video',
    text: 'Some questions need no waiting room. If it turns out that we have to see you after all, we find you a time.',
    picture: ['laptop stethoscope', 'A laptop with a stethoscope beside it'],
    stems: 'tele video online virtual phone remote',
  },
]

export const anyService: readonly string[] = [
  'Tell us what you have noticed and since when. We look, explain what we find and agree with you on the next step.',
  'It begins with a conversation and, where that helps, an examination. What follows we decide together.',
  'Not sure that this is the right kind of visit? Ask the front desk, and they’ll point you the right way.',
  'One step at a time, and you hear what each of them is for.',
  'Bring earlier letters and results if you have them; they often save a test.',
]
