import type { Topic } from './topic.ts'

export const care = {
  barber: {
    words:
      'barber barbershop shave shaving beard fade trim trimming razor moustache clipper gentleman grooming haircut',
    scenes: ['interior', 'stillLife', 'flatLay', 'bench', 'stillLife', 'portrait', 'poster', 'interior'],
    table: ['barberPole', 'combJar', 'shavingBrush', 'pumpBottle', 'towels', 'bowls'],
    tools: ['scissors', 'comb', 'razor', 'hairDryer', 'handMirror'],
    room: ['barberChair', 'stylingStation', 'stool'],
    outdoor: ['shop'],
    clothes: 'apron',
  },
  hairStyling: {
    words:
      'hair hairdresser hairstylist salon stylist styling blowdry highlights colour balayage updo curl braid extensions manicure pedicure nail makeup beauty lash brow cosmetics beautician',
    scenes: ['interior', 'stillLife', 'flatLay', 'portrait', 'stillLife', 'interior', 'poster'],
    table: ['pumpBottle', 'nailPolish', 'flowers', 'combJar', 'diffuser', 'towels'],
    tools: ['hairDryer', 'scissors', 'comb', 'handMirror'],
    room: ['stylingStation', 'barberChair', 'armchair'],
    outdoor: ['shop'],
    clothes: 'apron',
  },
  dentist: {
    words: 'dentist dental teeth tooth orthodontist braces hygiene whitening implant oral toothbrush',
    scenes: ['interior', 'stillLife', 'poster', 'stillLife', 'flatLay', 'portrait'],
    table: ['tooth', 'brushCup', 'apple', 'mask', 'pumpBottle', 'cup'],
    tools: ['toothbrush', 'dentalMirror', 'dentalProbe'],
    room: ['dentalChair', 'armchair'],
    outdoor: ['shop'],
    clothes: 'coat',
  },
  medicalClinic: {
    words:
      'medical clinic doctor physician nurse patient healthcare health hospital surgery pharmacy pediatric stethoscope vaccination checkup medicine',
    scenes: ['stillLife', 'portrait', 'flatLay', 'interior', 'poster', 'stillLife'],
    table: ['firstAid', 'pills', 'heart', 'mask', 'microscope', 'apple'],
    tools: ['stethoscope', 'shield', 'magnifier'],
    room: ['treatmentBed', 'desk', 'armchair'],
    outdoor: ['shop', 'modernHouse'],
    clothes: 'coat',
  },
  physiotherapy: {
    words:
      'physical physiotherapist physiotherapy physio rehabilitation rehab spine posture chiropractor osteopath injury mobility stretch joint',
    scenes: ['interior', 'stillLife', 'interior', 'poster', 'portrait', 'stillLife'],
    table: ['spineModel', 'exerciseBall', 'dumbbell', 'rolledMat', 'towels', 'kettlebell'],
    tools: ['stethoscope'],
    room: ['treatmentBed', 'exerciseBall', 'stool'],
    outdoor: ['modernHouse'],
    clothes: 'sport',
  },
  spa: {
    words:
      'spa massage wellness sauna relax relaxing relaxation facial aromatherapy retreat reiki skincare masseuse pamper serenity tranquil meditation candle',
    scenes: ['stillLife', 'stillLife', 'interior', 'poster', 'stillLife'],
    table: ['stones', 'candles', 'towels', 'lotus', 'diffuser', 'candle', 'pumpBottle', 'branches'],
    tools: ['handMirror'],
    room: ['treatmentBed', 'bath', 'armchair'],
    outdoor: ['shrub'],
    clothes: 'casual',
  },
  therapist: {
    words:
      'therapist therapy counselling counseling counselor psychologist psychotherapy mental anxiety calm coach coaching mindfulness listening couples emotional',
    scenes: ['interior', 'interior', 'stillLife', 'landscape', 'stillLife', 'portrait'],
    table: ['tissues', 'steamingCup', 'branches', 'openBook', 'candle', 'pottedPlant', 'teapot'],
    room: ['armchair', 'sofa', 'floorLamp'],
    outdoor: ['roundTree', 'shrub'],
    clothes: 'casual',
  },
  nutrition: {
    words:
      'nutrition nutritionist dietitian diet healthy vegetable vegetables fruit vegan smoothie avocado salad vitamin organic juice weight',
    scenes: ['stillLife', 'stillLife', 'poster', 'stillLife', 'interior', 'portrait'],
    table: ['avocado', 'salad', 'fruitBowl', 'juice', 'apple', 'pear', 'fruit', 'mortar', 'crate'],
    tools: ['magnifier'],
    room: ['stove', 'diningTable', 'counter'],
    outdoor: ['flowerBed'],
    clothes: 'coat',
  },
  fitness: {
    words:
      'fitness gym workout training trainer exercise muscle yoga pilates crossfit boxing strength barbell kettlebell dumbbell running runner athletic sport swim dance martial',
    scenes: ['stillLife', 'interior', 'stillLife', 'poster', 'portrait', 'landscape'],
    table: ['dumbbell', 'kettlebell', 'waterBottle', 'trainers', 'rolledMat', 'exerciseBall', 'towels'],
    room: ['barbell', 'bench', 'exerciseBall'],
    outdoor: ['roundTree', 'bicycle'],
    clothes: 'sport',
  },
  pets: {
    words: 'pet dog cat puppy kitten vet veterinary veterinarian walker kennel animal groomer groom horse',
    scenes: ['stillLife', 'interior', 'landscape', 'poster'],
    table: ['dog', 'cat', 'exerciseBall', 'bowls', 'heart'],
    tools: ['comb', 'scissors'],
    room: ['dog', 'cat', 'sofa', 'armchair'],
    outdoor: ['dog', 'house'],
    clothes: 'casual',
  },
} as const satisfies Record<string, Topic>
