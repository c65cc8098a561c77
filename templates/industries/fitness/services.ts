import type { ServiceIdea } from '../industry.ts'

export const services: readonly ServiceIdea[] = [
  {
    name: 'Personal training',
    text: 'One coach, one plan and an hour without guessing. We adjust as your body answers.',
    picture: ['dumbbells mat', 'Two dumbbells on a mat'],
    stems: 'personal one private train coach individual',
  },
  {
    name: 'Small groups',
    text: 'Four or five people with their own weights and the same sense of humor. You get corrected, and you get company.',
    picture: ['kettlebells row', 'A row of kettlebells'],
    stems: 'group class small semi bootcamp boot camp circuit hiit team',
  },
  {
    name: 'Strength basics',
    text: 'Squat, hinge, push, pull and carry, learned properly. The weight goes up when the form holds.',
    picture: ['barbell rack', 'A barbell on a rack'],
    stems: 'strength weight lift barbell muscle power',
  },
  {
    name: 'Yoga and mobility',
    text: 'Slow, thorough and kind to stiff hips. Nobody needs to touch their toes on day one.',
    picture: ['yoga mat plant', 'A rolled yoga mat beside a plant'],
    stems: 'yoga pilates mobil stretch flex barre breath',
  },
  {
    name: 'Conditioning',
    text: 'Intervals, rowing and hills that leave you out of breath and in a good mood. Scaled to your pulse, not your neighbor’s.',
    picture: ['rowing machine', 'A rowing machine'],
    stems: 'condition cardio interval endur run row spin cycl hiit crossfit box kickbox',
  },
  {
    name: 'Weight and habits',
    text: 'Training, food and sleep in steps you can keep. No forbidden foods and no miracle weeks.',
    picture: ['apple bottle', 'An apple and a water bottle'],
    stems: 'weight loss nutrit diet habit meal body transform',
  },
  {
    name: 'Back to movement',
    text: 'After an injury, a birth or a long pause, and once your doctor agrees. We start lower than you think and climb steadily.',
    picture: ['resistance band', 'A resistance band on a mat'],
    stems: 'rehab injur postnatal prenatal recover senior older back pain',
  },
  {
    name: 'Online coaching',
    text: 'A plan on your phone, a video check of your form and someone who notices when you skip.',
    picture: ['phone mat', 'A phone propped up beside a mat'],
    stems: 'online remote virtual program app',
  },
]

export const anyService: readonly string[] = [
  'We find your starting point first, and make it harder only when you’re ready.',
  'Suits beginners and returners alike; every exercise has more than one version.',
  'Come and try it once. You’ll know after an hour whether it is for you.',
]
