import type { ServiceIdea } from '../industry.ts'

export const services: readonly ServiceIdea[] = [
  {
    name: 'Relaxing massage',
    text: 'Long, slow strokes at the pressure you like. For bodies that have been sitting, standing or worrying.',
    picture: ['massage table towels', 'A massage table with folded towels'],
    stems: 'massage relax swedish full body couple',
  },
  {
    name: 'Deep tissue massage',
    text: 'Slow, firm work on the places that never let go. Tell us when it’s too much; that’s part of the method.',
    picture: ['massage stones oil', 'Smooth stones beside a bottle of oil'],
    stems: 'deep tissue sport trigger muscle',
  },
  {
    name: 'Facials',
    text: 'Cleansed, steamed, treated and left alone to glow. We look at your skin before we choose a single product.',
    picture: ['cream jar bowl', 'A bowl and a jar of cream'],
    stems: 'facial face skin peel acne microderm esthet',
  },
  {
    name: 'Body treatments',
    text: 'Scrubs and wraps that smell of salt, clay or oranges. Your skin will be soft for days.',
    picture: ['salt bowl spoon', 'A bowl of salt with a wooden spoon'],
    stems: 'body scrub wrap exfoli detox clay',
  },
  {
    name: 'Hot stones',
    text: 'Smooth, warm stones and unhurried hands. Made for cold weather and tight backs.',
    picture: ['hot stones', 'Smooth stones in a row'],
    stems: 'stone hot',
  },
  {
    name: 'Hands and feet',
    text: 'Shaped, soaked, rubbed and polished, or left bare if you prefer. A good use of a lunch hour.',
    picture: ['nail polish bottle', 'Bottles of nail polish'],
    stems: 'nail manicure pedicure hand foot feet gel polish',
  },
  {
    name: 'Brows, lashes and waxing',
    text: 'Shaped to your face, with a light hand. We go slowly if it’s your first time.',
    picture: ['mirror brush', 'A hand mirror with a small brush'],
    stems: 'brow lash wax thread tint hair removal sugaring',
  },
  {
    name: 'Sauna and steam',
    text: 'Heat, a cold splash and a blanket. We’ll tell you how long and bring you water.',
    picture: ['sauna bucket wood', 'A wooden bucket with a ladle'],
    stems: 'sauna steam bath hydro infrared float',
  },
  {
    name: 'Reflexology',
    text: 'Slow pressure on the feet that many people feel in their shoulders. You can keep your clothes on.',
    picture: ['feet towel bowl', 'A bowl of warm water with a towel'],
    stems: 'reflex reiki energy aroma acupress',
  },
  {
    name: 'A day for two',
    text: 'Two treatments side by side, then tea. For friends, sisters and people who have stopped talking about work.',
    picture: ['two robes towels', 'Two robes on hooks'],
    stems: 'package day couple gift party bridal',
  },
]

export const anyService: readonly string[] = [
  'We ask how you are today and adjust the treatment to that. Then it gets quiet.',
  'Unhurried, in a warm room, with clean linen and as much or as little talk as you like.',
  'If it’s new to you, ask. We’ll describe it step by step before you decide.',
]
