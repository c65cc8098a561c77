import type { ServiceIdea } from '../industry.ts'

export const services: readonly ServiceIdea[] = [
  {
    name: 'First assessment',
    text: 'We ask, watch and test before anyone lies down. You leave with an explanation, a first exercise and an idea of how long it may take.',
    picture: ['spine model stethoscope', 'A model of the spine beside a stethoscope'],
    stems: 'assess evaluat initial consult diagnos screen movement',
  },
  {
    name: 'Back and neck',
    text: 'For stiff mornings, long drives and desks at the wrong height. We work on what is tight and strengthen what has been letting it.',
    picture: ['spine model', 'A model of the spine on a stand'],
    stems: 'back neck spin posture sciatic disc lumbar headache ergonom',
  },
  {
    name: 'Knees, hips and ankles',
    text: 'Pain on the stairs, a twisted ankle, a hip that clicks and complains. We look at how you load it and change that step by step.',
    picture: ['trainers mat', 'A pair of trainers beside a rolled mat'],
    stems: 'knee hip ankle foot feet leg gait walk arthrit joint',
  },
  {
    name: 'Shoulders and hands',
    text: 'When reaching for the top shelf has become a negotiation. Gentle work on the joint, then exercises with a band you can keep in a drawer.',
    picture: ['dumbbell towel', 'A dumbbell beside a folded towel'],
    stems: 'shoulder hand wrist elbow arm rotator tennis frozen',
  },
  {
    name: 'After surgery',
    text: 'New knees, repaired ligaments, mended bones. We follow your surgeon’s instructions and fill the weeks between the checkups.',
    picture: ['treatment bed window', 'A treatment bed by a window'],
    stems: 'surg operat post replace acl rehab fracture recover hospital',
  },
  {
    name: 'Sports injuries',
    text: 'Strains, sprains and tendons that grumble. You hear what you can keep doing in the meantime, because stopping altogether is rarely the answer.',
    picture: ['kettlebell waterbottle', 'A kettlebell and a water bottle'],
    stems: 'sport athlet run injur strain sprain tendon muscle return',
  },
  {
    name: 'Manual therapy',
    text: 'Hands-on work for joints and muscles that won’t let go by themselves. You can say stop, softer or lower at any time.',
    picture: ['treatment bed towels', 'Folded towels on a treatment bed'],
    stems: 'manual massage needl mobili hands tissue trigger tap cup lymph',
  },
  {
    name: 'Balance and falls',
    text: 'Steadier steps for people who have begun to hold on to the furniture. We practice getting up as well as staying up.',
    picture: ['exercise ball mat', 'An exercise ball beside a mat'],
    stems: 'balanc fall older senior elder vestibul dizz stroke neuro parkinson',
  },
  {
    name: 'Visits at home',
    text: 'Treatment in your own rooms, with your own stairs and your own chair. Often that is where the exercises have to work anyway.',
    picture: ['armchair lamp', 'An armchair beside a lamp'],
    stems: 'home mobile online tele video virtual domicil',
  },
]

export const anyService: readonly string[] = [
  'We test first, explain what we find and choose what to work on with you.',
  'Part of it happens here, and the more important part at home in a few minutes a day.',
  'Ask whether it suits what you have. If something else would be better, we’ll say so.',
  'It goes as far as feels right on the day, and a little further the next time.',
  'We note where you start, so that you can see what has changed.',
]
